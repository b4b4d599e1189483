/** Answers of the insurer, recorded once from a customer with many trips and replayed for every request. */
const id = (name: number): string => `00000000-0000-4000-8000-${String(name).padStart(12, '0')}`;
const times = <Thing>(count: number, make: (at: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, at) => make(at));

const created = '2026-05-01T09:30:00.000Z';

export const userId = id(1);

const user = {
  id: userId,
  firstName: 'Anna',
  surname: 'Berg',
  emailAddress: 'anna@sky.test',
  mobilePhoneNumber: '+15550100001',
  language: 'EN',
  locale: 'en-US',
  employee: 0,
  mfaEnabled: false,
  partnerId: id(9),
  resolutionOptions: ['CASH', 'LOUNGE'],
  terms: { status: 'ACCEPTED', version: '3', acceptedOn: created },
  communicationPreferences: {
    transactional: [{ commsId: 'EMAIL', active: 1, preferred: 1 }],
    marketing: 'NONE',
  },
  billingMethods: [],
};

const policy = (at: number) => ({
  externalPolicyNumber: `POL-${at}`,
  active: 1,
  policyStart: '2026-01-01',
  policyEnd: '2026-12-31',
  maxInsured: 4,
  policyCap: at % 2 ? 1500.5 : null,
  policyCapUsed: at % 2 ? 250 : null,
  blockedBy: null,
});

const payoutMethod = (at: number) => ({
  payoutMethodId: id(100 + at),
  description: 'Household account',
  service: 'MANUAL',
  provider: 'BANK',
  vendor: 'MANUAL-BANK',
  type: 'BANK',
  preferred: at === 0 ? 1 : 0,
  extras: { city: 'Oslo' },
  accountNumber: '****1234',
  sortCode: null,
  legalType: 'person',
  institutionNumber: null,
  transitNumber: null,
  accountType: 'CHECKING',
  email: null,
});

const payoutConfig = {
  payouts: {
    country: { iso: 'NO', currency: 'NOK' },
    providers: times(4, (at) => ({
      vendor: `VENDOR-${at}`,
      provider: 'BANK',
      service: 'MANUAL',
      type: 'BANK',
      name: 'Bank transfer',
    })),
  },
};

const passenger = (at: number) => ({
  passengerId: id(200 + at),
  userId,
  active: 1,
  created,
  name: 'Ben',
  surname: 'Bråten-Åsgård',
  mobilePhoneNumber: at % 2 ? '+15550100003' : null,
});

const lostBag = (at: number) => ({
  bagId: id(300 + at),
  status: 'BAG_LOST',
  pir: `OSLSK1234${at}`,
  tripId: null,
  flightId: null,
  reportedOn: created,
  reportedOnLocal: '2026-05-01 11:30',
  description: 'A blue suitcase with a "fragile" label',
  image: null,
  attachments: [
    { attachmentId: id(350 + at), name: 'receipt.pdf', url: 'https://files.example/receipt.pdf', size: null },
  ],
});

const flight = (at: number) => ({
  flightId: id(1_000 + at),
  tripId: id(400 + at),
  flightNumber: `SK${100 + at}`,
  embarkDate: '2026-06-11',
  embarkTime: '09:00',
  origin: 'OSL',
  destination: 'LHR',
  originAirport: 'Oslo Gardermoen',
  destinationAirport: 'London Heathrow',
  arrivalDate: '2026-06-11',
  arrivalTime: '11:20',
  terminal: at % 3 ? '2' : null,
  direction: 'outbound',
  flightType: 'main',
  totalPassengers: 3,
  cancelled: 0,
  active: 1,
  departed: at % 2,
  alerted: at % 10 ? 1 : 0,
  notified: 0,
  isMonitored: 1,
});

const trip = (at: number) => ({
  tripId: id(400 + at),
  type: 'single',
  bookingRef: at % 4 ? 'X7K2PQ' : null,
  policyNumber: 'POL-1',
  flights: [flight(at)],
  passengers: times(3, (of) => ({ passengerId: id(200 + of), name: 'Ben', surname: 'Bråten-Åsgård' })),
  alerts:
    at % 10
      ? [
          {
            alertId: id(500 + at),
            flightId: id(1_000 + at),
            alertType: 'DELAY',
            delayDate: '2026-06-11 12:00',
            created,
          },
        ]
      : [],
  delegated_passenger_id: id(200),
});

/** Requested fields of the schema, with the insurer's path and the length of the list. */
export const recorded = (trips: number) => ({
  user: { path: `/platform/users/${userId}`, answer: user },
  policies: { path: `/platform/users/${userId}/policies`, answer: times(4, policy) },
  payoutMethods: { path: `/platform/payouts/methods?userId=${userId}`, answer: times(3, payoutMethod) },
  payoutConfig: { path: `/platform/payouts/config?userId=${userId}`, answer: payoutConfig },
  passengers: { path: '/travel/passengers', answer: times(6, passenger) },
  lostBags: { path: '/travel/luggage/lost/bags', answer: times(4, lostBag) },
  trips: { path: `/travel/trips?userId=${userId}`, answer: times(trips, trip) },
});
export type Field = keyof ReturnType<typeof recorded>;
