import { shorthands, tokens } from '@fluentui/react-components';

import { portalTokens } from './tokens.ts';

/** What a card stands on. Its edge is there to be seen, not to be told by: whoever asks for contrast has one that can be. */
export const surface = {
  borderRadius: portalTokens.borderRadiusCard,
  backgroundColor: tokens.colorNeutralBackground1,
  boxShadow: portalTokens.shadowCard,
  '@media (prefers-contrast: more)': { boxShadow: `0 0 0 1px ${tokens.colorNeutralStrokeAccessible}` },
  // Forced colours take shadow and ground away.
  '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid', 'CanvasText') },
} as const;
