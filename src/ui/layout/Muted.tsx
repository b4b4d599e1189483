import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ComponentProps } from 'react';

const useStyles = makeStyles({
  muted: { color: tokens.colorNeutralForeground2 },
  paragraph: { margin: 0 },
  small: { fontSize: '13px', lineHeight: '20px' },
});

type MutedProps = Omit<ComponentProps<'p'>, 'className'> & { isSmall?: boolean };

/** A paragraph of secondary text. */
export function Muted({ isSmall = false, ...props }: MutedProps) {
  const styles = useStyles();
  return <p {...props} className={mergeClasses(styles.muted, styles.paragraph, isSmall && styles.small)} />;
}

/** Secondary text within a line. */
export function MutedSpan({
  isSmall = false,
  ...props
}: Omit<ComponentProps<'span'>, 'className'> & { isSmall?: boolean }) {
  const styles = useStyles();
  return <span {...props} className={mergeClasses(styles.muted, isSmall && styles.small)} />;
}
