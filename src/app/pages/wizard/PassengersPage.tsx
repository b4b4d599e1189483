import { Passengers } from '#src/screens/passengers/page/Passengers.tsx';
import { ComingTripsOf } from '#src/screens/trips/ComingTripsOf.tsx';

/** The customer's passengers, with the trips of each. */
export default function PassengersPage() {
  return <Passengers TripsOf={ComingTripsOf} />;
}
