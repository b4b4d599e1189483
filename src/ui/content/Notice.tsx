import { DiamondDismiss12Filled, Warning12Filled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

import styles from './Notice.module.css';

type NoticeProps = { tone: 'warning' | 'danger'; title?: ReactNode; action?: ReactNode; children: ReactNode };

/** What somebody has to know before anything else, with what to do about it. */
export function Notice({ tone, title = null, action = null, children }: NoticeProps) {
  const Icon = tone === 'danger' ? DiamondDismiss12Filled : Warning12Filled;

  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <div className={styles.text}>
        <Icon className={styles.icon ?? ''} />
        <div>
          {title ? <span className={styles.title}>{title}</span> : null} {children}
        </div>
      </div>
      {action}
    </div>
  );
}
