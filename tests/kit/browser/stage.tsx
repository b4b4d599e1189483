import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';

import type { KeptTheme } from '#machines/session/preferences/theme.machine.ts';
import type { Session } from '#machines/session/session.ts';
import type { Page } from '#schema/page.ts';
import { buildNo } from '#schema/theme.ts';
import { PortalRoot } from '#src/app/PortalRoot.tsx';
import { createPortal } from '#src/app/portal/createPortal.ts';
import { createLeave } from '#src/app/portal/leave.ts';
import { createNavigationBridge } from '#src/app/portal/navigationBridge.ts';
import * as slices from '#src/lib/browser/slices.ts';
import { createStore } from '#src/lib/browser/storage.ts';
import { createDrafts } from '#src/session/drafts.ts';

import { everything } from '../customer/everything.ts';
import { sky, skyTheme } from '../customer/sky.ts';
import { atOnce } from '../flows/atOnce.ts';
import { catalogues } from '../flows/texts.ts';
import { quieten } from './quiet.ts';
import { otherTabs } from './tabs.ts';
import { prepareWindow } from './window.ts';
import { createWire } from './wire.ts';

export type Opening = {
  path?: string;
  page?: Partial<Page>;
  /** The session from before a reload. */
  session?: Session;
  /** The theme in local storage from an earlier visit. */
  kept?: KeptTheme | null;
  language?: string;
  /** Other entries of local storage, by name. */
  stored?: Readonly<Record<string, unknown>>;
  /** Records of this tab's session storage, by name. */
  inTab?: Readonly<Record<string, unknown>>;
  /** Unfinished drafts from before a reload, by the name of the flow. */
  drafts?: Readonly<Record<string, unknown>>;
  /** Immediate answers that replace the usual ones, by operation. */
  answers?: Readonly<Record<string, unknown>>;
  /** Calls that wait for the test to answer them. */
  holds?: readonly string[];
};

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Opens the whole portal in jsdom. Only the network, the clock and other tabs are fake and controlled by the test. */
export async function openStage(opening: Opening = {}) {
  const {
    path = '/',
    page,
    session,
    kept,
    language,
    stored = {},
    inTab = {},
    drafts,
    answers = {},
    holds = [],
  } = opening;
  const given: Page = { ...skyPage, ...page };
  // React, the machines' timers and the session share one clock. Promises and animation frames run in real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: given.now });
  // The testing library looks for this name to advance the clock.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) });
  const wire = createWire(holds, { ...atOnce, ...everything, ...answers });
  const tabs = otherTabs();
  vi.stubGlobal('fetch', wire.fetch);
  vi.stubGlobal('BroadcastChannel', tabs.Channel);
  suspendDeadlines();
  prepareWindow();
  quieten();

  const [tab, local] = [createStore(() => window.sessionStorage), createStore(() => window.localStorage)];
  if (session) {
    tab.write(slices.accessToken, 'the token');
    tab.write(slices.session, session);
  }
  for (const [name, record] of Object.entries(stored)) localStorage.setItem(name, JSON.stringify(record));
  for (const [name, record] of Object.entries(inTab)) sessionStorage.setItem(name, JSON.stringify(record));
  if (session && drafts) {
    local.write(slices.app, { partnerId: session.partnerId, buildNo });
    const left = createDrafts(local, tab, session);
    for (const [flow, draft] of Object.entries(drafts)) {
      left.write(flow, draft);
      left.take(flow, flow);
    }
  }
  if (kept) local.write(slices.theme, kept);
  if (language) local.write(slices.language, language);
  window.history.replaceState(null, '', path);

  const navigation = createNavigationBridge();
  const here = () => window.location.pathname + window.location.search;
  const portal = createPortal(given, window, createLeave(navigation.go, here));
  onTestFinished(() => {
    portal.app.stop();
  });
  await act(async () => {
    render(<PortalRoot portal={portal} navigation={navigation} nonce={undefined} />);
  });
  await settled();

  return {
    portal,
    wire,
    tabs,
    user: userEvent.setup({ delay: null }),
    pass: async (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
      await settled();
    },
  };
}

/** Disables request timeouts: otherwise a busy machine would lose calls that are held for some seconds. */
function suspendDeadlines(): void {
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  onTestFinished(() => spy.mockRestore());
}

export const skyPage: Page = {
  now: Date.parse('2026-11-20T08:00:00Z'),
  client: sky,
  theme: skyTheme,
  code: 'en',
  texts: { code: 'en', messages: catalogues.en ?? {} },
  translations: {},
  themes: ['sky'],
};

/** Runs everything that waits for neither the clock nor a held answer. */
export const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
  });

const timeoutMs = 40_000;

/** Retries until the check passes: lazy loading takes real time, whatever the test's clock says. */
export async function until(holds: () => void): Promise<void> {
  const start = performance.now();
  for (;;) {
    try {
      return holds();
    } catch (error) {
      if (performance.now() - start > timeoutMs) throw error;
    }
    await settled();
  }
}
