/**
 * A prerendered sign-in page for each theme, language and address. The build renders it from the app's components and
 * the gateway puts it into the page, so that customers can read, type and click before the app has loaded.
 */
const names = { '/': 'front', '/login/otc': 'one-time-code' } as const;

export const signInAddresses = { front: '/', oneTimeCode: '/login/otc' } as const satisfies Record<
  string,
  keyof typeof names
>;

/** The addresses with a prerendered page, as the app's router reads them. */
export const pictureAddresses = Object.keys(names) as (keyof typeof names)[];

/** Placeholder for the partner's name, which the build does not know. */
export const partnerPlace = '%PARTNER%';

/** Returns the file of a prerendered page below the app's folder of the build; null if the address has none. */
export function pictureFile(theme: string, language: string, url: string): string | null {
  const path = (url.split(/[?#]/, 1)[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '');
  return Object.hasOwn(names, path)
    ? `prerendered/${theme}/${language}.${names[path as keyof typeof names]}.html`
    : null;
}
