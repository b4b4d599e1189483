import { Outlet } from 'react-router-dom';

import { Insurances } from '#src/screens/trips/Insurances.tsx';

/** My insurances, with whatever is open over it. */
export default function InsurancePage() {
  return (
    <>
      <Insurances />
      <Outlet />
    </>
  );
}
