import { tokens } from '@fluentui/react-components';

import { letters } from '#src/ui/flights/look.ts';
import { wide } from '#src/ui/spaces.ts';

/** What needs a business besides what matters most, in a line. */
export const lineStyles = {
  line: {
    display: 'grid',
    gap: '8px 20px',
    alignItems: 'center',
    justifyItems: 'start',
    // As wide whatever the chip says, so that what follows begins at one place.
    [wide]: { gridTemplateColumns: '168px minmax(0, 1fr) auto' },
  },
  what: { display: 'grid', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  fine: { ...letters.fine, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
} as const;
