import type { GraphQLClient } from 'graphql-request';

import { themeMachine } from '#machines/session/preferences/theme.machine.ts';
import { findClient } from '#src/api/client/client.ts';
import { themeNamed } from '#src/api/client/statics.ts';
import * as slices from '#src/lib/browser/slices.ts';
import type { Store } from '#src/lib/browser/storage.ts';
import type { Clock } from '#src/lib/time/clock.ts';
import { query } from '#src/session/flows/ports.ts';

type Dressing = {
  client: GraphQLClient;
  local: Store;
  clock: Clock;
  /** Existing themes according to the page. Empty if unknown. */
  themes: readonly string[];
};

export function connectTheme({ client, local, clock, themes }: Dressing) {
  return themeMachine.provide({
    actors: {
      getClient: query(() => findClient(client, window.location.origin)),
      getTheme: query(async ({ name }) =>
        themes.length > 0 && !themes.includes(name) ? { kind: 'unusable' } : themeNamed(name),
      ),
      getBaseline: query(() => themeNamed('baseline')),
    },
    actions: {
      // With consent required, the theme is stored only after it is given.
      keepTheme: ({ context: { theme } }) =>
        theme && !theme.config.flags.cookieConsent && local.write(slices.theme, { theme, timestamp: clock.now() }),
    },
  });
}
