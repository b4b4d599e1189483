import type { Model } from '../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import { secondFactorWanted, signedInAnswer } from './answers.model.ts';
import type { AccessAnswer } from './answers.ts';
import { signInMachine } from './signIn.machine.ts';
import type { SignInMethod } from './signIn.setup.ts';

export const granted = {
  kind: 'granted',
  access: {
    userId: 'anna',
    partnerId: 'sky',
    roles: { USER: { write: true } },
    accessProfile: [{ feature: 'customer-travel-trips', accessRights: ['CREATE', 'UPDATE', 'DELETE'] }],
  },
} satisfies AccessAnswer;

const password: SignInMethod = { kind: 'password' };
const link: SignInMethod = { kind: 'single sign-on', token: 'handed over' };
const ownSite: SignInMethod = { kind: 'single sign-on', token: null };

export const signInModel = {
  machine: signInMachine,
  inputs: {
    'by password': { way: password, usual: password },
    'by one-time code': { way: { kind: 'one-time code' }, usual: password },
    'by single sign-on': { way: link, usual: password },
    'by single sign-on, the only way': { way: link, usual: ownSite },
    'by single sign-on, the only way, without a token': { way: ownSite, usual: ownSite },
  },
  events: {
    'credentials.given': { 'by anna': { username: 'anna@sky.test', password: 'Secret-123' } },
  },
  answers: {
    signIn: {
      'signed in': signedInAnswer,
      'second factor': secondFactorWanted,
      INCORRECT_CREDENTIALS: createRefusal('INCORRECT_CREDENTIALS'),
      'INVALID_PARAMS of the user name': createFieldRefusal('username', 'invalid'),
    },
    exchangeToken: {
      'signed in': signedInAnswer,
      'second factor': secondFactorWanted,
      UNAUTHORIZED_ACCESS: createRefusal('UNAUTHORIZED_ACCESS'),
    },
    getAccess: { granted, INVALID_ROLES: createRefusal('INVALID_ROLES') },
    oneTimeCode: { 'signed in': signedInAnswer, 'second factor': secondFactorWanted },
    secondFactor: { 'signed in': signedInAnswer, 'given up': { kind: 'given up' } },
  },
  stateKey: ({ way, usual }) =>
    [
      way.kind === 'single sign-on' && way.token ? 'single sign-on with a token' : way.kind,
      usual.kind === 'single sign-on' ? 'no other' : '',
    ]
      .filter(Boolean)
      .join(', '),
} satisfies Model<typeof signInMachine>;
