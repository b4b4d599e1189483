import { oneTimeCodeMachine } from '#machines/sign-in/oneTimeCode.machine.ts';
import { secondFactorMachine } from '#machines/sign-in/secondFactor.machine.ts';
import { signInMachine } from '#machines/sign-in/signIn.machine.ts';
import * as slices from '#src/lib/browser/slices.ts';
import { query, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

/** A sign-in, connected to the insurer. */
export function provideSignIn(portal: Portal) {
  const { tab, readAhead, forgetRead } = portal;
  const auth = portal.auth();
  const refusals = refusalsTo(portal, 'sign-in');

  return signInMachine.provide({
    actors: {
      signIn: query(auth.signIn),
      exchangeToken: query(auth.exchangeToken),
      getAccess: query(auth.getAccess),
      oneTimeCode: oneTimeCodeMachine.provide({
        actors: { requestCode: query(auth.requestCode), confirmCode: query(auth.confirmCode) },
        actions: refusals,
      }),
      secondFactor: secondFactorMachine.provide({
        actors: { confirmSecondFactor: query(auth.confirmSecondFactor) },
        actions: refusals,
      }),
    },
    actions: {
      ...refusals,
      keepToken: ({ context: { signedIn } }, { token }) => {
        tab.write(slices.accessToken, token);
        if (signedIn && signedIn.userId !== signedIn.agentId) readAhead(signedIn.userId);
      },
      forgetToken: () => {
        forgetRead();
        const token = tab.read(slices.accessToken);
        tab.forget(slices.accessToken);
        // To the insurer this sign-in has succeeded, so there is a session to end.
        if (token) void auth.logout(token);
      },
    },
  });
}
