import { tokens } from '@fluentui/react-components';

import { displayType } from '../displayType.ts';
import { veryWide, wide } from '../spaces.ts';
import { surface } from '../surface.ts';
import { portalTokens } from '../tokens.ts';

/** How an overview begins: a card with what is first at large, the way out beside it, and the others in lines below. */
export const needsYou = {
  all: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  card: { overflow: 'hidden', ...surface },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  /** The last line: the way to the others. */
  more: {
    display: 'grid',
    justifyItems: 'center',
    padding: '8px 16px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  first: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [veryWide]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' },
  },
  out: {
    display: 'grid',
    alignContent: 'center',
    gap: '12px',
    margin: '0 8px 8px',
    padding: '20px 16px',
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: tokens.colorNeutralBackground2,
    [veryWide]: { margin: '8px', padding: '24px' },
  },
  title: { margin: 0, ...displayType, fontSize: '18px', lineHeight: '24px' },
  line: {
    display: 'grid',
    gap: '8px 20px',
    alignItems: 'center',
    justifyItems: 'start',
    // As wide whatever the chip says, so that what follows begins at one place.
    [wide]: { gridTemplateColumns: '168px minmax(0, 1fr) auto' },
  },
} as const;
