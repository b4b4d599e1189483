import type { Facts, Language } from './facts.ts';

/** A partner that publishes content. */
export type Publisher = {
  name: string;
  cmsBundle: string;
  branding: { product: string; name: string } | null;
  payoutProviders: readonly unknown[] | null;
};

const contacts: Record<string, Facts['contact']> = {
  sky: { phone: '+1 555 010 0100', email: 'help@sky.test' },
  voyage: { phone: '+44 7700 900100', email: 'help@voyage.test' },
  rails: { phone: '+1 555 010 0200', email: 'help@rails.test' },
  harvest: { phone: '+1 555 010 0300', email: 'help@harvest.test' },
  owl: { phone: '+1 555 010 0400', email: 'help@owl.test' },
};

export const toFacts = ({ name, branding, payoutProviders }: Publisher): Facts | null =>
  branding && {
    insurer: branding.name,
    contact: contacts[name] ?? null,
    paysOut: payoutProviders !== null,
    luggage: name === 'voyage',
  };

const languages: readonly string[] = ['en', 'es', 'fr'] satisfies Language[];
const isLanguage = (code: string): code is Language => languages.includes(code);

/** Returns the language of a BCP 47 locale, or null if there is no content in it. */
export function parseLanguage(locale: string): Language | null {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  return isLanguage(language) ? language : null;
}
