import { widgetHostMachine } from '#machines/session/widgets/widgetHost.machine.ts';
import * as slices from '#src/lib/browser/slices.ts';
import { tell } from '#src/lib/tell.ts';
import { query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { tellHost } from './tellHost.ts';

/** Connects signing in with a host's token to the insurer. */
export const connectWidgetHost =
  (leave: () => void) =>
  ({ app, auth, clock, tab, widget }: Portal) =>
    widgetHostMachine.provide({
      actors: {
        endFormer: query(async () => tell(app, 'session', { type: 'session.superseded' })),
        getAccess: query(auth().getAccess),
      },
      actions: {
        keepToken: (_, { token }) => tab.write(slices.accessToken, token),
        // The host may use its token elsewhere, so the insurer is not told to end it.
        forgetToken: () => tab.forget(slices.accessToken, slices.session),
        openSession: (_, { session }) => {
          if (session) tell(app, 'session', { type: 'session.opened', session, at: clock.now() });
        },
        reportError: (_, { reason }) => tellHost(widget?.hosts ?? [], { type: 'error', reason }, window),
        leave,
      },
    });
