import '#src/ui/base.css';

import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { isWidgetPath, widgetBase } from '#src/lib/browser/widget.ts';

import { CrashBoundary } from './failure/CrashBoundary.tsx';
import { PortalRoot } from './PortalRoot.tsx';
import { createPortal } from './portal/createPortal.ts';
import { createLeave } from './portal/leave.ts';
import { createNavigationBridge } from './portal/navigationBridge.ts';
import { readPage } from './portal/readPage.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the portal.');

const isWidget = isWidgetPath(window.location.pathname);
const navigation = createNavigationBridge(isWidget ? widgetBase : '');
const here = () => window.location.pathname + window.location.search;
const nonce = document.getElementById('page')?.nonce;

/** Takes over the session of another tab. Loads nothing if no tab holds a lock. */
async function takeOver() {
  const locks = await window.navigator.locks?.query();
  if (locks?.held?.length) await (await import('#src/session/handOver.ts')).takeOverSession(window);
}

/** Fetches the file behind the sign-in page while a guest types, before the texts of other areas. */
function fetchAhead() {
  if (!document.getElementById('prerendered') || navigator.connection?.saveData) return;
  fromFile('inside', async () => undefined).catch(() => 'asked for again when it is needed');
}

async function start(place: HTMLElement) {
  fetchAhead();
  const [page] = await Promise.all([readPage(document), takeOver().catch(() => undefined)]);
  const inspect = import.meta.env.DEV ? (await import('./portal/inspector.ts')).inspectorHere()?.inspect : undefined;
  const portal = createPortal(page, window, createLeave(navigation.go, here, isWidget), inspect);
  // Renders in slices, so that typing stays responsive.
  startTransition(() =>
    createRoot(place).render(
      <CrashBoundary>
        <PortalRoot portal={portal} navigation={navigation} nonce={nonce} />
      </CrashBoundary>,
    ),
  );
}

start(root).catch(() => document.documentElement.setAttribute('data-lost', ''));
