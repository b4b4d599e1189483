import { makeStyles, shorthands, tokens } from '@fluentui/react-components';

import { portalTokens } from '#src/ui/tokens.ts';

/** Cards for options. The selected one has a ring and a tint besides its mark. */
export const useCardStyles = makeStyles({
  rows: { gap: '8px' },
  card: {
    display: 'flex',
    width: '100%',
    // A checkbox limits its width to its label.
    maxWidth: 'none',
    boxSizing: 'border-box',
    padding: '6px 8px',
    borderRadius: portalTokens.borderRadiusInner,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke1),
  },
  // Fills the card, so that its content can use the full width.
  words: { flexGrow: 1, minWidth: 0 },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
    boxShadow: `inset 0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
  },
});
