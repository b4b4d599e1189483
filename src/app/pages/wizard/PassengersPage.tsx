import { Passengers } from '#src/screens/passengers/page/Passengers.tsx';
import { ComingTripsOf } from '#src/screens/trips/ComingTripsOf.tsx';

export default function PassengersPage() {
  return <Passengers TripsOf={ComingTripsOf} />;
}
