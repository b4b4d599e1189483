import type { GraphQLClient } from 'graphql-request';
import type { Notice } from '#machines/app/notifier.machine.ts';
import { languageMachine } from '#machines/preferences/language.machine.ts';
import { themeMachine } from '#machines/preferences/theme.machine.ts';
import { clientOf } from '#src/api/client/client.ts';
import { textsIn, themeNamed } from '#src/api/client/statics.ts';
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
      keepTheme: ({ context: { theme } }) => theme && local.write(slices.theme, { theme, timestamp: clock.now() }),
    },
  });
}

/** Seconds: how long a cookie of the portal lives. */
const aMonth = 31 * 24 * 3600;

type Speaking = { addresses: Record<string, string>; local: Store; notify: (notice: Notice) => void };

/** The language machine in a browser. */
export function provideLanguage({ addresses, local, notify }: Speaking) {
  return languageMachine.provide({
    actors: { getTexts: query((file) => textsIn(file, addresses)) },
    actions: {
      keepLanguage: (_, { code }) => {
        local.write(slices.language, code);
        // So that the next page comes in it.
        document.cookie = `language=${code}; path=/; max-age=${aMonth}; samesite=lax`;
      },
      announceUnchanged: () =>
        notify({ severity: 'warning', text: { id: 'app.language.unchanged' }, about: 'language' }),
    },
  });
}
