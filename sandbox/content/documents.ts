import type { Document } from '#schema/rest/content.ts';

import { businessKeyFacts } from './business/keyFacts.ts';
import { businessTerms } from './business/terms.ts';
import type { Facts, Written } from './facts.ts';
import { monitoringKeyFacts } from './monitoring/keyFacts.ts';
import { monitoringTerms } from './monitoring/terms.ts';
import { type Publisher, parseLanguage, toFacts } from './partner.ts';
import { privacy } from './privacy.ts';
import { callCosts } from './service/callCosts.ts';
import { businessHelp, monitoringHelp, travelHelp } from './service/help.ts';
import { payoutTerms } from './service/payoutTerms.ts';
import { travelKeyFacts } from './travel/keyFacts.ts';
import { travelTerms } from './travel/terms.ts';

const ofAll = { privacy, call_cost_info: callCosts, payout_terms: payoutTerms };

const byProduct: Record<string, Record<string, Written>> = {
  travel: { ...ofAll, terms: travelTerms, key_facts: travelKeyFacts, help: travelHelp },
  parametric: { ...ofAll, terms: businessTerms, key_facts: businessKeyFacts, help: businessHelp },
  monitoring: { ...ofAll, terms: monitoringTerms, key_facts: monitoringKeyFacts, help: monitoringHelp },
};

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
  const written = new Map(Object.entries(byProduct[partner.branding?.product ?? ''] ?? {})).get(name);
  const [facts, language] = [toFacts(partner), parseLanguage(locale)];
  if (!written || !facts || !language || !isPublished(name, facts)) return null;
  const { title, body } = written[language](facts);
  return { name, locale: language, title, body: body.trim() };
}
