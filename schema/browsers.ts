/**
 * The oldest versions that the portal works in: the first of each browser that has `AbortSignal.any`, `URL.canParse` and
 * popovers. The script in `index.html` asks for these three, and leads every older one to `/old-browser`.
 */
export const oldestBrowsers = { chrome: '120', edge: '120', firefox: '125', safari: '17.4', ios: '17.4' } as const;

/** Where an old browser is told so, and below `/widgets` in a frame. */
export const oldBrowserAddress = '/old-browser';

/** The file of that page below the app's folder of the build. */
export const oldBrowserFile = (language: string): string => `old-browser/${language}.html`;
