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

/**
 * Styles for the top of an overview: a card with the first item large, its action beside it, and the others in rows
 * below.
 */
export const needsYou = {
  all: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  // `hidden` would create a scroll container and break the sticky button.
  card: { overflow: 'clip', ...surface },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  /** Last row, with the link to the others. */
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
  /** Side panel on wide screens with the reason and the button. */
  side: { display: 'contents', [veryWide]: { ...ground, margin: '8px', padding: '24px' } },
  out: { ...ground, margin: '0 8px', padding: '20px 16px', [veryWide]: { display: 'contents' } },
  /** Sticky on a phone, so that the button is visible together with the card. */
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
    // Fixed width, so that the content after the chips aligns.
    [wide]: { gridTemplateColumns: '168px minmax(0, 1fr) auto' },
  },
} as const;
