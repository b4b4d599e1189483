import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { ErrorCircleFilled, WarningFilled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

import { wide } from '../spaces.ts';

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 16px',
    padding: '12px 16px',
    [wide]: { borderRadius: tokens.borderRadiusXLarge },
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    ...shorthands.border('1px', 'solid', tokens.colorStatusWarningBorder1),
  },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    ...shorthands.border('1px', 'solid', tokens.colorStatusDangerBorder1),
  },
  // Text and action stand in a row for as long as the text has 260 pixels of it.
  text: { flex: '1 1 260px', display: 'flex', gap: '12px', minWidth: 0 },
  icon: { fontSize: '20px', flexShrink: 0 },
  warningIcon: { color: tokens.colorStatusWarningForeground1 },
  dangerIcon: { color: tokens.colorStatusDangerForeground1 },
  title: { display: 'block', fontWeight: tokens.fontWeightSemibold },
});

type NoticeProps = { tone: 'warning' | 'danger'; title: ReactNode; action: ReactNode; children: ReactNode };

/** What somebody has to know before anything else, with what to do about it. */
export function Notice({ tone, title, action, children }: NoticeProps) {
  const styles = useStyles();
  const Icon = tone === 'danger' ? ErrorCircleFilled : WarningFilled;

  return (
    <div className={mergeClasses(styles.notice, styles[tone])}>
      <div className={styles.text}>
        <Icon className={mergeClasses(styles.icon, tone === 'danger' ? styles.dangerIcon : styles.warningIcon)} />
        <div>
          <span className={styles.title}>{title}</span> {children}
        </div>
      </div>
      {action}
    </div>
  );
}
