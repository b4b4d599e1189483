import type { Document } from '#schema/rest/content.ts';

import { businessKeyFacts } from './business/keyFacts.ts';
import { businessTerms } from './business/terms.ts';
import type { Facts, Written } from './facts.ts';
import { monitoringKeyFacts } from './monitoring/keyFacts.ts';
import { monitoringTerms } from './monitoring/terms.ts';
import { factsOf, languageIn, type Publisher } from './partner.ts';
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

/** Who has no phone has nothing to say of calls, and who pays nothing out nothing of payouts. */
const isPublished = (name: string, { contact, paysOut }: Facts): boolean =>
  name === 'call_cost_info' ? contact !== null : name !== 'payout_terms' || paysOut;

/**
 * What a partner has published under a name.
 *
 * @param locale BCP 47, of which the language counts; English, if absent
 * @returns null where there is no such text, or not in that language
 */
export function documentOf(partner: Publisher, name: string, locale = 'en'): Document | null {
  const written = new Map(Object.entries(byProduct[partner.branding?.product ?? ''] ?? {})).get(name);
  const [facts, language] = [factsOf(partner), languageIn(locale)];
  if (!written || !facts || !language || !isPublished(name, facts)) return null;
  const { title, body } = written[language](facts);
  return { name, locale: language, title, body: body.trim() };
}
