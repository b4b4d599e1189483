import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

import { wide } from '#src/ui/spaces.ts';
import { portalTokens } from '#src/ui/tokens.ts';

const useStyles = makeStyles({
  glance: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px 40px',
    boxSizing: 'border-box',
    minWidth: 0,
    padding: '16px',
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: tokens.colorNeutralBackground2,
    // Nothing is known of it that could be said in it.
    ':empty': { display: 'none' },
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
    [wide]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', padding: '16px 20px' },
  },
});

/** What an option is worth, what it asks and how long it takes, in one place above the choice. */
export function Glance({ children }: { children: ReactNode }) {
  return <div className={useStyles().glance}>{children}</div>;
}
