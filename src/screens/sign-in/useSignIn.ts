import type { Topic } from '#machines/session/app/notifier.logic.ts';
import type { SignInActor } from '#machines/sign-in/signIn.machine.ts';
import type { SignInMethod } from '#machines/sign-in/signIn.setup.ts';
import { tell } from '#src/lib/tell.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { usePortal } from '#src/session/portal.ts';

import { connectSignIn } from './connectSignIn.ts';

export const signInTopics: readonly Topic[] = ['sign-in'];
/** Signing in again dismisses the notice about the ended session. */
const mends: Topic[] = ['session'];

export type ViewProps = { signIn: SignInActor };

export function useSignIn(input: { way: SignInMethod; usual: SignInMethod }): SignInActor {
  const { app } = usePortal();

  return useFlow(connectSignIn, {
    input,
    about: signInTopics,
    mends,
    onDone: (opened) => tell(app, 'session', { type: 'session.opened', ...opened }),
  });
}
