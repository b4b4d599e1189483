import { refusedFor, refusedWith } from '../answers.model.ts';
import type { Model } from '../model.ts';
import { secondFactorWanted, signedIn } from './answers.model.ts';
import { type AccessAnswer, signInMachine } from './signIn.machine.ts';

export const granted = {
  kind: 'granted',
  access: {
    userId: 'anna',
    partnerId: 'sky',
    roles: { USER: { write: true } },
    accessProfile: [{ feature: 'customer-travel-trips', accessRights: ['CREATE', 'UPDATE', 'DELETE'] }],
  },
} satisfies AccessAnswer;

export const signInModel = {
  machine: signInMachine,
  inputs: {
    'by password': { way: { kind: 'password' } },
    'by one-time code': { way: { kind: 'one-time code' } },
    'by single sign-on': { way: { kind: 'single sign-on', token: 'handed over' } },
    'by single sign-on, without a token': { way: { kind: 'single sign-on', token: null } },
  },
  events: {
    'credentials.given': { 'by anna': { username: 'anna@sky.test', password: 'Secret-123' } },
  },
  answers: {
    signIn: {
      'signed in': signedIn,
      'second factor': secondFactorWanted,
      INCORRECT_CREDENTIALS: refusedWith('INCORRECT_CREDENTIALS'),
      'INVALID_PARAMS of the user name': refusedFor('username', 'invalid'),
    },
    exchangeToken: {
      'signed in': signedIn,
      'second factor': secondFactorWanted,
      UNAUTHORIZED_ACCESS: refusedWith('UNAUTHORIZED_ACCESS'),
    },
    getAccess: { granted, INVALID_ROLES: refusedWith('INVALID_ROLES') },
    oneTimeCode: { 'signed in': signedIn, 'second factor': secondFactorWanted },
    secondFactor: { 'signed in': signedIn, 'given up': { kind: 'given up' } },
  },
  project: ({ way }) => (way.kind === 'single sign-on' && way.token ? 'single sign-on with a token' : way.kind),
} satisfies Model<typeof signInMachine>;
