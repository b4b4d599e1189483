import { makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular, DismissCircleRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { fullName } from '#rules/people/passengers.ts';
import { coveredAhead } from '#rules/trips/standing.ts';
import { insuredFlights, mayDelete } from '#rules/trips/trips.ts';
import { addresses } from '#src/lib/addresses.ts';
import type { TextId } from '#src/lib/texts.ts';
import { textOfType } from '#src/lib/trips/tripTypes.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { BalanceFailed } from '#src/session/trips/BalanceFailed.tsx';
import { Proof } from '#src/session/trips/proof/Proof.tsx';
import { useBalance } from '#src/session/trips/useBalance.ts';
import { useNow } from '#src/session/useNow.ts';
import { useRights } from '#src/session/useRights.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { Money } from '#src/ui/values/Money.tsx';
import { TripAction } from '../changes/TripAction.tsx';
import { KeyFactsLink } from '../InsuranceNotes.tsx';
import { type Trip, toFlightSeen } from '../trip.ts';

const useStyles = makeStyles({
  // Place the actions beside the facts if there is room.
  parts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(272px, 100%), 1fr))',
    gap: '16px 32px',
    alignItems: 'start',
  },
  facts: { display: 'grid', gap: '8px', margin: 0 },
  fact: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '12px' },
  name: { color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  ways: {
    display: 'grid',
    gap: '4px',
    justifyItems: 'stretch',
    // Aligns the icons of buttons without background with the text above.
    marginInline: '-12px',
    ':empty': { display: 'none' },
    '& > :is(a, button), & > div > button': { justifyContent: 'start' },
  },
});

export function Cover({ trip, onCancel }: { trip: Trip; onCancel: () => void }) {
  const { policyNumber, bookingRef, type } = trip;
  const styles = useStyles();
  const { insuring, cancelling } = useRights();
  const policies = useDataset('POLICIES');
  const held = policies.data?.policies.find(({ externalPolicyNumber }) => externalPolicyNumber === policyNumber);
  const left = useBalance(held);
  const now = useNow();
  const insured = insuredFlights(trip);
  const coming = coveredAhead(trip, now).map((flight) => ({ ...flight, leavesAt: toFlightSeen(trip, flight).from.at }));

  return (
    <Card title={<FormattedMessage id="trips.cover" />} isBusy={policies.view === 'loading'}>
      <div className={styles.parts}>
        <Stack gap={16}>
          <dl className={styles.facts}>
            <Fact name="trips.policy">{policyNumber}</Fact>
            <Fact name="trips.type">
              <TripType type={type} />
            </Fact>
            {bookingRef ? <Fact name="trips.booking">{bookingRef}</Fact> : null}
            {left ? (
              <Fact name="trips.cover.left">
                <Money {...left} />
              </Fact>
            ) : null}
          </dl>
          {policies.view === 'failed' ? (
            <FailedState text="trips.cover.failed" why={policies.why} retry={policies.retry} />
          ) : null}
          <BalanceFailed policies={held ? [held] : []} />
          <span>
            <KeyFactsLink />
          </span>
        </Stack>
        <div className={styles.ways}>
          {insured.length > 0 ? (
            <Proof
              trip={trip}
              flights={insured}
              coming={coming}
              people={trip.passengers.map(fullName)}
              appearance="subtle"
            />
          ) : null}
          {insuring === 'enabled' ? (
            <ButtonLink to={addresses.insureTrip} appearance="subtle" icon={<AddRegular />}>
              <FormattedMessage id="trips.another" />
            </ButtonLink>
          ) : null}
          {mayDelete(trip) ? (
            <TripAction
              text="trips.cancel"
              icon={<DismissCircleRegular />}
              may={cancelling}
              isWide
              isQuiet
              onPress={onCancel}
            />
          ) : null}
        </div>
      </div>
    </Card>
  );
}

/** Type of a trip in upper case (spec T§3); an unknown type by its raw name. */
function TripType({ type }: Pick<Trip, 'type'>) {
  const { formatMessage, locale } = useIntl();
  const text = isNamed(type) ? formatMessage({ id: textOfType[type] }) : type;
  return <>{text.toLocaleUpperCase(locale)}</>;
}

const isNamed = (type: string): type is keyof typeof textOfType => Object.hasOwn(textOfType, type);

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
