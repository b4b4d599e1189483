import { id, now, type Samples } from './sample.ts';

const policy = {
  externalPolicyNumber: 'POL-ACTIVE',
  active: 1,
  policyStart: '2026-01-01',
  policyEnd: '2026-12-31',
  maxInsured: 3,
  policyCap: 500.5,
  policyCapUsed: null,
  blockedBy: 'MAX_TRIPS_EXCEEDED',
};

const anna = {
  id: id(1),
  firstName: 'Anna',
  surname: 'Berg',
  emailAddress: 'anna@sky.test',
  mobilePhoneNumber: null,
  language: 'EN',
  locale: 'en-US',
  nationality: null,
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
};

export const account = {
  user: {
    document: 'User',
    variables: { id: id(1) },
    call: `GET /platform/users/${id(1)}`,
    answer: anna,
  },
  policies: {
    document: 'Policies',
    variables: { userId: id(1) },
    call: `GET /platform/users/${id(1)}/policies`,
    answer: [policy],
  },
  updateUser: {
    document: 'UpdateUser',
    variables: { id: id(1), changes: { surname: 'Holm' } },
    call: `PATCH /platform/users/${id(1)}`,
    body: { surname: 'Holm' },
    answer: anna,
  },
  changeEmail: {
    document: 'ChangeEmail',
    variables: { id: id(1), change: { emailAddress: 'berg@sky.test', language: 'EN', locale: 'en-US' } },
    call: `POST /platform/users/${id(1)}/changeEmail`,
    body: { emailAddress: 'berg@sky.test', language: 'EN', locale: 'en-US' },
    answer: anna,
  },
  joinPolicy: {
    document: 'JoinPolicy',
    variables: { id: id(1), externalPolicyNumber: 'POL-NEAR' },
    call: `PUT /platform/users/${id(1)}/policies/POL-NEAR`,
    answer: [policy],
  },
  requestMfaSecret: {
    document: 'RequestMfaSecret',
    variables: { label: 'anna@sky.test' },
    call: 'POST /platform/user/mfa/token',
    body: { label: 'anna@sky.test' },
    answer: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      otpauthUrl: 'otpauth://totp/Sky:anna%40sky.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  },
  changeMfa: {
    document: 'ChangeMfa',
    variables: { change: { enabled: true, code: '012345' } },
    call: 'POST /platform/user/mfa',
    body: { enabled: true, code: '012345' },
    answer: { mfaEnabled: true },
  },
} satisfies Partial<Samples>;
