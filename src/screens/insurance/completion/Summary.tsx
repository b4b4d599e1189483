import { makeStyles, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';

import type { AddInsuranceActor } from '#machines/insurance/addInsurance.machine.ts';
import type { CompleteTripActor } from '#machines/insurance/completeTrip.machine.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useDataset } from '#src/session/useDataset.ts';
import links from '#src/ui/link.module.css';
import { useLeaving } from '#src/wizard/LeavingContext.ts';
import { textOfType } from '../../trips/texts.ts';
import { DraftFlight } from '../DraftFlight.tsx';

type SummaryProps = { flow: AddInsuranceActor; completion: CompleteTripActor; isFixed: boolean };

const useStyles = makeStyles({
  all: { margin: 0 },
  part: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '16px',
    paddingBlock: '12px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  name: { color: tokens.colorNeutralForeground2, gridColumn: '1 / -1' },
  value: { margin: 0, display: 'grid', gap: '4px', overflowWrap: 'anywhere' },
  way: { alignSelf: 'start', minHeight: '24px', '@media (pointer: coarse)': { minHeight: '44px' } },
});

/** What was chosen, part by part. */
export function Summary({ flow, completion, isFixed }: SummaryProps) {
  const { tripType, policyNumber, items } = useSelector(flow, ({ context }) => context);
  const { passengerSelection, passengerIds, delegatedPassengerId } = useSelector(completion, ({ context }) => context);
  const { data } = useDataset('PASSENGERS');
  const namesOf = (ids: readonly string[]) =>
    (data?.passengers ?? [])
      .filter(({ passengerId }) => ids.includes(passengerId))
      .map(({ name, surname }) => `${name} ${surname}`);
  const fixed = isFixed ? { isFixed: true } : {};
  const styles = useStyles();

  return (
    <dl className={styles.all}>
      <Part
        {...fixed}
        name="insurance.details.trip"
        change="insurance.details.change_trip"
        onChange={() => completion.send({ type: 'trip.reopened' })}
      >
        <span>{tripType ? <FormattedMessage id={textOfType[tripType]} /> : null}</span>
        <FormattedMessage id="insurance.details.policy" values={{ policy: policyNumber }} />
      </Part>
      <Part
        {...fixed}
        name="insurance.details.flights"
        change="insurance.details.change_flights"
        onChange={() => completion.send({ type: 'flights.reopened' })}
      >
        {items.map((item) => (
          <DraftFlight key={item.id} item={item} />
        ))}
      </Part>
      {passengerSelection ? (
        <Part
          {...fixed}
          name="insurance.details.travellers"
          change="insurance.details.change_travellers"
          onChange={() => completion.send({ type: 'page.left' })}
        >
          <FormattedList value={namesOf(passengerIds)} />
          {delegatedPassengerId ? (
            <span>
              <FormattedMessage id="insurance.details.contact" />: {namesOf([delegatedPassengerId])[0]}
            </span>
          ) : null}
        </Part>
      ) : (
        <Part name="insurance.details.travellers">
          <FormattedMessage id="insurance.details.account" />
        </Part>
      )}
    </dl>
  );
}

type PartProps = { name: TextId; change?: TextId; onChange?: () => void; isFixed?: boolean; children: ReactNode };

function Part({ name, change, onChange, isFixed = false, children }: PartProps) {
  const styles = useStyles();
  const leave = useLeaving();

  return (
    <div className={styles.part}>
      <dt className={styles.name}>
        <FormattedMessage id={name} />
      </dt>
      <dd className={styles.value}>{children}</dd>
      {change ? (
        <dd className={styles.value}>
          <button
            type="button"
            className={`${links.link} ${styles.way}`}
            aria-disabled={isFixed}
            onClick={isFixed || !onChange ? undefined : () => leave(onChange)}
          >
            <FormattedMessage id={change} />
          </button>
        </dd>
      ) : null}
    </div>
  );
}
