import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { wide } from '../spaces.ts';
import { portalTokens } from '../tokens.ts';

const useStyles = makeStyles({
  ground: {
    boxSizing: 'border-box',
    padding: '20px 16px',
    borderRadius: portalTokens.borderRadiusCard,
    boxShadow: portalTokens.shadowCard,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid', 'CanvasText') },
    [wide]: { padding: portalTokens.spacingCard },
  },
});

/** What a card stands on, where none has come yet, or none does. */
export function Ground({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={mergeClasses(useStyles().ground, className)}>{children}</div>;
}
