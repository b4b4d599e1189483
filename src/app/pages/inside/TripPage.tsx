import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { ChosenSteps } from '#src/screens/resolutions/glance/ChosenSteps.tsx';
import { TripPage as Trip } from '#src/screens/trips/trip/TripPage.tsx';
import { later } from '#src/ui/connection/later.tsx';

import { ShowResolution } from '../resolutions/showResolution.ts';

/** Shared with the wizard, so they are in its file. */
export const dialogs = {
  EditTrip: later(() => fromFile('wizard', () => import('../wizard/EditTripHere.tsx'))),
  CancelInsurance: later(() => fromFile('wizard', () => import('../wizard/CancelInsuranceHere.tsx'))),
};

export default function TripPage() {
  return (
    <Trip
      dialogs={dialogs}
      ShowResolution={ShowResolution}
      chosen={(which, flight, unknown, onDecided, isOpen) => (
        <ChosenSteps which={which} flight={flight} isOpen={isOpen} onDecided={onDecided}>
          {unknown}
        </ChosenSteps>
      )}
    />
  );
}
