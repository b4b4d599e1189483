import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import type { Claim } from '../claim.ts';
import { Term } from '../figures/Term.tsx';

const useStyles = makeStyles({
  terms: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: '68ch', textWrap: 'pretty' },
});

/** Explains how the offered revenue turns into a payment. The amount itself is unknown until each month is over. */
export function OfferTerms({ data }: { data: Omit<Claim['data'], '__typename'> }) {
  const styles = useStyles();
  const { currency, profitMargin, retention, applicableLimit } = data;

  return (
    <p className={styles.terms}>
      <FormattedMessage
        id={retention == null ? 'claims.offer.terms' : 'claims.offer.terms_retention'}
        values={{
          margin: <FormattedNumber value={profitMargin / 100} style="percent" maximumFractionDigits={2} />,
          retention: <Term amount={retention ?? 0} currency={currency} />,
          limit: <Term amount={applicableLimit} currency={currency} />,
        }}
      />
    </p>
  );
}
