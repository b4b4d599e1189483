import type { Document } from '#schema/rest/content.ts';

import type { Facts } from './facts.ts';
import { contents, parseLanguage } from './languages.ts';
import { type Publisher, toFacts } from './partner.ts';
import type { Area, Content, DocumentText } from './texts/content.ts';

const areas = new Map<string, Area>([
  ['travel', 'travel'],
  ['parametric', 'business'],
  ['monitoring', 'monitoring'],
]);

type Writer = (content: Content, facts: Facts, area: Area) => DocumentText;

const writers = new Map<string, Writer>([
  ['terms', ({ terms, phrases }, facts, area) => appendSection(terms[area](facts), phrases.complaintSections(facts))],
  [
    'key_facts',
    ({ keyFacts, phrases }, facts, area) => appendSection(keyFacts[area](facts), phrases.questionSection(facts)),
  ],
  [
    'help',
    ({ help, phrases }, facts, area) => ({
      title: help.title,
      body: [help.signingIn, help[area], phrases.questionSection(facts)].join('\n'),
    }),
  ],
  ['privacy', ({ documents }, facts) => documents.privacy(facts)],
  ['call_cost_info', ({ documents }, facts) => documents.callCosts(facts)],
  ['payout_terms', ({ documents }, facts) => documents.payoutTerms(facts)],
]);

/** Omits call costs without a phone number, and payout terms without payouts. */
const isPublished = (name: string, { contact, paysOut }: Facts): boolean =>
  name === 'call_cost_info' ? contact !== null : name !== 'payout_terms' || paysOut;

/**
 * Returns the text that a partner published under a name.
 *
 * @param locale BCP 47. Only the language counts; defaults to English.
 * @returns null if the text does not exist in that language
 */
export function findDocument(partner: Publisher, name: string, locale = 'en'): Document | null {
  const [write, area] = [writers.get(name), areas.get(partner.branding?.product ?? '')];
  const [facts, language] = [toFacts(partner), parseLanguage(locale)];
  if (!write || !area || !facts || !language || !isPublished(name, facts)) return null;
  const { title, body } = write(contents[language], facts, area);
  return { name, locale: language, title, body: body.trim() };
}

const appendSection = ({ title, body }: DocumentText, section: string): DocumentText => ({
  title,
  body: `${body}\n${section}`,
});
