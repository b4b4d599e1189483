import type { Notice } from '#machines/session/app/notifier.logic.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { EndReason, Exit } from '#machines/session/session.setup.ts';
import type { Session } from '#machines/session/session.ts';
import { isCode } from '#schema/errors.ts';
import { buildNo } from '#schema/theme.ts';
import * as slices from '#src/lib/browser/slices.ts';
import type { Store } from '#src/lib/browser/storage.ts';
import { textOfCode } from '#src/lib/texts.ts';

import type { OtherTabs } from './otherTabs.ts';

type World = {
  tab: Store;
  local: Store;
  tabs: OtherTabs;
  leaveBy: (by: { exit: Exit; reason: EndReason }) => void;
  notify: (notice: Notice) => void;
  showTimeoutToast: () => void;
  logOut: (token: string) => void;
  forgetData: () => void;
  forgetDrafts: (session: Session) => void;
};

export function connectSession({
  tab,
  local,
  tabs,
  leaveBy,
  notify,
  showTimeoutToast,
  logOut,
  forgetData,
  forgetDrafts,
}: World) {
  return sessionMachine.provide({
    actions: {
      keepSession: (_, { session }) => {
        if (!session) return;
        tab.write(slices.session, session);
        if (local.read(slices.app)?.partnerId !== session.partnerId) local.forget(slices.drafts);
        local.write(slices.auth, { authenticated: true, partnerId: session.partnerId });
        local.write(slices.app, { partnerId: session.partnerId, buildNo });
      },
      logOut: () => {
        const token = tab.read(slices.accessToken);
        if (token) logOut(token);
      },
      forgetCredentials: () => {
        tab.forget(slices.accessToken, slices.session, slices.subscribed, slices.initialScan);
        local.forget(slices.auth, slices.account);
        forgetData();
      },
      forgetCustomer: () => {
        tab.forget(slices.subscribed, slices.initialScan);
        local.forget(slices.account);
        forgetData();
      },
      leaveBy: (_, by) => leaveBy(by),
      announceTimeout: showTimeoutToast,
      announceUnauthorized: (_, { code }) =>
        notify(
          isCode(code)
            ? { severity: 'warning', text: { id: textOfCode(code) }, general: true, about: 'session' }
            : { severity: 'warning', text: { id: 'errors.unauthorized_session' }, about: 'session' },
        ),
      announceElsewhere: () =>
        notify({ severity: 'warning', text: { id: 'notices.signed_out_elsewhere' }, about: 'session' }),
      announceRelogin: () => notify({ severity: 'warning', text: { id: 'notices.mfa_relogin' }, about: 'session' }),
      tellOtherTabs: (_, ended) => {
        tabs.tell(ended);
        if (ended.reason === 'logout' && ended.session) forgetDrafts(ended.session);
      },
    },
  });
}
