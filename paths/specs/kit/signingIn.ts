import { secondFactorWanted, signedInAnswer } from '#machines/sign-in/answers.model.ts';

import type { Act } from '../../actions.ts';

export const anna = { username: 'anna@sky.test', password: 'Passw0rd!' };

export const giveCredentials = [
  { fill: 'signIn.username', with: 'username' },
  { fill: 'signIn.password', with: 'password' },
  { press: 'button', named: 'signIn.submit' },
] as const satisfies readonly Act[];

export const giveIdentifier = [
  { fill: 'signIn.identifier', with: 'identifier' },
  { press: 'button', named: 'signIn.send_code' },
] as const satisfies readonly Act[];

export const giveCode = [
  { fill: 'signIn.code', with: 'code' },
  { press: 'button', named: 'signIn.code.submit' },
] as const satisfies readonly Act[];

export const restartSignIn = [{ press: 'button', named: 'signIn.second.back' }] as const satisfies readonly Act[];

const { kind: _kind, at: _at, ...customer } = signedInAnswer;

/** The gateway's answers to a sign-in, without and with a second factor. */
export const signInData = { ...customer, mfaRequired: false, session: null };
export const halfWay = { ...customer, accessToken: null, mfaRequired: true, session: secondFactorWanted.session };

export const signOut = [
  { press: 'button', named: 'shell.account' },
  { press: 'menuitem', named: 'shell.sign_out' },
] as const satisfies readonly Act[];
