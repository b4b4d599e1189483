import { FormattedMessage } from 'react-intl';
import type { CancellingOutput } from '#machines/kit/records/cancelling.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { isInsured } from '#rules/trips/trips.ts';
import { TooLate } from '#src/session/trips/TooLate.tsx';
import { useTrips } from '#src/session/trips/useTrips.ts';
import { ConfirmCancellation } from '#src/wizard/dialogs/ConfirmCancellation.tsx';

import type { Trip } from '../trip.ts';
import { useTripName } from '../useTripName.ts';
import { connectCancelInsurance } from './connectCancelInsurance.ts';
import { InsuredFlights } from './InsuredFlights.tsx';

const ofInsurance: readonly Topic[] = ['insurance'];

type CancelInsuranceProps = { trip: Trip; onDone: (end: CancellingOutput) => void };

/** Cancels the insurance of a trip. Not available once a flight has left or is disrupted. */
export function CancelInsurance({ trip, onDone }: CancelInsuranceProps) {
  const { tripId } = trip;
  const name = useTripName(trip);
  const { data } = useTrips();

  return (
    <ConfirmCancellation
      id={tripId}
      provide={connectCancelInsurance}
      about={ofInsurance}
      text={(part) => `trips.cancel.${part}`}
      values={{ trip: name }}
      details={
        <>
          <InsuredFlights trip={trip} />
          <p>
            <FormattedMessage id="trips.cancel.lost" /> <FormattedMessage id="trips.cancel.kept" />
          </p>
        </>
      }
      isMissed={data !== null && !data.trips.some((each) => each.tripId === tripId && isInsured(each))}
      locked={(attributes, onClose) => (
        <TooLate title="trips.cancel.locked" attributes={attributes} onClose={onClose} />
      )}
      onDone={onDone}
    />
  );
}
