import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

import { useTouchStyles } from '../touchStyles.ts';

type ButtonLinkProps = {
  to: string;
  /** Begins with what is seen, and says more. */
  label?: string;
  appearance?: NonNullable<ButtonProps['appearance']>;
  children: ReactNode;
};

/** A link that looks like what it is: the next step. */
export function ButtonLink({ to, label, appearance = 'secondary', children }: ButtonLinkProps) {
  const touch = useTouchStyles();
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);

  return (
    <Button as="a" href={href} onClick={follow} appearance={appearance} className={touch.target} aria-label={label}>
      {children}
    </Button>
  );
}
