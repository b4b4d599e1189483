import { Badge, type BadgeProps, makeStyles } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

export type Tone = 'neutral' | 'informative' | 'success' | 'warning' | 'danger';

const colours: Record<Tone, NonNullable<BadgeProps['color']>> = {
  neutral: 'informative',
  informative: 'brand',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
};

const useStyles = makeStyles({
  // A long word in a small place wraps instead of running out of it.
  chip: { height: 'auto', minHeight: '24px', maxWidth: '100%', flexShrink: 0, whiteSpace: 'normal', gap: '4px' },
});

/** A state as icon and word; its colour says nothing that these two do not. */
export function Chip({ tone, icon, children }: { tone: Tone; icon: ReactElement; children: ReactNode }) {
  const styles = useStyles();

  return (
    <Badge appearance="tint" size="large" color={colours[tone]} icon={icon} className={styles.chip}>
      {children}
    </Badge>
  );
}
