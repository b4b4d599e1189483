import { halfWay, signInData } from '#paths/specs/kit/signingIn.ts';
import { specs } from '#paths/specs.ts';

type Change = { change: { enabled: boolean } };
type Credentials = { credentials: { username: string } };

/** The gateway's answers to each call of a flow on the happy path: the first answer with data in its spec. */
export const atOnce: Record<string, unknown> = {
  ...Object.fromEntries(
    Object.values(specs)
      .flatMap(({ actors }) => Object.values(actors))
      .flatMap((actor) => {
        if (!('call' in actor)) return [];
        const [answer] = Object.values(actor.answers).filter((each) => typeof each === 'object' && 'data' in each);
        return answer && typeof answer === 'object' && 'data' in answer ? [[actor.document, answer.data]] : [];
      }),
  ),
  ChangeMfa: ({ change }: Change) => ({ changeMfa: { mfaEnabled: change.enabled } }),
  // The user name decides whether there is a second factor, like in the sandbox.
  Login: ({ credentials }: Credentials) => ({ login: credentials.username.startsWith('mfa@') ? halfWay : signInData }),
};
