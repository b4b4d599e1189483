import type { CheckedFlight, Claim, Subscriptions, Trip } from '#schema/generated/portal.ts';

export const id = (name: number) => `00000000-0000-4000-8000-${String(name).padStart(12, '0')}`;
export const now = '2026-06-01T12:00:00Z';

export const monitored: Subscriptions = {
  subscriptions: [
    {
      dataType: 'EMAIL',
      category: 'contact',
      maxAllowed: 3,
      items: [
        {
          id: id(20),
          dataType: 'EMAIL',
          friendlyName: 'Mine',
          value: 'a***@sky.test',
          displayValue: 'a***@sky.test',
          maxAllowed: 3,
          alerts: [
            {
              alertId: id(21),
              subscriptionId: id(20),
              title: 'Seen',
              description: 'Where it should not be',
              createdOn: now,
              completed: true,
              completedOn: now,
            },
          ],
        },
      ],
    },
  ],
};

export const checked: CheckedFlight = {
  flightId: id(11),
  flightNumber: 'SK101',
  embarkDate: '2026-06-11',
  embarkTime: '09:00',
  origin: 'OSL',
  destination: 'LHR',
  originAirport: 'Oslo',
  destinationAirport: 'Heathrow',
  arrivalDate: '2026-06-11',
  arrivalTime: '11:20',
  terminal: null,
  direction: 'outbound',
  flightType: 'main',
  totalPassengers: 2,
  cancelled: 0,
  active: 1,
  departed: 0,
  alerted: 1,
  notified: 0,
  isMonitored: 1,
};

export const trips: [Trip] = [
  {
    tripId: id(10),
    type: 'single',
    bookingRef: null,
    policyNumber: 'POL-ACTIVE',
    flights: [{ ...checked, tripId: id(10) }],
    passengers: [{ passengerId: id(12), name: 'Ben', surname: 'Berg' }],
    alerts: [{ alertId: id(13), flightId: id(11), alertType: 'DELAY', delayDate: '2026-06-11 12:00', created: now }],
    delegated_passenger_id: id(12),
  },
];

export const claims: Claim[] = [
  {
    alertId: id(32),
    itemId: id(30),
    claimNumber: 'CL-01',
    alertType: 'FLOOD',
    description: 'Water in the shop',
    alertDate: now,
    status: 'prediction',
    completed: false,
    confirmed: false,
    properties: { name: 'Corner shop' },
    data: { currency: 'GBP', profitMargin: 42.5, retention: null, applicableLimit: 10000, restorationPeriod: 6 },
    datasets: [{ datasetId: id(33), name: 'prediction', completed: false }],
    payouts: [{ payoutId: id(34), periodStart: '2026-06-01', periodEnd: '2026-06-30', status: 'FUTURE' }],
  },
];
