import type { AppActor } from '#machines/session/app/app.machine.ts';
import { listenBeforeRouter } from '#src/lib/browser/beforeRouter.ts';
import * as slices from '#src/lib/browser/slices.ts';
import type { OtherTabs } from '#src/session/otherTabs.ts';

import type { Children } from './children.ts';
import type { Stores } from './stores.ts';

type Heard = { app: AppActor; children: Children; stores: Stores; tabs: OtherTabs; draftsChanged: () => void };

export function listen(window: Window, { app, children, stores: { local }, tabs, draftsChanged }: Heard): void {
  listenBeforeRouter(window);
  tabs.listen(() => app.getSnapshot().context.session, children.endSession);
  window.addEventListener('storage', ({ key }) => {
    const chosen = key === slices.language.name ? local.read(slices.language) : null;
    if (chosen) children.chooseLanguage(chosen);
    if (key === slices.drafts.name) draftsChanged();
  });
  window.addEventListener('online', children.readAgain);
  for (const wake of ['focus', 'pageshow', 'online']) window.addEventListener(wake, children.wakeSession);
  window.addEventListener('focus', children.renewOld);
  window.document.addEventListener('visibilitychange', () => {
    children.wakeSession();
    if (window.document.visibilityState === 'visible') children.renewOld();
  });
}
