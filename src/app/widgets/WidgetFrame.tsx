import { type ReactNode, useEffect, useRef } from 'react';

import { useApp, usePortal } from '#src/session/portal.ts';
import { laterUnasked } from '#src/ui/line/later.tsx';
import { OfflineNote } from '#src/ui/line/OfflineNote.tsx';

import { inside } from '../files.ts';
import { Frame } from '../shell/Frame.tsx';
import { reportHeight } from './reportHeight.ts';
import styles from './WidgetFrame.module.css';

const ActingFor = laterUnasked(inside.actingFor);
const SignedInSession = laterUnasked(inside.signedInSession);

/** A page in a page of somebody else's: what is around it is theirs, and its height is told them. */
export const WidgetFrame = () => <Frame around={Bare} />;

function Bare({ children }: { children: ReactNode }) {
  const { widget } = usePortal();
  const content = useRef<HTMLElement>(null);
  const isUser = useApp((app) => app.matches({ running: { area: 'user' } }));
  const isAgent = useApp(({ context }) => Boolean(context.session?.agentId));
  const hosts = widget?.hosts;
  useEffect(() => (content.current && hosts ? reportHeight(content.current, hosts, window) : undefined), [hosts]);

  return (
    <main id="content" tabIndex={-1} ref={content} className={styles.widget}>
      {isAgent ? <ActingFor /> : null}
      <OfflineNote />
      {children}
      {isUser ? <SignedInSession /> : null}
    </main>
  );
}
