import type { ReactNode } from 'react';

import { useApp } from '#src/session/portal.ts';

import styles from '../DocumentPage.module.css';

/** Limits the width of help pages to a readable line length. */
export function HelpFrame({ children }: { children: ReactNode }) {
  const isUser = useApp((app) => app.matches({ running: { area: 'user' } }));

  return <div className={isUser ? styles.page : `${styles.page} ${styles.ofGuest}`}>{children}</div>;
}
