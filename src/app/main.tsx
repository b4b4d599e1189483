import '#src/ui/base.css';

import { createRoot } from 'react-dom/client';

import { CrashBoundary } from './CrashBoundary.tsx';
import { createPortal } from './createPortal.ts';
import { leaveThrough } from './leave.ts';
import { PortalRoot } from './PortalRoot.tsx';
import { readPage } from './readPage.ts';
import { createWay } from './way.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the portal.');

const way = createWay();
const here = () => window.location.pathname + window.location.search;
const inspect = import.meta.env.DEV ? (await import('./inspector.ts')).inspectorHere()?.inspect : undefined;
const portal = createPortal(readPage(document), window, leaveThrough(way.go, here), inspect);
const nonce = document.getElementById('page')?.nonce;

createRoot(root).render(
  <CrashBoundary>
    <PortalRoot portal={portal} way={way} nonce={nonce} />
  </CrashBoundary>,
);
