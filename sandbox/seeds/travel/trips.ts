export type FlightSeed = {
  number: string;
  /** From today. */
  day: number;
  time: string;
  route: string;
  minutes?: number;
  terminal?: string | null;
  direction?: 'outbound' | 'inbound';
  flightType?: 'main' | 'leg' | 'return';
  is?: ('cancelled' | 'inactive' | 'departed' | 'alerted' | 'notified' | 'unmonitored')[];
  /** Minutes late, or cancelled, said so many days ago. */
  alerts?: { late?: number; daysAgo: number }[];
};
export type TripSeed = {
  key: string;
  type?: 'single' | 'return' | 'multi';
  bookingRef?: string;
  policy?: string;
  flights: FlightSeed[];
};

const single = (key: string, flight: FlightSeed): TripSeed => ({ key, flights: [flight] });
const late = (minutes: number, daysAgo = 1) => [{ late: minutes, daysAgo }];
const cancelled = [{ daysAgo: 1 }];

/** Each shows one state of a flight, or one shape of a trip. */
const annas: TripSeed[] = [
  {
    key: 't-sched',
    bookingRef: 'QX7K2M',
    flights: [{ number: 'SK101', day: 10, time: '09:00', route: 'OSL-LHR' }],
  },
  single('t-delay', { number: 'SK102', day: 0, time: '12:00', route: 'LHR-AMS', is: ['alerted'], alerts: late(180) }),
  single('t-delay9', {
    number: 'SK103',
    day: -1,
    time: '07:30',
    route: 'AMS-CDG',
    is: ['departed'],
    alerts: late(9, 2),
  }),
  single('t-delay10', {
    number: 'SK104',
    day: -1,
    time: '10:15',
    route: 'CDG-MAD',
    is: ['departed'],
    alerts: late(10, 2),
  }),
  single('t-depdel', {
    number: 'SK105',
    day: -1,
    time: '13:20',
    route: 'MAD-FCO',
    is: ['departed'],
    alerts: late(11, 2),
  }),
  single('t-dep', { number: 'SK106', day: -1, time: '16:45', route: 'FCO-FRA', is: ['departed'] }),
  single('t-canc', {
    number: 'SK107',
    day: 0,
    time: '18:10',
    route: 'FRA-OSL',
    is: ['cancelled', 'alerted'],
    alerts: cancelled,
  }),
  single('t-canc0', { number: 'SK108', day: 3, time: '08:05', route: 'OSL-FRA', is: ['cancelled'] }),
  single('t-depcanc', {
    number: 'SK109',
    day: -1,
    time: '19:40',
    route: 'FRA-LHR',
    is: ['departed', 'cancelled', 'alerted'],
    alerts: [{ daysAgo: 2 }],
  }),
  single('t-gone', { number: 'SK110', day: 6, time: '11:00', route: 'LHR-OSL', is: ['inactive'] }),
  single('t-unmon', { number: 'SK111', day: 1, time: '14:30', route: 'OSL-CDG', is: ['unmonitored', 'notified'] }),
  {
    key: 't-return',
    type: 'return',
    flights: [
      { number: 'SK112', day: 14, time: '06:50', route: 'OSL-JFK', minutes: 505, terminal: null },
      {
        number: 'SK113',
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
      { number: 'SK114', day: 30, time: '07:00', route: 'OSL-CDG' },
      { number: 'SK115', day: 33, time: '12:25', route: 'CDG-FCO', flightType: 'leg' },
      { number: 'SK116', day: 37, time: '15:10', route: 'FCO-MAD', flightType: 'leg' },
      { number: 'SK117', day: 40, time: '18:55', route: 'MAD-OSL', flightType: 'leg', direction: 'inbound' },
    ],
  },
  single('t-two', {
    number: 'SK118',
    day: 5,
    time: '12:00',
    route: 'AMS-OSL',
    is: ['alerted'],
    alerts: [...late(60, 2), ...late(240, 1)],
  }),
];

/** A trip to come and one that is late: enough for somebody who shows something else. */
const ordinary = (prefix: string, name: string, policy = 'POL-ACTIVE'): TripSeed[] => [
  { key: `t-${name}-1`, policy, flights: [{ number: `${prefix}1`, day: 12, time: '10:40', route: 'LHR-FCO' }] },
  {
    key: `t-${name}-2`,
    policy,
    flights: [{ number: `${prefix}2`, day: 0, time: '21:30', route: 'FCO-LHR', is: ['alerted'], alerts: late(150) }],
  },
];

export const tripSeeds: Record<string, TripSeed[]> = {
  'anna@sky.test': annas,
  'mfa@sky.test': ordinary('SK21', 'mfa'),
  'pending@sky.test': ordinary('SK22', 'pending'),
  'nomethod@sky.test': ordinary('SK23', 'nomethod'),
  'one@sky.test': ordinary('SK24', 'one'),
  'many@sky.test': ordinary('SK25', 'many', 'POL-NEAR'),
  'emil@sky.test': ordinary('SK26', 'emil', 'POL-NOLIMIT'),
  'charter@sky.test': ordinary('SK27', 'charter'),
  'admin@sky.test': ordinary('SK28', 'admin'),
  'full@sky.test': ordinary('SK29', 'full', 'POL-FULL').slice(0, 1),
  'policies@sky.test': ordinary('SK31', 'policies', 'POL-FULL').slice(0, 1),
  'readonly@sky.test': [
    ...ordinary('SK30', 'readonly'),
    single('t-readonly-3', {
      number: 'SK303',
      day: 2,
      time: '09:20',
      route: 'OSL-AMS',
      is: ['unmonitored', 'notified'],
    }),
  ],
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
  ],
  'vera@voyage.test': ordinary('VO11', 'vera'),
  'otc@rails.test': ordinary('RA11', 'otc'),
  'paula@rails.test': ordinary('RA12', 'paula'),
  'noauth@rails.test': ordinary('RA13', 'noauth'),
  'sso@plain.test': ordinary('PL11', 'sso'),
  'piet@plain.test': ordinary('PL12', 'piet'),
  'mfa@plain.test': ordinary('PL13', 'mfa-plain'),
};

/** For whom a list is long: more than anybody looks at at once. */
export const crowd: TripSeed[] = Array.from({ length: 60 }, (_, index) =>
  single(`t-crowd-${index}`, {
    number: `SK${500 + index}`,
    day: index + 2,
    time: '10:00',
    route: index % 2 ? 'OSL-LHR' : 'LHR-OSL',
  }),
);
