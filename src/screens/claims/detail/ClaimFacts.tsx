import { FormattedMessage, FormattedNumber } from 'react-intl';

import { readable } from '#src/lib/words.ts';
import { Facts } from '#src/ui/content/Facts.tsx';

import type { Claim } from '../claim.ts';
import { Term } from '../figures/Term.tsx';
import { Moment } from '../rows/Moment.tsx';

type ClaimFactsProps = {
  claim: Pick<Claim, 'alertType' | 'alertDate'> & { data: Omit<Claim['data'], '__typename'> };
  isListed?: boolean;
};

/** Shows the event and the terms of a claim. A missing retention differs from a retention of 0. */
export function ClaimFacts({ claim: { alertType, alertDate, data }, isListed = false }: ClaimFactsProps) {
  const { currency, profitMargin, retention, applicableLimit, restorationPeriod } = data;

  return (
    <Facts
      isListed={isListed}
      facts={{
        'claims.type': readable(alertType),
        'claims.date': <Moment on={alertDate} />,
        'claims.restoration': <FormattedMessage id="claims.months" values={{ count: restorationPeriod }} />,
        'claims.margin': <FormattedNumber value={profitMargin / 100} style="percent" maximumFractionDigits={2} />,
        'claims.retention': retention == null ? null : <Term amount={retention} currency={currency} />,
        'claims.limit': <Term amount={applicableLimit} currency={currency} />,
      }}
    />
  );
}
