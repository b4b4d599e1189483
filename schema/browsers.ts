/**
 * The oldest supported versions: the first of each browser that has `AbortSignal.any`, `URL.canParse` and popovers. The
 * script in `index.html` checks for these three and sends older browsers to `/old-browser`.
 */
export const oldestBrowsers = { chrome: '120', edge: '120', firefox: '125', safari: '17.4', ios: '17.4' } as const;

/** The page for old browsers; in a frame it is below `/widgets`. */
export const oldBrowserAddress = '/old-browser';

/** Returns the file of that page below the app's folder of the build. */
export const oldBrowserFile = (language: string): string => `old-browser/${language}.html`;
