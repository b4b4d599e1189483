import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';

import type { AddInsuranceActor } from '#machines/insurance/addInsurance.machine.ts';
import { textOfType } from '#src/lib/trips/tripTypes.ts';
import { narrow } from '#src/ui/spaces.ts';
import { Part, Parts } from '#src/wizard/parts/Part.tsx';

import { DraftFlight } from '../steps/DraftFlight.tsx';

// Wrap a policy number at its hyphen only if the line is too short for all of it.
const useStyles = makeStyles({
  policy: { display: 'inline-block', [narrow]: { display: 'block' } },
  dot: { [narrow]: { display: 'none' } },
});

/** Links back to the parts that can still be changed. Disabled while an answer is pending. */
type Changes = { isFixed: boolean; onTrip: () => void; onFlights: () => void; onTravellers: () => void };

type SummaryProps = {
  flow: AddInsuranceActor;
  /** Names; empty if the insurer insures the account holder. */
  travellers: readonly string[];
  /** Replaces the travellers while they are unknown. */
  inDoubt?: ReactNode;
  contact: string | undefined;
  changes?: Changes;
};

export function Summary({ flow, travellers, inDoubt, contact, changes }: SummaryProps) {
  const styles = useStyles();
  const { tripType, policyNumber, items, passengerSelection } = useSelector(flow, ({ context }) => context);
  const fixed = changes?.isFixed ? { isFixed: true } : {};

  return (
    <Parts>
      <Part {...fixed} name="insurance.details.trip" change="insurance.details.change_trip" onChange={changes?.onTrip}>
        <span>
          {tripType ? (
            <>
              <FormattedMessage id={textOfType[tripType]} />
              <span className={styles.dot}> ·</span>{' '}
            </>
          ) : null}
          <span className={styles.policy}>
            <FormattedMessage id="insurance.details.policy" values={{ policy: policyNumber }} />
          </span>
        </span>
      </Part>
      <Part
        {...fixed}
        name="insurance.details.flights"
        change="insurance.details.change_flights"
        onChange={changes?.onFlights}
      >
        {items.map((item) => (
          <DraftFlight key={item.id} item={item} tripType={tripType} />
        ))}
      </Part>
      <Part
        {...fixed}
        name="insurance.details.travellers"
        change="insurance.details.change_travellers"
        onChange={passengerSelection ? changes?.onTravellers : undefined}
      >
        {inDoubt ??
          (travellers.length > 0 || passengerSelection ? (
            <FormattedList value={travellers} />
          ) : (
            <FormattedMessage id="insurance.details.account" />
          ))}
        {contact ? (
          <span>
            <FormattedMessage id="insurance.details.contact" />: {contact}
          </span>
        ) : null}
      </Part>
    </Parts>
  );
}
