import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { widgetHostMachine } from './widgetHost.machine.ts';

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const tokenOf = (sub: string) =>
  `${encode({ alg: 'HS256' })}.${encode({ sub, username: `${sub}@sky.test`, iat: 0 })}.signature`;

export const [annas, bens] = [tokenOf('anna'), tokenOf('ben')];

const guest = { handed: annas, kept: null, isSignedIn: false, isOnItsOwn: false };

export const widgetHostModel = {
  machine: widgetHostMachine,
  inputs: {
    'with a token': guest,
    'on its own': { ...guest, isOnItsOwn: true },
    'with what is no token': { ...guest, handed: 'token' },
    'with what is no token, on its own': { handed: 'token', kept: annas, isSignedIn: true, isOnItsOwn: true },
    'with nothing': { ...guest, handed: null },
    reloaded: { ...guest, handed: null, kept: annas, isSignedIn: true },
    'reloaded while it signed in': { ...guest, handed: null, kept: annas },
    'with the same token again': { ...guest, kept: annas, isSignedIn: true },
    'with another’s token': { ...guest, handed: bens, kept: annas, isSignedIn: true },
    'with another’s token, on its own': { handed: bens, kept: annas, isSignedIn: true, isOnItsOwn: true },
  },
  events: {
    'replacement.confirmed': 'no payload',
    'replacement.declined': 'no payload',
    'retry.requested': 'no payload',
  },
  answers: {
    endFormer: { ended: undefined },
    getAccess: {
      granted: {
        kind: 'granted',
        access: { userId: 'anna', partnerId: 'sky', roles: { USER: { write: true } }, accessProfile: [] },
      },
      UNAUTHORIZED_ACCESS: createRefusal('UNAUTHORIZED_ACCESS'),
    },
  },
  stateKey: ({ bearer }) => (bearer ? 'a token' : ''),
} satisfies Model<typeof widgetHostMachine>;
