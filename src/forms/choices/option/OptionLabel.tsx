import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

export type Option = {
  value: string;
  label: ReactNode;
  /** Meaning of the option, or why it is disabled. */
  description?: ReactNode;
  disabled?: boolean;
};

const useStyles = makeStyles({
  label: { overflowWrap: 'anywhere' },
  free: { color: tokens.colorNeutralForeground1 },
  description: {
    display: 'block',
    fontSize: '13px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
});

export function OptionLabel({ label, description, disabled }: Omit<Option, 'value'>) {
  const styles = useStyles();

  return (
    <span className={mergeClasses(styles.label, !disabled && styles.free)}>
      {label}
      {description ? <span className={styles.description}>{description}</span> : null}
    </span>
  );
}
