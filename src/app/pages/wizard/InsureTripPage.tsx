import { useNavigate } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { InsureTrip } from '#src/screens/insurance/InsureTrip.tsx';
import { AddPassenger } from '#src/screens/passengers/AddPassenger.tsx';
import { provideAddPassenger } from '#src/screens/passengers/provideAddPassenger.ts';
import { WhyNotAdd } from '#src/screens/passengers/WhyNotAdd.tsx';

const passengers = { AddPassenger, WhyNotAdd, provideAddPassenger };

/** My insurances with the wizard over it. */
export default function InsureTripPage() {
  const navigate = useNavigate();

  return <InsureTrip passengers={passengers} onLeft={() => void navigate(addresses.insurance, { replace: true })} />;
}
