import type { Document } from '#schema/rest/content.ts';

import { businessKeyFacts } from './business/keyFacts.ts';
import { businessTerms } from './business/terms.ts';
import type { Facts, Language, Written } from './facts.ts';
import { monitoringKeyFacts } from './monitoring/keyFacts.ts';
import { monitoringTerms } from './monitoring/terms.ts';
import { privacy } from './privacy.ts';
import { callCosts } from './service/callCosts.ts';
import { businessHelp, monitoringHelp, travelHelp } from './service/help.ts';
import { payoutTerms } from './service/payoutTerms.ts';
import { travelKeyFacts } from './travel/keyFacts.ts';
import { travelTerms } from './travel/terms.ts';

type Partner = {
  name: string;
  branding: { product: string; name: string } | null;
  payoutProviders: readonly unknown[] | null;
};

const ofAll = { privacy, call_cost_info: callCosts, payout_terms: payoutTerms };

const byProduct: Record<string, Record<string, Written>> = {
  travel: { ...ofAll, terms: travelTerms, key_facts: travelKeyFacts, help: travelHelp },
  parametric: { ...ofAll, terms: businessTerms, key_facts: businessKeyFacts, help: businessHelp },
  monitoring: { ...ofAll, terms: monitoringTerms, key_facts: monitoringKeyFacts, help: monitoringHelp },
};

/** Who has no phone has nothing to say of calls, and who pays nothing out nothing of payouts. */
const isPublished = (name: string, { contact, paysOut }: Facts): boolean =>
  name === 'call_cost_info' ? contact !== null : name !== 'payout_terms' || paysOut;

const contacts: Record<string, Facts['contact']> = {
  sky: { phone: '+1 555 010 0100', email: 'help@sky.test' },
  voyage: { phone: '+44 7700 900100', email: 'help@voyage.test' },
  rails: { phone: '+1 555 010 0200', email: 'help@rails.test' },
  harvest: { phone: '+1 555 010 0300', email: 'help@harvest.test' },
  owl: { phone: '+1 555 010 0400', email: 'help@owl.test' },
};

const languages: readonly string[] = ['en', 'es', 'fr'] satisfies Language[];
const isLanguage = (code: string): code is Language => languages.includes(code);

/**
 * What a partner has published under a name.
 *
 * @param locale BCP 47, of which the language counts; English, if absent
 * @returns null where there is no such text, or not in that language
 */
export function documentOf({ name: of, branding, payoutProviders }: Partner, name: string, locale = 'en') {
  const written = new Map(Object.entries(byProduct[branding?.product ?? ''] ?? {})).get(name);
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  if (!written || !branding || !isLanguage(language)) return null;
  const facts = {
    insurer: branding.name,
    contact: contacts[of] ?? null,
    paysOut: payoutProviders !== null,
    luggage: of === 'voyage',
  };
  if (!isPublished(name, facts)) return null;
  const { title, body } = written[language](facts);
  return { name, locale: language, title, body: body.trim() } satisfies Document;
}
