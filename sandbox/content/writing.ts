import { contactIn, type Facts, type Language } from './facts.ts';

/** Title, a sentence of summary, and the body in Markdown. `{contact}` is where the insurer can be reached. */
export type WrittenArticle = Record<Language, readonly [string, string, string]> & {
  /** Null: it has the plan's. */
  id: string | null;
  plan?: string;
  category: 'help' | 'info' | 'plans';
  dismissible?: true;
};

/** A question and its answer in Markdown. */
export type WrittenQuestion = Record<Language, readonly [string, string]> & {
  id: string;
  /** Of which insurers it is asked; of all, unless said. */
  where?: (facts: Facts) => boolean;
};

export type WrittenQuestions = { category: Record<Language, string>; questions: readonly WrittenQuestion[] };

/** A text as it is published: with the insurer's contact, and in French with spaces at which no line breaks. */
export function published(text: string, language: Language, facts: Facts): string {
  const whole = text.replaceAll('{contact}', contactIn[language](facts)).trim();
  return language === 'fr' ? whole.replace(/ (?=[?!;:»])|(?<=«) /g, '\u00a0') : whole;
}
