import type { ReactNode } from 'react';

import styles from '../DocumentPage.module.css';

/** A ground to read on, without a heading of its own. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}
