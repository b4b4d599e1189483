import { type ReactNode, useRef } from 'react';

import { useApp } from '#src/session/portal.ts';
import { laterUnasked } from '#src/ui/connection/later.tsx';
import { OfflineNote } from '#src/ui/connection/OfflineNote.tsx';

import { CrashBoundary } from '../failure/CrashBoundary.tsx';
import { Crashed } from '../failure/Crashed.tsx';
import { inside } from '../files.ts';
import { Frame } from '../shell/Frame.tsx';
import { useFrameReports } from './useFrameReports.ts';
import { ReportError } from './useTellHost.tsx';
import styles from './WidgetFrame.module.css';

const ActingFor = laterUnasked(inside.actingFor);
const CallGuard = laterUnasked(inside.callGuard);
const SignedInSession = laterUnasked(inside.signedInSession);

/** A page embedded in a host's page. The host gets its height, and shows its own header and footer. */
export const WidgetFrame = () => <Frame around={Bare} />;

function Bare({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  const isUser = useApp((app) => app.matches({ running: { area: 'user' } }));
  const isAgent = useApp(({ context }) => Boolean(context.session?.agentId));
  useFrameReports(content);

  return (
    <main id="content" tabIndex={-1} ref={content} className={styles.widget}>
      {isAgent ? <ActingFor /> : null}
      <OfflineNote />
      <CrashBoundary fallback={<CrashedHere />}>{children}</CrashBoundary>
      {isUser ? <SignedInSession /> : null}
      <CallGuard />
    </main>
  );
}

const CrashedHere = () => (
  <>
    <ReportError reason="crashed" />
    <Crashed />
  </>
);
