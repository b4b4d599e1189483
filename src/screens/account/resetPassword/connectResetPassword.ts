import { resetPasswordMachine } from '#machines/account/resetPassword/resetPassword.machine.ts';
import { createRefusalPorts, mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { passwordCalls } from '../passwordParts.ts';

/** Connects the choice of a new password to the insurer. */
export const connectResetPassword = (portal: Portal): typeof resetPasswordMachine =>
  resetPasswordMachine.provide({
    actors: { resetPassword: mutation(portal, passwordCalls(portal).resetPassword) },
    actions: {
      ...createRefusalPorts(portal, 'password'),
      // A session notice survives the end of a session, and disappears at the next sign-in.
      announceReset: () =>
        portal.notify({ severity: 'success', text: { id: 'password.reset.done' }, about: 'session' }),
    },
  });
