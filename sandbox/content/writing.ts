import type { Facts } from './facts.ts';
import { contents, type Language } from './languages.ts';

/** Fills in the insurer's contact details, and adds non-breaking spaces in French. */
export function published(text: string, language: Language, facts: Facts): string {
  const { contactPhrase } = contents[language].phrases;
  const whole = text.replaceAll('{contact}', contactPhrase(facts)).trim();
  return language === 'fr' ? whole.replace(/ (?=[?!;:»])|(?<=«) /g, '\u00a0') : whole;
}
