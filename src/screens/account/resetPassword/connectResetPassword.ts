import { resetPasswordMachine } from '#machines/account/resetPassword/resetPassword.machine.ts';
import { createRefusalPorts, mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { passwordCalls } from '../passwordParts.ts';

/** The choice of a new password, connected to the insurer. */
export const connectResetPassword = (portal: Portal): typeof resetPasswordMachine =>
  resetPasswordMachine.provide({
    actors: { resetPassword: mutation(portal, passwordCalls(portal).resetPassword) },
    actions: {
      ...createRefusalPorts(portal, 'password'),
      // As a notice about the session it survives the end of one, and goes with the next sign-in.
      announceReset: () =>
        portal.notify({ severity: 'success', text: { id: 'password.reset.done' }, about: 'session' }),
    },
  });
