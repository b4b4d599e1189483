import { type ActorOptions, createActor } from 'xstate';

import { type AppActor, appMachine } from '#machines/app/app.machine.ts';
import type { Matter, Notice } from '#machines/app/notifier.machine.ts';
import type { EndReason, Exit } from '#machines/session/session.machine.ts';
import { datasetsOf } from '#rules/datasets.ts';
import { filesFor } from '#rules/languages.ts';
import type { Page } from '#schema/page.ts';
import type { User } from '#src/api/account/user.ts';
import { machineClient } from '#src/api/clients.ts';
import type { Queries } from '#src/api/queries.ts';
import { type AuthApi, authApiOf } from '#src/api/session/session.ts';
import { addresses } from '#src/lib/addresses.ts';
import { clockSetTo } from '#src/lib/clock.ts';
import * as slices from '#src/lib/slices.ts';
import { storeIn } from '#src/lib/storage.ts';
import { type Drafts, draftsOf } from '#src/session/drafts.ts';
import { otherTabs } from '#src/session/otherTabs.ts';
import type { Portal } from '#src/session/portal.ts';
import { reactWith } from '#src/session/reactions.ts';
import { sessionIn } from '#src/session/sessionPorts.ts';
import { inside } from '../files.ts';
import { applyPreferencesIn } from './applyPreferences.ts';
import { askingAhead } from './askAhead.ts';
import { dataLoadIn } from './dataLoadIn.ts';
import { flightsIn } from './flightsIn.ts';
import { readAgain } from './readAgain.ts';
import { languageIn, themeIn } from './startIn.ts';

/** Takes the customer out of where they are. */
export type Leave = (by: { exit: Exit; reason: EndReason; initialPath: string }) => void;

type Inspect = NonNullable<ActorOptions<typeof appMachine>['inspect']>;

/** Puts the portal together around its one actor, and starts it. */
export function createPortal(page: Page, window: Window, leave: Leave, inspect?: Inspect): Portal {
  const clock = clockSetTo(page.now);
  const local = storeIn(() => window.localStorage);
  const tab = storeIn(() => window.sessionStorage);
  const tabs = otherTabs();
  // Who comes by a link comes as whom it is for, whoever was signed in here before.
  if (window.location.pathname.startsWith(`${addresses.singleSignOn}/`)) tab.forget(slices.accessToken, slices.session);

  const notifier = () => app.getSnapshot().children.notifier;
  const session = () => app.getSnapshot().children.session;
  const notify = (notice: Notice) => notifier()?.send({ type: 'notice.raised', notice });
  const outdate = (...about: Matter[]) => notifier()?.send({ type: 'matters.outdated', about });
  const react = reactWith({ notifier, session });
  const wokeUp = () => session()?.send({ type: 'page.woke', at: clock.now() });

  const endpoint = {
    url: new URL('/graphql', window.location.href).href,
    bearer: () => {
      wokeUp();
      return tab.read(slices.accessToken);
    },
  };
  const client = machineClient(endpoint);
  const auth = (): AuthApi =>
    authApiOf({ client, now: clock.now, partnerId: app.getSnapshot().context.client?.partnerId ?? '' });

  let queries: { client: Promise<Queries>; forget: () => void } | null = null;
  const openQueries = () => (queries ??= newQueries()).client;
  const newQueries = () => {
    const over = new AbortController();
    const client = inside.queries().then(({ componentClient }) => componentClient(endpoint, window, over.signal));
    return { client, forget: () => over.abort() };
  };

  const ahead = askingAhead(async (asked) => {
    const [client, { loadDataset }] = await Promise.all([openQueries(), inside.datasets()]);
    return loadDataset(client, asked, clock);
  });
  const forgetRead = () => {
    queries?.forget();
    queries = null;
    ahead.forget();
  };

  let drafts: Drafts | null = null;
  const openDrafts = () =>
    (drafts ??= draftsOf(local, tab, app.getSnapshot().context.session ?? { partnerId: '', id: '', agentId: null }));

  const chosen = local.read(slices.language);
  const restored = tab.read(slices.accessToken) ? tab.read(slices.session) : null;
  const app: AppActor = createActor(
    appMachine.provide({
      actors: {
        theme: themeIn({ client, local, clock, themes: page.themes }),
        language: languageIn({ addresses: page.translations, local, notify }),
        session: sessionIn({
          tab,
          local,
          tabs,
          notify,
          logOut: (token) => void auth().logout(token),
          forgetData: () => {
            forgetRead();
            drafts = null;
          },
          showTimeoutToast: () => notifier()?.send({ type: 'session.timedOut' }),
          leaveBy: (by) => leave({ ...by, initialPath: app.getSnapshot().context.theme?.config.initialPath ?? '/' }),
        }),
        dataLoad: dataLoadIn({ queries: openQueries, ahead, react, outdate, applyPreferences }),
        flights: flightsIn(() => app.getSnapshot().children.dataLoad),
      },
    }),
    {
      ...(inspect && { inspect }),
      input: {
        client: page.client,
        theme: page.theme,
        texts: page.language,
        kept: local.read(slices.theme),
        language: chosen ?? page.language?.code ?? 'en',
        accountLanguage: restored && !chosen ? (local.read(slices.account)?.language.toLowerCase() ?? null) : null,
        restored,
        now: clock.now(),
      },
    },
  );

  function applyPreferences(user: User): void {
    const speaks = app.getSnapshot().children.language?.getSnapshot().context.texts?.code;
    applyPreferencesIn({ local, suggestLanguage, speaks })(user);
  }

  const tongue = (code: string) => ({ code, files: filesFor(code, app.getSnapshot().context.theme) });
  const chooseLanguage = (code: string) => {
    outdate('language');
    app.getSnapshot().children.language?.send({ type: 'language.chosen', ...tongue(code) });
  };
  const suggestLanguage = (code: string) =>
    app.getSnapshot().children.language?.send({ type: 'language.suggested', ...tongue(code) });

  app.start();
  tabs.listen(
    () => app.getSnapshot().context.session,
    (reason) => session()?.send({ type: 'session.endedElsewhere', reason }),
  );
  window.addEventListener('storage', ({ key }) => {
    const chosen = key === slices.language.name ? local.read(slices.language) : null;
    if (chosen) chooseLanguage(chosen);
    if (key === slices.drafts.name) drafts?.changed();
  });
  window.addEventListener('online', () => readAgain(app.getSnapshot().children.dataLoad));
  for (const wake of ['focus', 'pageshow', 'online'])
    window.addEventListener(wake, () => session()?.send({ type: 'page.woke', at: clock.now() }));
  window.document.addEventListener('visibilitychange', () => session()?.send({ type: 'page.woke', at: clock.now() }));

  return {
    app,
    clock,
    local,
    tab,
    auth,
    client,
    queries: openQueries,
    readAhead: (userId) => {
      const flags = app.getSnapshot().context.theme?.config.flags;
      if (flags) ahead.ask(userId, datasetsOf(flags));
    },
    forgetRead,
    drafts: openDrafts,
    react,
    notify,
    outdate,
    chooseLanguage,
  };
}
