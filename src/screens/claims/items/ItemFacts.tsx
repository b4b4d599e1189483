import { FormattedMessage } from 'react-intl';
import { generatePath } from 'react-router-dom';

import { payableBalance } from '#rules/insurance/policies.ts';
import { addresses } from '#src/lib/addresses.ts';
import { getDisruptionPath } from '#src/lib/links/paths.ts';
import { toDay } from '#src/lib/time/dates.ts';
import { readable } from '#src/lib/words.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { Phone } from '#src/session/passengers/Phone.tsx';
import { usePortal } from '#src/session/portal.ts';
import { useCurrency } from '#src/session/useCurrency.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { LongDate } from '#src/ui/values/LongDate.tsx';

import { Term } from '../figures/Term.tsx';
import { useOpenClaims } from './changes/useOpenClaims.ts';
import type { Item } from './item.ts';

/** Shows the policy, term and cover of an item, its contact and its open claims. */
export function ItemFacts({ item }: { item: Item }) {
  const { clock } = usePortal();
  const user = useDataset('USER_DETAILS').data?.user;
  const policy = useDataset('POLICIES').data?.policies.find(
    ({ externalPolicyNumber }) => externalPolicyNumber === item.externalPolicyNumber,
  );
  const currency = useCurrency();
  const open = useOpenClaims(item.itemId);
  const left = policy ? payableBalance(policy, toDay(clock.now())) : null;

  return (
    <Facts
      facts={{
        'claims.items.add.type': readable(item.itemTypeId),
        'claims.items.policy': item.externalPolicyNumber,
        'claims.items.period': policy ? (
          <FormattedMessage
            id="data.span"
            values={{ first: <LongDate date={policy.policyStart} />, last: <LongDate date={policy.policyEnd} /> }}
          />
        ) : null,
        'claims.items.left':
          left === null || policy?.policyCap == null || currency === null ? null : (
            <FormattedMessage
              id="claims.items.left.of"
              values={{
                left: <Term amount={left} currency={currency} />,
                cap: <Term amount={policy.policyCap} currency={currency} />,
              }}
            />
          ),
        'claims.items.phone': user?.mobilePhoneNumber ? <Phone number={user.mobilePhoneNumber} /> : null,
        'claims.items.email': user?.emailAddress,
        'claims.items.claims':
          open.length > 0
            ? open.map(({ alertId, claimNumber }) => (
                <span key={alertId}>
                  <TextLink to={generatePath(addresses.claimHistory, { alertId })}>{claimNumber}</TextLink>{' '}
                </span>
              ))
            : null,
        'claims.items.case': item.monitorId ? (
          <TextLink to={getDisruptionPath({ category: 'ITEM', itemId: item.itemId, monitorId: item.monitorId })}>
            <FormattedMessage id="claims.items.case.see" />
          </TextLink>
        ) : null,
      }}
    />
  );
}
