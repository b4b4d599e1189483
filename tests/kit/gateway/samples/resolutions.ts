import { id, now, type Samples } from './sample.ts';

const lastChange = {
  agentId: id(2),
  agentName: 'Adam Agent',
  userId: id(1),
  from: 'Rejected',
  to: 'Initial',
  resolutionType: 'LOUNGE',
  reason: 'By phone',
  on: now,
};

const confirmation = {
  displayCode: 'ABCDEFGHJK',
  displayCodeUrl: 'https://lounges.example/passes/ABCDEFGHJK.svg',
  expirydate: now,
  prize: 0,
  currency: 'USD',
  capped: 1,
  extras: { securityAnswer: 'Anna Berg' },
  flights: [
    { flightNumber: 'AF201', embarkDate: '2026-06-11 14:05', originAirport: 'Rome', destinationAirport: 'London' },
  ],
  name: null,
  confirmationNumber: null,
  confirmationMessage: null,
};

const changed = { resolutionId: id(71), status: 'Requested', confirmation: null };

const submitted = {
  userId: id(1),
  resolutionType: 'CASH',
  optionId: id(70),
  payoutMethodId: id(5),
};

export const resolutions = {
  resolutionOptions: {
    document: 'ResolutionOptions',
    variables: { category: 'FLIGHT', tripId: id(10), flightId: id(11) },
    call: `GET /platform/resolutions/options?category=FLIGHT&tripId=${id(10)}&flightId=${id(11)}`,
    answer: {
      resolutions: [
        {
          id: id(70),
          type: 'LOUNGE|CASH',
          state: {
            status: 'Confirmed',
            selected: 'LOUNGE',
            lounges: [
              {
                loungeId: 'LNG-1',
                terminal: '2',
                name: 'Harbour Lounge',
                securityLocation: 'After security',
                businessHours: 'Mon 05:00-22:00;Tue 05:00-22:00',
                directions: 'Left',
              },
            ],
            alternates: [
              {
                flightId: id(72),
                flightNumber: 'AF201',
                linkId: 'direct',
                origin: 'FCO',
                destination: 'LHR',
                embarkDate: '2026-06-11 14:05',
                arrivalDate: '2026-06-11 16:50',
                terminal: null,
              },
            ],
            availableHotels: [{ alternateId: 'HTL-1', resolutionId: null, description: 'Pier Hotel' }],
            booking: {
              location: {
                name: 'Harbour Lounge',
                securityLocation: 'After security',
                terminal: '2',
                directions: 'Left',
              },
              userName: 'Anna Berg',
              units: 1,
            },
            chosen: ['HTL-1'],
            confirmation,
            resolution: { resolutionId: id(71), flightId: id(11) },
            payout: {
              vendor: 'MANUAL-BANK',
              payoutMethodId: id(81),
              description: 'Household account',
              account: '****3322',
              on: now,
            },
            lastChange,
            changes: [lastChange, { ...lastChange, to: 'Rejected' }],
          },
          dependency: 'LOUNGE',
          prize: 40.5,
          cap: null,
          manual: false,
        },
      ],
      insured: {
        payoutCurrency: 'USD',
        payouts: 'partner',
        disruptionOptions: { yesAllowed: true, noAllowed: null, callMeAllowed: false },
      },
      policy: {
        externalPolicyNumber: 'POL-ACTIVE',
        active: 1,
        policyStart: '2026-01-01',
        policyEnd: '2026-12-31',
        maxInsured: 3,
        policyCap: 500.5,
        policyCapUsed: 40,
        blockedBy: null,
      },
      flight: null,
      alert: { alertId: id(13), alertType: 'DELAY', delayDate: '2026-06-11 12:00' },
      bag: { bagId: id(6), pir: 'OSLSK12345', reportedOn: now, status: 'BAG_LOST' },
      item: { itemId: id(30), itemTypeId: 'SHOP', properties: { name: 'Corner shop' }, monitorId: null },
      trip: { passengers: [{ passengerId: id(12), name: 'Ben', surname: 'Berg' }] },
      next: { resolution: 'LOUNGE', optionId: id(70) },
      flow: false,
    },
  },
  submitResolution: {
    document: 'SubmitResolution',
    variables: { resolution: submitted },
    call: 'PUT /platform/resolutions',
    body: submitted,
    answer: changed,
  },
  confirmResolution: {
    document: 'ConfirmResolution',
    variables: { resolutionId: id(71) },
    call: `PUT /platform/resolutions/${id(71)}/confirm`,
    answer: { ...changed, status: 'Confirmed', confirmation },
  },
  patchResolution: {
    document: 'PatchResolution',
    variables: { resolutionId: id(71), status: 'Confirmed' },
    call: `PATCH /platform/resolutions/${id(71)}`,
    body: { status: 'Confirmed' },
    answer: { ...changed, status: 'Confirmed' },
  },
} satisfies Partial<Samples>;
