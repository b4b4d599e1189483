import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TextId } from '#src/lib/texts.ts';
import { portalTokens } from '../tokens.ts';

const useStyles = makeStyles({
  figure: { margin: 0, color: tokens.colorNeutralForeground2 },
  number: {
    marginInlineEnd: '4px',
    fontFamily: portalTokens.fontFamilyDisplay,
    fontSize: '36px',
    lineHeight: '44px',
    fontWeight: portalTokens.fontWeightDisplay,
    letterSpacing: portalTokens.letterSpacingDisplay,
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The number that a card is about. In its text the number stands between `<n>` and `</n>`. */
export function Figure({ id, count }: { id: TextId; count: number }) {
  const styles = useStyles();
  const n = (parts: ReactNode[]) => <span className={styles.number}>{parts}</span>;

  return (
    <p className={styles.figure}>
      <FormattedMessage id={id} values={{ count, n }} />
    </p>
  );
}
