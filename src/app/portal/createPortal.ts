import { type ActorOptions, createActor } from 'xstate';

import { type AppActor, appMachine } from '#machines/session/app/app.machine.ts';
import type { EndReason, Exit } from '#machines/session/session.setup.ts';
import { listDatasets } from '#rules/datasets.ts';
import { getBaseLanguage } from '#rules/languages.ts';
import type { Page } from '#schema/page.ts';
import { type AuthApi, createAuthApi } from '#src/api/session/authApi.ts';
import { withConsent } from '#src/lib/browser/consent.ts';
import * as slices from '#src/lib/browser/slices.ts';
import { isWidgetPath } from '#src/lib/browser/widget.ts';
import { createPageClock } from '#src/lib/time/clock.ts';
import { connectSession } from '#src/session/connectSession.ts';
import { otherTabs } from '#src/session/otherTabs.ts';
import type { Portal } from '#src/session/portal.ts';

import { inside } from '../files.ts';
import { createChildren } from './children.ts';
import { connectLanguage } from './connectLanguage.ts';
import { connectTheme } from './connectTheme.ts';
import { connectDataLoad } from './data/connectDataLoad.ts';
import { connectFlights } from './data/connectFlights.ts';
import { openData } from './data/openData.ts';
import { listen } from './listen.ts';
import { openDrafts, openStores, type Stores } from './stores.ts';
import { takeUrlToken } from './takeUrlToken.ts';
import { endUnusedToken, takeUnusedToken } from './unusedToken.ts';

export type Leave = (by: { exit: Exit; reason: EndReason; initialPath: string }) => void;

type Inspect = NonNullable<ActorOptions<typeof appMachine>['inspect']>;

export function createPortal(page: Page, window: Window, leave: Leave, inspect?: Inspect): Portal {
  const clock = createPageClock(page.now);
  const widget = isWidgetPath(window.location.pathname)
    ? { hosts: page.frameAncestors ?? [], handed: takeUrlToken(window) }
    : null;
  const opened = openStores(window);
  const { tab } = opened;
  const unusedToken = widget ? null : takeUnusedToken(opened);
  const { local, gate } = withConsent(opened.local, () => context().theme?.config.flags.cookieConsent);
  const stores = { local, tab };
  const tabs = otherTabs();
  const context = () => app.getSnapshot().context;
  const children = createChildren(() => app, clock);
  const { notify, outdate, react } = children;
  const { client, queries, ahead, ...data } = openData(window, clock, () => {
    children.wakeSession();
    return tab.read(slices.accessToken);
  });
  const drafts = openDrafts(stores, () => context().session);
  const auth = (): AuthApi => createAuthApi({ client, now: clock.now, partnerId: context().client?.partnerId ?? '' });

  const app: AppActor = createActor(
    appMachine.provide({
      actors: {
        theme: connectTheme({ client, local, clock, themes: page.themes }),
        language: connectLanguage({ addresses: page.translations, local, notify }),
        session: connectSession({
          tab,
          local,
          tabs,
          notify,
          logOut: (token) => void auth().logout(token),
          forgetData: () => {
            data.forget();
            drafts.close();
          },
          forgetDrafts: drafts.forget,
          showTimeoutToast: children.showTimeoutToast,
          leaveBy: (by) => leave({ ...by, initialPath: context().theme?.config.initialPath ?? '/' }),
        }),
        dataLoad: connectDataLoad({
          queries,
          ahead,
          react,
          outdate,
          applyPreferences: async (user) => {
            const { applyPreferences } = await inside.preferences();
            applyPreferences(user, { local, children, ...context() });
          },
        }),
        flights: connectFlights(children.dataLoad),
      },
    }),
    { ...(inspect && { inspect }), input: inputOf(page, stores, clock.now()) },
  );
  app.start();
  if (unusedToken) endUnusedToken({ auth, notify }, unusedToken, window);
  listen(window, { app, children, stores, tabs, draftsChanged: drafts.changed });

  return {
    app,
    clock,
    widget,
    local,
    tab,
    optional: gate,
    auth,
    client,
    queries,
    readAhead: (userId) => {
      const flags = context().theme?.config.flags;
      if (flags) ahead.ask(userId, listDatasets(flags));
    },
    forgetRead: data.forget,
    drafts: drafts.open,
    react,
    notify,
    outdate,
    chooseLanguage: children.chooseLanguage,
  };
}

/** Returns the root actor's input from the page and from earlier visits. */
function inputOf(page: Page, { local, tab }: Stores, now: number) {
  const chosen = local.read(slices.language);
  const account = local.read(slices.account);
  const isSpoken = account?.language.toLowerCase() === getBaseLanguage(page.code);
  const restored = tab.read(slices.accessToken) ? tab.read(slices.session) : null;

  return {
    client: page.client,
    theme: page.theme,
    texts: page.texts,
    kept: local.read(slices.theme),
    language: chosen ?? page.code,
    accountLanguage: restored && !chosen && !isSpoken ? (account?.locale ?? null) : null,
    restored,
    now,
  };
}
