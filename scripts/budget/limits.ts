/** The signed-out `/`, brotli, in bytes: what a phone on slow 4G loads before a name can be typed. */
export const most = 140 * 1024;

/** The theme and the texts of the first screen, brotli, in bytes: loaded beside its scripts, in one language. */
export const mostTexts = 11 * 1024;

/**
 * Modules that the first screen requests by `import()` as soon as it starts. Modules that load later do not belong
 * here.
 */
export const immediateImports: string[] = [];

/** Brotli, in bytes. The request for a smaller file takes longer than its transfer, so it belongs in another file. */
export const least = 20 * 1024;

/** Exempt from the minimum size, because hardly anyone needs them. */
export const rarelyOpened = [
  'temporal',
  'byHand',
  'account',
  'profile',
  'nationalities',
  'support',
  'policies',
  'monitoring',
  'payouts',
  'alerts',
];

/** Modules that are not needed before signing in. */
export const forbidden: { modules: RegExp; why: string }[] = [
  { modules: /temporal-polyfill/, why: 'is loaded where the browser lacks Temporal, and after the first screen' },
  { modules: /react-(datepicker|calendar|timepicker)-compat/, why: 'belongs to the forms that ask for a date' },
  { modules: /libphonenumber-js/, why: 'is loaded with the form that asks for a phone number' },
  { modules: /@fluentui\/react-charts/, why: 'belongs to the offer of a claim' },
  { modules: /@fluentui\/react-dialog/, why: 'belongs to what is asked after signing in' },
  { modules: /@fluentui\/react-toast/, why: 'is loaded with the first notice' },
  { modules: /(^|\/)src\/screens\/.*wizard/i, why: 'is a screen of its own' },
  { modules: /react-markdown|micromark|mdast/, why: 'belongs to the pages with a text of the insurer’s' },
  { modules: /@statelyai\/inspect/, why: 'is for development' },
];
