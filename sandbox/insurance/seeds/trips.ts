import type { PartnerName } from '../../seeds/partners.ts';

export type FlightSeed = {
  number: string;
  /** Relative to today. */
  day: number;
  time: string;
  route: string;
  minutes?: number;
  terminal?: string | null;
  direction?: 'outbound' | 'inbound';
  flightType?: 'main' | 'leg' | 'return';
  is?: ('cancelled' | 'inactive' | 'departed' | 'alerted' | 'notified' | 'unmonitored')[];
  /** Delays in minutes, or cancellations if `late` is absent, with the age of the report in days. */
  alerts?: { late?: number; daysAgo: number }[];
};
export type TripSeed = {
  key: string;
  type?: 'single' | 'return' | 'multi';
  bookingRef?: string;
  policy?: string;
  flights: FlightSeed[];
};

type Unnumbered = Omit<TripSeed, 'flights'> & { flights: Omit<FlightSeed, 'number'>[] };

/** Numbers flights by position. Add new ones at the end, so that the others keep their numbers. */
function numbered(carrier: string, first: number, trips: Unnumbered[]): TripSeed[] {
  let next = first;
  return trips.map((trip) => ({
    ...trip,
    flights: trip.flights.map((flight) => ({ number: `${carrier}${next++}`, ...flight })),
  }));
}

const single = <Flight extends Omit<FlightSeed, 'number'>>(key: string, flight: Flight) => ({ key, flights: [flight] });
const late = (minutes: number, daysAgo = 1) => [{ late: minutes, daysAgo }];
const cancelled = [{ daysAgo: 1 }];

/** One trip per flight state or trip shape. */
const annas: Unnumbered[] = [
  {
    key: 't-sched',
    bookingRef: 'QX7K2M',
    flights: [{ day: 10, time: '09:00', route: 'OSL-LHR' }],
  },
  single('t-delay', { day: 0, time: '12:00', route: 'LHR-AMS', is: ['alerted'], alerts: late(180) }),
  single('t-delay9', {
    day: -1,
    time: '07:30',
    route: 'AMS-CDG',
    is: ['departed'],
    alerts: late(9, 2),
  }),
  single('t-delay10', {
    day: -1,
    time: '10:15',
    route: 'CDG-MAD',
    is: ['departed'],
    alerts: late(10, 2),
  }),
  single('t-depdel', {
    day: -1,
    time: '13:20',
    route: 'MAD-FCO',
    is: ['departed'],
    alerts: late(11, 2),
  }),
  single('t-dep', { day: -1, time: '16:45', route: 'FCO-FRA', is: ['departed'] }),
  single('t-canc', {
    day: 0,
    time: '18:10',
    route: 'FRA-OSL',
    is: ['cancelled', 'alerted'],
    alerts: cancelled,
  }),
  single('t-canc0', { day: 3, time: '08:05', route: 'OSL-FRA', is: ['cancelled'] }),
  single('t-depcanc', {
    day: -1,
    time: '19:40',
    route: 'FRA-LHR',
    is: ['departed', 'cancelled', 'alerted'],
    alerts: [{ daysAgo: 2 }],
  }),
  single('t-gone', { day: 6, time: '11:00', route: 'LHR-OSL', is: ['inactive'] }),
  single('t-unmon', { day: 1, time: '14:30', route: 'OSL-CDG', is: ['unmonitored', 'notified'] }),
  {
    key: 't-return',
    type: 'return',
    flights: [
      { day: 14, time: '06:50', route: 'OSL-JFK', minutes: 505, terminal: null },
      {
        day: 21,
        time: '21:15',
        route: 'JFK-OSL',
        minutes: 440,
        terminal: null,
        direction: 'inbound',
        flightType: 'return',
      },
    ],
  },
  {
    key: 't-multi',
    type: 'multi',
    flights: [
      { day: 30, time: '07:00', route: 'OSL-CDG' },
      { day: 33, time: '12:25', route: 'CDG-FCO', flightType: 'leg' },
      { day: 37, time: '15:10', route: 'FCO-MAD', flightType: 'leg' },
      { day: 40, time: '18:55', route: 'MAD-OSL', flightType: 'leg', direction: 'inbound' },
    ],
  },
  single('t-two', {
    day: 5,
    time: '12:00',
    route: 'AMS-OSL',
    is: ['alerted'],
    alerts: [...late(60, 2), ...late(240, 1)],
  }),
];

type Ordinary = { policy?: string; key?: string; trips?: number; besides?: Unnumbered[] };

/**
 * Returns a future trip and a late one, for accounts that demonstrate something else. Each customer has ten flight
 * numbers.
 */
function ordinary(partner: PartnerName, carrier: string, first: number, whose: Record<string, Ordinary>) {
  const all = Object.entries(whose).map(([name, { policy = 'POL-ACTIVE', key = name, trips, besides = [] }], place) => {
    const usual: Unnumbered[] = [
      { key: `t-${key}-1`, policy, flights: [{ day: 12, time: '10:40', route: 'LHR-FCO' }] },
      {
        key: `t-${key}-2`,
        policy,
        flights: [{ day: 0, time: '21:30', route: 'FCO-LHR', is: ['alerted'], alerts: late(150) }],
      },
    ];
    const own = [...usual.slice(0, trips), ...besides];
    return [`${name}@${partner}.test`, numbered(carrier, first + 10 * place, own)] as const;
  });
  return Object.fromEntries(all);
}

export const tripSeeds: Record<string, TripSeed[]> = {
  'anna@sky.test': numbered('SK', 101, annas),
  ...ordinary('sky', 'SK', 211, {
    mfa: {},
    pending: {},
    nomethod: {},
    one: {},
    many: { policy: 'POL-NEAR' },
    emil: { policy: 'POL-NOLIMIT' },
    charter: {},
    admin: {},
    full: { policy: 'POL-FULL', trips: 1 },
    readonly: {
      besides: [single('t-readonly-3', { day: 2, time: '09:20', route: 'OSL-AMS', is: ['unmonitored', 'notified'] })],
    },
    policies: { policy: 'POL-FULL', trips: 1 },
  }),
  'errors@sky.test': [
    single('t-ghost', { number: 'SK404', day: 8, time: '09:00', route: 'OSL-LHR', is: ['unmonitored', 'notified'] }),
    single('t-race', { number: 'SK407', day: 9, time: '09:00', route: 'LHR-OSL' }),
    single('t-withdrawn', {
      number: 'SK405',
      day: 0,
      time: '15:00',
      route: 'OSL-AMS',
      is: ['alerted'],
      alerts: late(120),
    }),
    single('t-tripless', { number: 'SK406', day: 2, time: '09:00', route: 'AMS-OSL', is: ['unmonitored', 'notified'] }),
    ...['ZZ61000', 'ZZ61001', 'ZZ61002', 'ZZ61003'].map((number, place) =>
      single(`t-hindered-${place}`, { number, day: 15 + place, time: '09:00', route: 'OSL-LHR' }),
    ),
    single('t-left', { number: 'SK408', day: 1, time: '09:00', route: 'OSL-FRA', is: ['unmonitored', 'notified'] }),
    single('t-lost', { number: 'SK409', day: 4, time: '09:00', route: 'FRA-OSL', is: ['unmonitored', 'notified'] }),
  ],
  ...ordinary('voyage', 'VO', 111, {
    // A departed flight, on which a bag may have been lost.
    vera: { besides: [single('t-vera-3', { day: -2, time: '14:30', route: 'LHR-MAD', is: ['departed'] })] },
  }),
  ...ordinary('rails', 'RA', 111, { otc: {}, paula: {}, noauth: {} }),
  ...ordinary('plain', 'PL', 111, { sso: {}, piet: {}, mfa: { key: 'mfa-plain' } }),
};

export const crowd = numbered(
  'SK',
  500,
  Array.from({ length: 60 }, (_, index) =>
    single(`t-crowd-${index}`, { day: index + 2, time: '10:00', route: index % 2 ? 'OSL-LHR' : 'LHR-OSL' }),
  ),
);
