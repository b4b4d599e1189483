import { Button, type ButtonProps, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

import { useTouchStyles } from '../touchStyles.ts';

const useStyles = makeStyles({ way: { paddingInline: '16px' }, main: { minHeight: '44px' } });

type ButtonLinkProps = {
  to: string;
  /** Accessible name, which starts with the visible text. */
  label?: string;
  /** Id of an element that describes the link. */
  describedBy?: string;
  appearance?: NonNullable<ButtonProps['appearance']>;
  icon?: NonNullable<ButtonProps['icon']>;
  isMain?: boolean;
  children: ReactNode;
};

export function ButtonLink({
  to,
  label,
  describedBy,
  appearance = 'secondary',
  icon,
  isMain = false,
  children,
}: ButtonLinkProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);

  return (
    <Button
      as="a"
      href={href}
      onClick={follow}
      appearance={appearance}
      {...(icon && { icon })}
      className={mergeClasses(touch.target, appearance !== 'subtle' && styles.way, isMain && styles.main)}
      aria-label={label}
      aria-describedby={describedBy}
    >
      {children}
    </Button>
  );
}
