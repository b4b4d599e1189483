export type Nationality = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** An adjective, such as “Swedish”, or the name of the country in languages without a list. */
  name: string;
};

type Names = { nationalities: Record<string, string> };

/** Adjectives by language. Other languages name the countries of the English list. */
const lists: Record<string, () => Promise<{ default: Names }>> & { en: () => Promise<{ default: Names }> } = {
  de: () => import('i18n-nationality/langs/de.json'),
  en: () => import('i18n-nationality/langs/en.json'),
  es: () => import('i18n-nationality/langs/es.json'),
  fr: () => import('i18n-nationality/langs/fr.json'),
  it: () => import('i18n-nationality/langs/it.json'),
};

const loaded = new Map<string, Promise<readonly Nationality[]>>();

/** Returns the nationalities by name in a language, and the same promise each time. @param locale BCP 47 */
export function loadNationalities(locale: string): Promise<readonly Nationality[]> {
  const { language } = new Intl.Locale(locale);
  const known = loaded.get(language) ?? load(language);
  loaded.set(language, known);
  return known;
}

async function load(language: string): Promise<readonly Nationality[]> {
  try {
    const { nationalities } = (await (lists[language] ?? lists.en)()).default;
    const { compare } = new Intl.Collator(language);
    const countries = language in lists ? null : new Intl.DisplayNames(language, { type: 'region' });
    return Object.entries(nationalities)
      .map(([country, name]) => ({ country, name: countries?.of(country) ?? name.trim() }))
      .sort((one, other) => compare(one.name, other.name));
  } catch {
    // Without the list the rest of the form still works, and the next visit tries again.
    loaded.delete(language);
    return [];
  }
}
