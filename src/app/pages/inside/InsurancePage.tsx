import { Outlet } from 'react-router-dom';

import { Insurances } from '#src/screens/trips/Insurances.tsx';

export default function InsurancePage() {
  return (
    <>
      <Insurances />
      <Outlet />
    </>
  );
}
