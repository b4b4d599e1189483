import { parisDublin } from '#paths/specs/kit/flights.ts';
import type { TripsQuery } from '#src/api/generated/documents.ts';

type Trip = TripsQuery['trips'][number];
type Flight = Trip['flights'][number];

/** The current day of every test about trips. */
const today = '2026-11-20';
export const now = Date.parse(`${today}T08:00:00Z`);

const airports: Record<string, string> = {
  OSL: 'Oslo Gardermoen',
  LHR: 'London Heathrow',
  JFK: 'New York John F. Kennedy',
  CDG: 'Paris Charles de Gaulle',
};

/** Returns a scheduled flight on a `route` such as OSL-LHR, with these changes. */
export function flight(flightNumber: string, route: string, embarkDate: string, changes: Partial<Flight> = {}): Flight {
  const [origin = '', destination = ''] = route.split('-');
  return {
    ...parisDublin,
    terminal: '2',
    totalPassengers: 1,
    __typename: 'Flight',
    flightId: `flight-${flightNumber}`,
    tripId: 'trip',
    flightNumber,
    embarkDate,
    embarkTime: '12:00',
    origin,
    destination,
    originAirport: airports[origin] ?? origin,
    destinationAirport: airports[destination] ?? destination,
    arrivalDate: embarkDate,
    arrivalTime: '14:15',
    ...changes,
  };
}

export function trip(tripId: string, flights: Flight[], changes: Partial<Trip> = {}): Trip {
  return {
    __typename: 'Trip',
    tripId,
    type: 'single',
    bookingRef: null,
    policyNumber: 'POL-ACTIVE',
    delegated_passenger_id: null,
    flights: flights.map((each) => ({ ...each, tripId })),
    passengers: [{ __typename: 'TripPassenger', passengerId: 'passenger-anna', name: 'Anna', surname: 'Berg' }],
    alerts: [],
    ...changes,
  };
}

const alert = (delayDate: string | null, created = '2026-11-19T20:00:00Z', flightId: string | null = null) => ({
  __typename: 'TripAlert' as const,
  alertId: `alert-${delayDate}-${created}`,
  flightId,
  alertType: delayDate ? 'DELAY' : 'CANCELLATION',
  delayDate,
  created,
});

/** Returns a trip of one flight, with its delays (new departure) and cancellations (null), oldest first. */
function single(
  key: string,
  number: string,
  date: string,
  changes: Partial<Flight> = {},
  alerts: (string | null)[] = [],
) {
  const told = alerts.map((delayDate, days) => alert(delayDate, `2026-11-1${days + 1}T20:00:00Z`));
  return trip(key, [flight(number, 'OSL-LHR', date, changes)], { alerts: told });
}

const [yesterday, tomorrow] = ['2026-11-19', '2026-11-21'];

/** A trip for each state of a flight and each shape of a trip. */
export const trips: Trip[] = [
  trip('t-sched', [flight('SK101', 'OSL-LHR', '2026-11-30', { embarkTime: '09:00' })], { bookingRef: 'QX7K2M' }),
  single('t-delay', 'SK102', today, { alerted: 1 }, [`${today} 15:00`]),
  single('t-delay9', 'SK103', yesterday, { departed: 1 }, [`${yesterday} 12:09`]),
  single('t-delay10', 'SK104', yesterday, { departed: 1 }, [`${yesterday} 12:10`]),
  single('t-depdel', 'SK105', yesterday, { departed: 1 }, [`${yesterday} 12:11`]),
  single('t-dep', 'SK106', yesterday, { departed: 1 }),
  single('t-canc', 'SK107', today, { cancelled: 1, alerted: 1 }, [null]),
  single('t-canc0', 'SK108', '2026-11-23', { cancelled: 1 }),
  single('t-depcanc', 'SK109', yesterday, { departed: 1, cancelled: 1, alerted: 1 }, [null]),
  single('t-gone', 'SK110', '2026-11-26', { active: 0 }),
  single('t-unmon', 'SK111', tomorrow, { isMonitored: 0, notified: 1 }),
  trip(
    't-return',
    [
      flight('SK112', 'OSL-JFK', '2026-12-04', { terminal: null }),
      flight('SK113', 'JFK-OSL', '2026-12-11', { terminal: null, direction: 'inbound', flightType: 'return' }),
    ],
    { type: 'return' },
  ),
  trip(
    't-multi',
    [
      flight('SK114', 'OSL-CDG', '2026-12-20'),
      flight('SK115', 'CDG-LHR', '2026-12-23', { flightType: 'leg' }),
      flight('SK116', 'JFK-OSL', '2026-12-30', { flightType: 'leg', direction: 'inbound' }),
    ],
    { type: 'multi' },
  ),
  single('t-two', 'SK118', '2026-11-25', { alerted: 1 }, ['2026-11-25 13:00', '2026-11-25 16:00']),
];

export const tripsAnswer: TripsQuery = { trips };
