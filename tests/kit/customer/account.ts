import type {
  LostBagsQuery,
  PassengersQuery,
  PayoutConfigQuery,
  PayoutMethodsQuery,
  PoliciesQuery,
  UserQuery,
} from '#src/api/generated/documents.ts';

import { anna, sky, toUuid } from './sky.ts';

export const user: UserQuery = {
  user: {
    __typename: 'User',
    id: anna.id,
    firstName: 'Anna',
    surname: 'Berg',
    emailAddress: 'anna@sky.test',
    mobilePhoneNumber: '+15550100001',
    language: 'EN',
    locale: 'en-US',
    nationality: null,
    employee: 0,
    mfaEnabled: false,
    partnerId: sky.partnerId,
    resolutionOptions: [],
    terms: { __typename: 'Terms', status: 'ACCEPTED', version: '3', acceptedOn: '2026-08-22T10:00:00.000Z' },
    communicationPreferences: {
      __typename: 'CommunicationPreferences',
      transactional: [
        { __typename: 'TransactionalPreference', commsId: 'EMAIL', active: 1, preferred: 1 },
        { __typename: 'TransactionalPreference', commsId: 'SMS', active: 1, preferred: 0 },
      ],
      marketing: 'NONE',
    },
    billingMethods: [],
  },
};

const policy = {
  __typename: 'Policy',
  externalPolicyNumber: 'POL-ACTIVE',
  active: 1,
  policyStart: '2026-01-01',
  policyEnd: '2027-06-30',
  maxInsured: 3,
  policyCap: 500,
  policyCapUsed: 125,
  blockedBy: null,
} as const;

export const policies: PoliciesQuery = {
  policies: [
    { ...policy, externalPolicyNumber: 'POL-EXPIRED', policyEnd: '2026-11-19' },
    policy,
    { ...policy, externalPolicyNumber: 'POL-NEAR', policyCapUsed: 420 },
    { ...policy, externalPolicyNumber: 'POL-CAPPED', policyCapUsed: 500 },
    { ...policy, externalPolicyNumber: 'POL-NOLIMIT', maxInsured: 0, policyCap: null, policyCapUsed: null },
    { ...policy, externalPolicyNumber: 'POL-INACTIVE', active: 0 },
  ],
};

const method = {
  __typename: 'PayoutMethod',
  payoutMethodId: toUuid(10),
  description: 'My current account',
  service: 'MANUAL',
  provider: 'BANK',
  vendor: 'MANUAL-BANK',
  type: 'BANK',
  preferred: 1,
  extras: {},
  accountNumber: '00001234',
  sortCode: '110000',
  legalType: null,
  institutionNumber: null,
  transitNumber: null,
  accountType: null,
  email: null,
} as const;

export const payoutMethods: PayoutMethodsQuery = {
  payoutMethods: [
    method,
    { ...method, payoutMethodId: toUuid(11), description: 'PayGo wallet', preferred: 0, accountNumber: null },
  ],
};

export const payoutConfig: PayoutConfigQuery = {
  payoutConfig: {
    __typename: 'PayoutConfig',
    payouts: {
      __typename: 'PayoutOffer',
      country: { __typename: 'PayoutCountry', iso: 'US', currency: 'USD' },
      providers: [],
    },
  },
};

const passenger = (index: number, name: string, mobilePhoneNumber: string | null, active = 1) =>
  ({
    __typename: 'Passenger',
    passengerId: toUuid(20 + index),
    userId: anna.id,
    active,
    created: '2026-09-01T09:00:00Z',
    name,
    surname: 'Berg',
    mobilePhoneNumber,
  }) as const;

export const passengers: PassengersQuery = {
  passengers: [passenger(0, 'Anna', '+15550100001'), passenger(1, 'Ben', null), passenger(2, 'Gone', null, 0)],
};

const bag = (index: number, status: string, description: string | null = null): LostBagsQuery['lostBags'][number] => ({
  __typename: 'LostBag',
  bagId: toUuid(40 + index),
  status,
  pir: `LHRVO1005${index}`,
  tripId: null,
  flightId: null,
  reportedOn: '2026-11-18T17:45:00.000Z',
  reportedOnLocal: '2026-11-18 18:45',
  description,
  image: null,
  attachments: [],
});

export const lostBags: LostBagsQuery = {
  lostBags: [
    bag(1, 'BAG_LOST'),
    bag(0, 'BAG_UPDATED_DETAILS', 'Blue duffel bag with a name tag'),
    bag(3, 'BAG_ON_BELT'),
  ],
};
