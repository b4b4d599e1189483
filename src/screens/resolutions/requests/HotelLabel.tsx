import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';

import { asBeginning } from '#src/lib/words.ts';
import { heard } from '#src/ui/flights/look.ts';
import { useTornStyles } from '#src/ui/flights/tornStyles.ts';

const useStyles = makeStyles({
  heard,
  hotel: { gap: '2px', paddingBlockEnd: '4px' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  more: { fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

/** Radio label of a hotel in the insurer's words. The text before the first comma is its name. */
export function HotelLabel({ description }: { description: string }) {
  const styles = useStyles();
  const torn = useTornStyles();
  const { locale } = useIntl();
  const [, name = description, more = ''] = /^([^,]+),\s*(.+)$/s.exec(description) ?? [];

  return (
    <>
      <span className={styles.heard}>{description}</span>
      <span className={mergeClasses(torn.row, styles.hotel)} aria-hidden>
        <span className={styles.name}>{name}</span>
        {more ? <span className={styles.more}>{asBeginning(more, locale)}</span> : null}
      </span>
    </>
  );
}
