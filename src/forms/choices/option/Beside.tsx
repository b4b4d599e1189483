import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({ more: { paddingInlineStart: '40px', paddingBlockEnd: '8px' } });

export function Beside({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return children ? <div className={styles.more}>{children}</div> : null;
}
