import { makeStyles, tokens } from '@fluentui/react-components';
import { DismissCircleRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { balanceOf } from '#rules/insurance/policies.ts';
import { mayDelete } from '#rules/trips/trips.ts';
import type { DataOf } from '#src/api/readings.ts';
import { addresses } from '#src/lib/addresses.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useApp } from '#src/session/portal.ts';
import { useCurrency } from '#src/session/useCurrency.ts';
import { useRights } from '#src/session/useRights.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { Money } from '#src/ui/values/Money.tsx';
import { TripAction } from '../changes/TripAction.tsx';
import { KeyFactsLink } from '../InsuranceNotes.tsx';
import type { Trip } from '../trip.ts';

const useStyles = makeStyles({
  facts: { display: 'grid', gap: '8px', margin: 0 },
  fact: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '12px' },
  name: { color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  ways: { display: 'grid', gap: '8px', justifyItems: 'stretch' },
});

/** By which policy a trip is covered, what is left of it, and what else can be insured. */
export function Cover({ trip, onCancel }: { trip: Trip; onCancel: () => void }) {
  const { policyNumber, bookingRef } = trip;
  const styles = useStyles();
  const { insuring, cancelling } = useRights();
  const policies = useDataset('POLICIES');
  const left = useLeft(policyNumber, policies.data?.policies ?? []);

  return (
    <Card title={<FormattedMessage id="trips.cover" />} isBusy={policies.view === 'loading'}>
      <dl className={styles.facts}>
        <Fact name="trips.policy">{policyNumber}</Fact>
        {bookingRef ? <Fact name="trips.booking">{bookingRef}</Fact> : null}
        {left ? <Fact name="trips.cover.left">{left}</Fact> : null}
      </dl>
      {policies.view === 'failed' ? (
        <FailedState text="trips.cover.failed" why={policies.why} retry={policies.retry} />
      ) : null}
      <div className={styles.ways}>
        {insuring === 'enabled' ? (
          <ButtonLink to={addresses.insureTrip}>
            <FormattedMessage id="trips.another" />
          </ButtonLink>
        ) : null}
        {mayDelete(trip) ? (
          <TripAction text="trips.cancel" icon={<DismissCircleRegular />} may={cancelling} isWide onPress={onCancel} />
        ) : null}
        <KeyFactsLink />
      </div>
    </Card>
  );
}

/** What the policy can still pay; nothing where it has no cap, nobody knows it or its currency, or nothing is paid here. */
function useLeft(policyNumber: string, policies: DataOf<'POLICIES'>['policies']): ReactNode {
  const currency = useCurrency();
  const isPaidElsewhere = useApp(({ context }) => context.theme?.config.flags.payoutsDisabled ?? false);
  const policy = policies.find(({ externalPolicyNumber }) => externalPolicyNumber === policyNumber);
  const balance = policy ? balanceOf(policy) : null;

  return balance === null || currency === null || isPaidElsewhere ? null : (
    <Money amount={balance} currency={currency} />
  );
}

function Fact({ name, children }: { name: TextId; children: ReactNode }) {
  const styles = useStyles();

  return (
    <div className={styles.fact}>
      <dt className={styles.name}>
        <FormattedMessage id={name} />
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
