import { contactPhrases, type Facts, type Language } from './facts.ts';

/**
 * Title, a one-sentence summary and the body in Markdown. `{contact}` is replaced with the insurer's contact details.
 */
export type WrittenArticle = Record<Language, readonly [string, string, string]> & {
  /** Null: uses the id of the plan. */
  id: string | null;
  plan?: string;
  category: 'help' | 'info' | 'plans';
  dismissible?: true;
};

/** A question and its answer in Markdown. */
export type WrittenQuestion = Record<Language, readonly [string, string]> & {
  id: string;
  /** Insurers that publish the question. Defaults to all. */
  where?: (facts: Facts) => boolean;
};

export type WrittenQuestions = { category: Record<Language, string>; questions: readonly WrittenQuestion[] };

/** Fills in the insurer's contact details, and adds non-breaking spaces in French. */
export function published(text: string, language: Language, facts: Facts): string {
  const whole = text.replaceAll('{contact}', contactPhrases[language](facts)).trim();
  return language === 'fr' ? whole.replace(/ (?=[?!;:»])|(?<=«) /g, '\u00a0') : whole;
}
