import { resetPasswordMachine } from '#machines/account/resetPassword/resetPassword.machine.ts';
import { mutation, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { passwordCalls } from '../passwordParts.ts';

/** The choice of a new password, connected to the insurer. */
export const connectResetPassword = (portal: Portal): typeof resetPasswordMachine =>
  resetPasswordMachine.provide({
    actors: { resetPassword: mutation(portal, passwordCalls(portal).resetPassword) },
    actions: {
      ...refusalsTo(portal, 'password'),
      // It outlasts the session, which ends with the old password, and goes when somebody signs in.
      announceReset: () =>
        portal.notify({ severity: 'success', text: { id: 'password.reset.done' }, about: 'session' }),
    },
  });
