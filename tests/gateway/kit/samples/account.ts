import { id, now, type Samples } from './sample.ts';

export const account = {
  user: {
    document: 'User',
    variables: { id: id(1) },
    call: `GET /platform/users/${id(1)}`,
    answer: {
      id: id(1),
      firstName: 'Anna',
      surname: 'Berg',
      emailAddress: 'anna@sky.test',
      mobilePhoneNumber: null,
      language: 'EN',
      locale: 'en-US',
      employee: 0,
      mfaEnabled: false,
      partnerId: id(9),
      resolutionOptions: ['CASH'],
      terms: { status: 'ACCEPTED', version: '1', acceptedOn: now },
      communicationPreferences: {
        transactional: [{ commsId: 'EMAIL', active: 1, preferred: 1 }],
        marketing: 'NONE',
      },
      billingMethods: [],
    },
  },
  policies: {
    document: 'Policies',
    variables: { userId: id(1) },
    call: `GET /platform/users/${id(1)}/policies`,
    answer: [
      {
        externalPolicyNumber: 'POL-ACTIVE',
        active: 1,
        policyStart: '2026-01-01',
        policyEnd: '2026-12-31',
        maxInsured: 3,
        policyCap: 500.5,
        policyCapUsed: null,
        blockedBy: 'MAX_TRIPS_EXCEEDED',
      },
    ],
  },
} satisfies Partial<Samples>;
