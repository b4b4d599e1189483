import { createActor, fromPromise } from 'xstate';

import { type AppActor, appMachine } from '#machines/app/app.machine.ts';
import { languageMachine } from '#machines/app/language.machine.ts';
import type { Notice } from '#machines/app/notifier.machine.ts';
import { themeMachine } from '#machines/app/theme.machine.ts';
import type { EndReason, Exit } from '#machines/session/session.machine.ts';
import { filesFor } from '#rules/languages.ts';
import type { Page } from '#schema/page.ts';
import { clientOf } from '#src/api/client/client.ts';
import { textsIn, themeNamed } from '#src/api/client/statics.ts';
import { machineClient } from '#src/api/clients.ts';
import type { Queries } from '#src/api/queries.ts';
import { type DoorApi, doorOf } from '#src/api/session/session.ts';
import { clockSetTo } from '#src/lib/clock.ts';
import * as slices from '#src/lib/slices.ts';
import { storeIn } from '#src/lib/storage.ts';
import { otherTabs } from '#src/session/otherTabs.ts';
import type { Portal } from '#src/session/portal.ts';
import { reactWith } from '#src/session/reactions.ts';
import { sessionIn } from '#src/session/sessionPorts.ts';

import { dataLoadIn } from './dataLoadIn.ts';
import { flightsIn } from './flightsIn.ts';

/** Takes the customer out of where they are. */
export type Leave = (by: { exit: Exit; reason: EndReason; initialPath: string }) => void;

/** Puts the portal together around its one actor, and starts it. */
export function createPortal(page: Page, window: Window, leave: Leave): Portal {
  const clock = clockSetTo(page.now);
  const local = storeIn(() => window.localStorage);
  const tab = storeIn(() => window.sessionStorage);
  const tabs = otherTabs();

  const notifier = () => app.getSnapshot().children.notifier;
  const session = () => app.getSnapshot().children.session;
  const notify = (notice: Notice) => notifier()?.send({ type: 'notice.raised', notice });
  const react = reactWith({ notifier, session });

  const endpoint = {
    url: new URL('/graphql', window.location.href).href,
    bearer: () => {
      session()?.send({ type: 'page.woke', at: clock.now() });
      return tab.read(slices.accessToken);
    },
  };
  const client = machineClient(endpoint);
  const door = (): DoorApi =>
    doorOf({ client, now: clock.now, partnerId: app.getSnapshot().context.client?.partnerId ?? '' });

  let queries: Promise<Queries> | null = null;
  const openQueries = () =>
    (queries ??= import('#src/api/queries.ts').then(({ componentClient }) => componentClient(endpoint)));

  const app: AppActor = createActor(
    appMachine.provide({
      actors: {
        theme: themeMachine.provide({
          actors: {
            getClient: fromPromise(() => clientOf(client, window.location.origin)),
            getTheme: fromPromise(({ input }) => themeNamed(input.name)),
            getBaseline: fromPromise(() => themeNamed('baseline')),
          },
          actions: {
            keepTheme: ({ context: { theme } }) =>
              theme && local.write(slices.theme, { theme, timestamp: clock.now() }),
          },
        }),
        language: languageMachine.provide({
          actors: { getTexts: fromPromise(({ input }) => textsIn(input, page.translations)) },
          actions: {
            keepLanguage: (_, { code }) => keepLanguage(code),
            announceUnchanged: () => notify({ severity: 'warning', text: { id: 'app.language.unchanged' } }),
          },
        }),
        session: sessionIn({
          tab,
          local,
          tabs,
          notify,
          logout: (): Promise<void> => door().logout(),
          forgetData: () => {
            queries = null;
          },
          showTimeoutToast: () => notifier()?.send({ type: 'session.timedOut' }),
          leaveBy: (by) => leave({ ...by, initialPath: app.getSnapshot().context.theme?.config.initialPath ?? '/' }),
        }),
        dataLoad: dataLoadIn({ queries: openQueries, react, clock }),
        flights: flightsIn(() => app.getSnapshot().children.dataLoad),
      },
    }),
    {
      input: {
        client: page.client,
        theme: page.theme,
        texts: page.language,
        kept: local.read(slices.theme),
        language: local.read(slices.language) ?? page.language?.code ?? 'en',
        restored: tab.read(slices.accessToken) ? tab.read(slices.session) : null,
        now: clock.now(),
      },
    },
  );

  function keepLanguage(code: string): void {
    local.write(slices.language, code);
    // So that the next page comes in it.
    window.document.cookie = `language=${code}; path=/; max-age=31536000; samesite=lax`;
  }

  const chooseLanguage = (code: string) =>
    app.getSnapshot().children.language?.send({
      type: 'language.chosen',
      code,
      files: filesFor(code, app.getSnapshot().context.theme),
    });

  app.start();
  tabs.listen(
    () => app.getSnapshot().context.session,
    () => session()?.send({ type: 'session.endedElsewhere' }),
  );
  for (const wake of ['focus', 'pageshow', 'online'])
    window.addEventListener(wake, () => session()?.send({ type: 'page.woke', at: clock.now() }));
  window.document.addEventListener('visibilitychange', () => session()?.send({ type: 'page.woke', at: clock.now() }));

  return { app, clock, local, tab, door, queries: openQueries, react, notify, chooseLanguage };
}
