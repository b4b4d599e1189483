import { id, type Samples, signedIn } from './sample.ts';

export const session = {
  client: {
    document: 'Client',
    variables: { domain: 'http://sky.localhost:4000' },
    call: 'GET /platform/client?domain=http%3A%2F%2Fsky.localhost%3A4000',
    answer: {
      partnerId: id(9),
      cmsBundle: 'sky',
      branding: { theme: 'sky', product: 'travel', name: 'Sky & Sons' },
      clock: 'http://localhost:4001/clock',
    },
  },
  login: {
    document: 'Login',
    variables: { credentials: { username: 'anna@sky.test', password: 'Passw0rd!', partnerId: id(9) } },
    call: 'POST /platform/user/login',
    body: { username: 'anna@sky.test', password: 'Passw0rd!', partnerId: id(9) },
    answer: signedIn,
  },
  requestOtc: {
    document: 'RequestOtc',
    variables: { request: { identifier: '+15550100002', partnerId: id(9) } },
    call: 'POST /platform/user/login/otc',
    body: { identifier: '+15550100002', partnerId: id(9) },
    answer: { sessionId: id(2) },
  },
  confirmOtc: {
    document: 'ConfirmOtc',
    variables: { confirmation: { sessionId: id(2), code: '012345' } },
    call: 'POST /platform/user/login/confirm',
    body: { sessionId: id(2), code: '012345' },
    answer: signedIn,
  },
  sso: {
    document: 'Sso',
    variables: { token: 'a/b?c d.e' },
    call: 'GET /platform/user/sso/a%2Fb%3Fc%20d.e',
    answer: { ...signedIn, accessToken: null, mfaRequired: true, session: id(3) },
  },
  confirmMfa: {
    document: 'ConfirmMfa',
    variables: { confirmation: { userId: id(1), code: '654321', session: id(3) } },
    call: 'POST /platform/user/mfa/confirm',
    body: { userId: id(1), code: '654321', session: id(3) },
    answer: { ...signedIn, agentId: id(4) },
  },
  forgotPassword: {
    document: 'ForgotPassword',
    variables: { request: { emailAddress: 'anna@sky.test', partnerId: id(9) } },
    call: 'POST /platform/user/forgotPassword',
    body: { emailAddress: 'anna@sky.test', partnerId: id(9) },
    status: 204,
    answer: true,
  },
  resetPassword: {
    document: 'ResetPassword',
    variables: { reset: { code: 'session.secret', password: ' Härbour 4 ', partnerId: id(9) } },
    call: 'POST /platform/user/resetPassword',
    body: { code: 'session.secret', password: ' Härbour 4 ', partnerId: id(9) },
    status: 204,
    answer: true,
  },
  logout: { document: 'Logout', variables: {}, call: 'GET /platform/user/logout', status: 204, answer: true },
  access: {
    document: 'Access',
    variables: { id: 'anna@sky.test' },
    call: 'GET /platform/users/anna%40sky.test/access',
    answer: {
      userId: id(1),
      partnerId: id(9),
      roles: { ADMIN: null, AGENT: null, USER: { write: true } },
      accessProfile: [{ feature: 'customer-payouts', accessRights: ['CREATE', 'READ'] }],
    },
  },
} satisfies Partial<Samples>;
