import { portalTokens } from './tokens.ts';

/** Display font. Use it only for codes, times, figures and titles. */
export const displayType = {
  fontFamily: portalTokens.fontFamilyDisplay,
  fontWeight: portalTokens.fontWeightDisplay,
  letterSpacing: portalTokens.letterSpacingDisplay,
  wordSpacing: portalTokens.wordSpacingDisplay,
} as const;
