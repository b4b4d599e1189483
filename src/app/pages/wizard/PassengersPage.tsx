import { Passengers } from '#src/screens/passengers/page/Passengers.tsx';
import { PassengerTrips } from '#src/screens/trips/PassengerTrips.tsx';

export default function PassengersPage() {
  return <Passengers TripsOf={PassengerTrips} />;
}
