/** What a theme says besides Fluent's tokens, by the custom properties that the app has it as. */
export const portalTokens = {
  /** Codes, times, key figures and titles. All else has Fluent's `fontFamilyBase`. */
  fontFamilyDisplay: 'var(--fontFamilyDisplay)',
  fontWeightDisplay: 'var(--fontWeightDisplay)',
  letterSpacingDisplay: 'var(--letterSpacingDisplay)',
  wordSpacingDisplay: 'var(--wordSpacingDisplay)',
  letterSpacingLabel: 'var(--letterSpacingLabel)',
  textTransformLabel: 'var(--textTransformLabel)',

  borderRadiusCard: 'var(--borderRadiusCard)',
  /** What lies in a card. */
  borderRadiusInner: 'var(--borderRadiusInner)',
  borderRadiusField: 'var(--borderRadiusField)',
  borderRadiusButton: 'var(--borderRadiusButton)',
  borderRadiusChip: 'var(--borderRadiusChip)',
  /** A timeline's nodes, avatars. */
  borderRadiusNode: 'var(--borderRadiusNode)',
  /** Of what is punched out of a boarding pass. */
  radiusNotch: 'var(--radiusNotch)',
  /** For `box-shadow`. */
  shadowCard: 'var(--shadowCard)',
  /** For `filter`: the shadow of a card that is not a rectangle. */
  shadowPass: 'var(--shadowPass)',

  /** Within a card and between cards, where there is room. */
  spacingCard: 'var(--spacingCard)',
  spacingCards: 'var(--spacingCards)',

  headerBackground: 'var(--headerBackground)',
  headerForeground: 'var(--headerForeground)',
  headerForeground2: 'var(--headerForeground2)',
  headerStroke: 'var(--headerStroke)',
  /** The ground of the entry that one is at, and the line below it. */
  headerHere: 'var(--headerHere)',
  headerMark: 'var(--headerMark)',

  /** For `background-image`: beside the sign-in form, above a page, in an empty place. */
  sceneTall: 'var(--sceneTall)',
  sceneWide: 'var(--sceneWide)',
  scenePlace: 'var(--scenePlace)',
  /** A room with a sofa, and the same landscape outside. */
  sceneLounge: 'var(--sceneLounge)',
  /** What is seen until the drawing is there; a gradient's two ends. */
  sceneAir1: 'var(--sceneAir1)',
  sceneAir2: 'var(--sceneAir2)',
  /** Of what is drawn before a scene: houses, what moves or stands out, windows. */
  sceneNear: 'var(--sceneNear)',
  sceneLine: 'var(--sceneLine)',
  sceneLit: 'var(--sceneLit)',
  /** Text on a scene. */
  sceneForeground: 'var(--sceneForeground)',
} as const;
