import { useNavigate } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { InsureTrip } from '#src/screens/insurance/InsureTrip.tsx';

import { SetUpPayout } from '../payouts/setUp.ts';
import { passengers } from './passengers.ts';

export default function InsureTripPage() {
  const navigate = useNavigate();

  return (
    <InsureTrip
      passengers={passengers}
      SetUpPayout={SetUpPayout}
      onLeft={() => void navigate(addresses.insurance, { replace: true })}
    />
  );
}
