import { forgotPasswordMachine } from '#machines/account/forgotPassword/forgotPassword.machine.ts';
import { createRefusalPorts, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { passwordCalls } from '../passwordParts.ts';

/** Connects the request for a password link to the insurer. */
export const connectForgotPassword = (portal: Portal): typeof forgotPasswordMachine =>
  forgotPasswordMachine.provide({
    actors: { requestLink: query(passwordCalls(portal).requestLink) },
    actions: {
      ...createRefusalPorts(portal, 'password'),
      announceSent: () => portal.notify({ severity: 'success', text: { id: 'notices.password_reset_sent' } }),
    },
  });
