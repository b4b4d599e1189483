import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';

import type { Matter } from '#machines/app/notifier.machine.ts';
import { oneTimeCodeMachine } from '#machines/sign-in/oneTimeCode.machine.ts';
import { secondFactorMachine } from '#machines/sign-in/secondFactor.machine.ts';
import { type SignInActor, signInMachine, type Way } from '#machines/sign-in/signIn.machine.ts';
import type { Reaction } from '#schema/classify.ts';
import * as slices from '#src/lib/slices.ts';
import { type Portal, usePortal } from '#src/session/portal.ts';
import { useNoticesOf } from '#src/session/useNoticesOf.ts';

const matters: Matter[] = ['sign-in'];
/** Who signs in again mends the end of their session. */
const endings: Matter[] = ['session'];

export type ViewProps = { signIn: SignInActor };

/** Starts a sign-in and connects it to the insurer; a session opens when it is done. */
export function useSignIn(input: { way: Way; usual: Way }): SignInActor {
  const portal = usePortal();

  const signIn = useActorRef(signInTo(portal), { input }, ({ status, output }) => {
    if (status === 'done' && output)
      portal.app.getSnapshot().children.session?.send({ type: 'session.opened', ...output });
  });
  useNoticesOf(signIn, matters, endings);
  return signIn;
}

function signInTo({ auth, tab, react, notify, readAhead, forgetRead }: Portal) {
  const announcing = {
    react: (_: unknown, { reaction }: { reaction: Reaction }) => react(reaction, 'sign-in'),
    announceUnanswered: () => notify({ severity: 'warning', text: { id: 'errors.no_answer' }, about: 'sign-in' }),
  };

  return signInMachine.provide({
    actors: {
      signIn: fromPromise(({ input, signal }) => auth().signIn(input, signal)),
      exchangeToken: fromPromise(({ input, signal }) => auth().exchangeToken(input, signal)),
      getAccess: fromPromise(({ input, signal }) => auth().getAccess(input, signal)),
      oneTimeCode: oneTimeCodeMachine.provide({
        actors: {
          requestCode: fromPromise(({ input, signal }) => auth().requestCode(input, signal)),
          confirmCode: fromPromise(({ input, signal }) => auth().confirmCode(input, signal)),
        },
        actions: announcing,
      }),
      secondFactor: secondFactorMachine.provide({
        actors: {
          confirmSecondFactor: fromPromise(({ input, signal }) => auth().confirmSecondFactor(input, signal)),
        },
        actions: announcing,
      }),
    },
    actions: {
      ...announcing,
      keepToken: ({ context: { signedIn } }, { token }) => {
        tab.write(slices.accessToken, token);
        if (signedIn) readAhead(signedIn.userId);
      },
      forgetToken: () => {
        forgetRead();
        const token = tab.read(slices.accessToken);
        tab.forget(slices.accessToken);
        // To the insurer this sign-in has succeeded, so there is a session to end.
        if (token) void auth().logout(token);
      },
    },
  });
}
