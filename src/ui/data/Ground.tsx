import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { wide } from '../spaces.ts';
import { surface } from '../surface.ts';
import { portalTokens } from '../tokens.ts';

const useStyles = makeStyles({
  ground: {
    boxSizing: 'border-box',
    padding: '20px 16px',
    ...surface,
    [wide]: { padding: portalTokens.spacingCard },
  },
});

/** Background of a card, for placeholders and content without a heading. */
export function Ground({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={mergeClasses(useStyles().ground, className)}>{children}</div>;
}
