import { signedInAnswer } from '#machines/sign-in/answers.model.ts';
import { granted, signInModel } from '#machines/sign-in/signIn.model.ts';
import { giveCredentials } from '#paths/specs/kit/signingIn.ts';
import { type Stage, settled, until } from '../browser/stage.tsx';
import { perform } from '../flows/acts.ts';

const { kind: _kind, at: _at, ...customer } = signedInAnswer;

/** The gateway's answers to a completed sign-in, and to one that needs a second factor. */
export const loginData = { ...customer, mfaRequired: false, session: null };
export const halfWay = { ...customer, accessToken: null, mfaRequired: true, session: 'mfa-1' };

/** Signs in with name and password. `Login` and `Access` must be held. */
export async function signIn(stage: Stage): Promise<void> {
  await perform(stage, giveCredentials, signInModel.events['credentials.given']['by anna']);
  stage.wire.answer('Login', { login: loginData });
  await until(() => stage.wire.answer('Access', { access: granted.access }));
  await settled();
}

export async function goTo(path: string, state: unknown = null): Promise<void> {
  window.history.pushState({ usr: state }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settled();
}
