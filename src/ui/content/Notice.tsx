import { DiamondDismiss12Filled, Warning12Filled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

import styles from './Notice.module.css';

type NoticeProps = { tone: 'warning' | 'danger'; title?: ReactNode; action?: ReactNode; children: ReactNode };

/** Warning above other content, with an action. */
export function Notice({ tone, title = null, action = null, children }: NoticeProps) {
  const Icon = tone === 'danger' ? DiamondDismiss12Filled : Warning12Filled;

  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <div className={styles.text}>
        <Icon className={styles.icon ?? ''} />
        <div>
          {title ? <span className={styles.title}>{title}</span> : null} <span>{children}</span>
        </div>
      </div>
      {action}
    </div>
  );
}
