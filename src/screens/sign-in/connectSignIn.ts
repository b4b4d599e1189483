import { oneTimeCodeMachine } from '#machines/sign-in/oneTimeCode.machine.ts';
import { secondFactorMachine } from '#machines/sign-in/secondFactor.machine.ts';
import { signInMachine } from '#machines/sign-in/signIn.machine.ts';
import { createRefusalPorts, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { enteringPorts } from './enteringPorts.ts';

export function connectSignIn(portal: Portal) {
  const auth = portal.auth();
  const refusals = createRefusalPorts(portal, 'sign-in');

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
      ...enteringPorts(portal),
    },
  });
}
