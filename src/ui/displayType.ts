import { portalTokens } from './tokens.ts';

/** The display face: for codes, times, figures and titles alone. */
export const displayType = {
  fontFamily: portalTokens.fontFamilyDisplay,
  fontWeight: portalTokens.fontWeightDisplay,
  letterSpacing: portalTokens.letterSpacingDisplay,
  wordSpacing: portalTokens.wordSpacingDisplay,
} as const;
