/**
 * A picture of the sign-in page, drawn by the build from the app's own components, for the gateway to put into the page: it
 * can be read, typed into and pressed before the app is there. One for each theme, language and address.
 */
const names = { '/': 'front', '/login/otc': 'one-time-code' } as const;

/** Where a guest signs in. */
export const signInAddresses = { front: '/', oneTimeCode: '/login/otc' } as const satisfies Record<
  string,
  keyof typeof names
>;

/** The addresses that there are pictures of, as the app's router reads them. */
export const pictureAddresses = Object.keys(names) as (keyof typeof names)[];

/** Where a picture stands for the partner's name, which the build does not know. */
export const partnerPlace = '%PARTNER%';

/** The file of a picture below the app's folder of the build; null where an address has none. */
export function pictureFile(theme: string, language: string, url: string): string | null {
  const path = (url.split(/[?#]/, 1)[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '');
  return Object.hasOwn(names, path)
    ? `prerendered/${theme}/${language}.${names[path as keyof typeof names]}.html`
    : null;
}
