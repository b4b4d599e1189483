import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import type { Claimed } from '#machines/resolutions/cash/claim.ts';
import type { Option } from '#machines/resolutions/resolutions.ts';
import { portalTokens } from '#src/ui/tokens.ts';
import { Money } from '#src/ui/values/Money.tsx';

const useStyles = makeStyles({
  prize: {
    margin: 0,
    fontFamily: portalTokens.fontFamilyDisplay,
    fontSize: '36px',
    lineHeight: '44px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'lining-nums tabular-nums',
    overflowWrap: 'anywhere',
    '@media (max-width: 639px)': { fontSize: '30px', lineHeight: '36px' },
  },
});

type PrizeProps = { option: Option; remedy: Claimed; currency: string };

export function Prize({ option: { prize }, remedy, currency }: PrizeProps) {
  const styles = useStyles();
  if (prize === null) return null;

  return (
    <p className={styles.prize}>
      {remedy === 'CASH' ? (
        <Money amount={prize} currency={currency} />
      ) : (
        <FormattedMessage id="resolutions.claim.points.prize" values={{ points: prize }} />
      )}
    </p>
  );
}
