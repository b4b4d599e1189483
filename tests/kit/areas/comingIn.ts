import { signedIn } from '#machines/sign-in/answers.model.ts';
import { granted, signInModel } from '#machines/sign-in/signIn.model.ts';
import { giveCredentials } from '#paths/specs/shared/signingIn.ts';
import { type Stage, settled, until } from '../browser/stage.tsx';
import { perform } from '../flows/acts.ts';

const { kind: _kind, at: _at, ...customer } = signedIn;

/** What the gateway answers to whoever it lets in, and to whoever is to give a second factor. */
export const letIn = { ...customer, mfaRequired: false, session: null };
export const halfWay = { ...customer, accessToken: null, mfaRequired: true, session: 'mfa-1' };

/** Gives name and password, which the insurer takes. `Login` and `Access` must be held. */
export async function signIn(stage: Stage): Promise<void> {
  await perform(stage, giveCredentials, signInModel.events['credentials.given']['by anna']);
  stage.wire.answer('Login', { login: letIn });
  await until(() => stage.wire.answer('Access', { access: granted.access }));
  await settled();
}

/** Types an address. */
export async function goTo(path: string, state: unknown = null): Promise<void> {
  window.history.pushState({ usr: state }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settled();
}
