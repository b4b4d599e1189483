import { tokens } from '@fluentui/react-components';

import { displayType } from '../displayType.ts';
import { veryWide, wide } from '../spaces.ts';
import { surface } from '../surface.ts';
import { portalTokens } from '../tokens.ts';

const ground = {
  display: 'grid',
  alignContent: 'center',
  gap: '12px',
  borderRadius: portalTokens.borderRadiusInner,
  backgroundColor: tokens.colorNeutralBackground2,
} as const;

/** How an overview begins: a card with what is first at large, the way out beside it, and the others in lines below. */
export const needsYou = {
  all: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  // A container that scrolls would keep the button from sticking to the bottom of the window.
  card: { overflow: 'clip', ...surface },
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
    display: 'flex',
    flexDirection: 'column',
    [veryWide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 304px' },
  },
  /** Beside the first, where there is room: why it needs the customer, and the button. */
  side: { display: 'contents', [veryWide]: { ...ground, margin: '8px', padding: '24px' } },
  out: { ...ground, margin: '0 8px', padding: '20px 16px', [veryWide]: { display: 'contents' } },
  /** On a phone the button is in sight as soon as the card is, wherever in it the button stands. */
  act: {
    display: 'grid',
    padding: '8px',
    [veryWide]: { padding: 0 },
    '@media (max-width: 639px) and (min-height: 480px)': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      backgroundColor: tokens.colorNeutralBackground1,
    },
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
