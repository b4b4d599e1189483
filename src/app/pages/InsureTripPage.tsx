import { Navigate, useNavigate } from 'react-router-dom';

import { InsureTrip } from '#src/screens/insurance/InsureTrip.tsx';
import { AddPassenger } from '#src/screens/passengers/AddPassenger.tsx';
import { addPassengerIn } from '#src/screens/passengers/addPassengerIn.ts';
import { useRights } from '#src/session/useRights.ts';

import { paths } from '../paths.ts';

const passengers = { AddPassenger, addPassengerIn };

/** My insurances with the wizard over it. Who may not insure a trip is left with the page beneath. */
export default function InsureTripPage() {
  const navigate = useNavigate();
  const { insuring } = useRights();

  return insuring === 'enabled' ? (
    <InsureTrip passengers={passengers} onLeft={() => void navigate(paths.insurance, { replace: true })} />
  ) : (
    <Navigate to={paths.insurance} replace />
  );
}
