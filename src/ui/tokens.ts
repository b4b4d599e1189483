/** Custom properties that the app sets from the theme, besides Fluent's tokens. */
export const portalTokens = {
  /** Font of codes, times, key figures and titles. All other text uses Fluent's `fontFamilyBase`. */
  fontFamilyDisplay: 'var(--fontFamilyDisplay)',
  fontWeightDisplay: 'var(--fontWeightDisplay)',
  letterSpacingDisplay: 'var(--letterSpacingDisplay)',
  wordSpacingDisplay: 'var(--wordSpacingDisplay)',
  letterSpacingLabel: 'var(--letterSpacingLabel)',
  textTransformLabel: 'var(--textTransformLabel)',

  borderRadiusCard: 'var(--borderRadiusCard)',
  borderRadiusInner: 'var(--borderRadiusInner)',
  borderRadiusField: 'var(--borderRadiusField)',
  borderRadiusButton: 'var(--borderRadiusButton)',
  borderRadiusChip: 'var(--borderRadiusChip)',
  borderRadiusNode: 'var(--borderRadiusNode)',
  radiusNotch: 'var(--radiusNotch)',
  /** Value for `box-shadow`. */
  shadowCard: 'var(--shadowCard)',
  /** Value for `filter`: shadow of a card that is not a rectangle. */
  shadowPass: 'var(--shadowPass)',

  /** Padding of a card and space between cards on wide screens. */
  spacingCard: 'var(--spacingCard)',
  spacingCards: 'var(--spacingCards)',

  headerBackground: 'var(--headerBackground)',
  headerForeground: 'var(--headerForeground)',
  headerForeground2: 'var(--headerForeground2)',
  headerStroke: 'var(--headerStroke)',
  /** Background of the current entry, and the line below it. */
  headerHere: 'var(--headerHere)',
  headerMark: 'var(--headerMark)',

  /** Values for `background-image`: beside the sign-in form, above a page, in an empty state. */
  sceneTall: 'var(--sceneTall)',
  sceneWide: 'var(--sceneWide)',
  scenePlace: 'var(--scenePlace)',
  /** Lounge with a sofa, in front of the same landscape. */
  sceneLounge: 'var(--sceneLounge)',
  /** Gradient shown until the image has loaded. */
  sceneAir1: 'var(--sceneAir1)',
  sceneAir2: 'var(--sceneAir2)',
  /** Colours of elements in front of a scene: houses, moving or highlighted shapes, windows. */
  sceneNear: 'var(--sceneNear)',
  sceneLine: 'var(--sceneLine)',
  sceneLit: 'var(--sceneLit)',
  sceneForeground: 'var(--sceneForeground)',
} as const;
