import { shorthands, tokens } from '@fluentui/react-components';

import { portalTokens } from './tokens.ts';

/** Surface of a card. Its edge is decorative; `prefers-contrast: more` adds a visible one. */
export const surface = {
  borderRadius: portalTokens.borderRadiusCard,
  backgroundColor: tokens.colorNeutralBackground1,
  boxShadow: portalTokens.shadowCard,
  '@media (prefers-contrast: more)': { boxShadow: `0 0 0 1px ${tokens.colorNeutralStrokeAccessible}` },
  // Forced colours remove shadow and background.
  '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid', 'CanvasText') },
} as const;
