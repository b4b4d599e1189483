import type { Facts } from './facts.ts';

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
