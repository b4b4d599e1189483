import type { GraphQLClient } from 'graphql-request';

import { themeMachine } from '#machines/preferences/theme.machine.ts';
import { clientOf } from '#src/api/client/client.ts';
import { themeNamed } from '#src/api/client/statics.ts';
import * as slices from '#src/lib/browser/slices.ts';
import type { Store } from '#src/lib/browser/storage.ts';
import type { Clock } from '#src/lib/time/clock.ts';
import { query } from '#src/session/flows/ports.ts';

type Dressing = {
  client: GraphQLClient;
  local: Store;
  clock: Clock;
  /** Those that exist, as far as the page knows; none: it does not know. */
  themes: readonly string[];
};

/** The theme machine in a browser. */
export function provideTheme({ client, local, clock, themes }: Dressing) {
  return themeMachine.provide({
    actors: {
      getClient: query(() => clientOf(client, window.location.origin)),
      getTheme: query(async ({ name }) =>
        themes.length > 0 && !themes.includes(name) ? { kind: 'unusable' } : themeNamed(name),
      ),
      getBaseline: query(() => themeNamed('baseline')),
    },
    actions: {
      // A partner that asks for consent has it kept once that is given.
      keepTheme: ({ context: { theme } }) =>
        theme && !theme.config.flags.cookieConsent && local.write(slices.theme, { theme, timestamp: clock.now() }),
    },
  });
}
