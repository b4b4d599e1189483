import { randomBytes } from 'node:crypto';

import type { Database } from '../database/types.ts';
import { toUuid } from '../ids.ts';
import { unconfigured } from '../payouts/offers.ts';
import { domains, partners } from '../tables.ts';

type Seed = {
  shows: string;
  /** Undefined for a partner that was not set up. */
  brand?: { theme: string; product: string; name: string };
  vendors?: (keyof typeof vendors)[];
  alsoAt?: string[];
  countsTravellers?: true;
  /** Defaults to everybody. */
  passengerKeepers?: 'employees' | 'nobody';
  hideUnknownUser?: true;
  /** Has no ticket system, so that support tickets are refused. */
  noTicketSystem?: true;
};

const vendors = {
  'MANUAL-BANK': { type: 'BANK', name: 'Bank transfer' },
  'BUSINESS-BANK': { type: 'BANK', name: 'Business account' },
  'CORPORATE-BANKPRO': { type: 'BANK', name: 'Corporate bank transfer' },
  'WALLET-PAYGO': { type: 'WALLET', name: 'PayGo wallet' },
  'PAYMENTRAILS-TRANSFER': { type: 'BANK', name: 'Payment Rails' },
  'CARD-PREPAY': { type: 'CARD', name: unconfigured },
};

/** Partners of the sandbox. Each is at its name under localhost. */
export const partnerSeeds = {
  sky: {
    shows: 'travel, as most partners have it',
    brand: { theme: 'sky', product: 'travel', name: 'Sky Travel Protection' },
    vendors: ['MANUAL-BANK', 'WALLET-PAYGO', 'CARD-PREPAY'],
    alsoAt: ['localhost', '127.0.0.1', '::1'],
  },
  voyage: {
    shows: 'travel with everything on, dark, with words of its own',
    brand: { theme: 'voyage', product: 'travel', name: 'Voyage Cover' },
    vendors: ['MANUAL-BANK', 'CORPORATE-BANKPRO', 'WALLET-PAYGO'],
    hideUnknownUser: true,
  },
  rails: {
    shows: 'travel, signing in by one-time code; only employees add passengers',
    brand: { theme: 'rails', product: 'travel', name: 'Rails Assurance' },
    vendors: ['PAYMENTRAILS-TRANSFER'],
    countsTravellers: true,
    passengerKeepers: 'employees',
  },
  plain: {
    shows: 'travel without payouts, single sign-on, a theme that does not exist',
    brand: { theme: 'plain', product: 'travel', name: 'Plain Insurance' },
    noTicketSystem: true,
  },
  harvest: {
    shows: 'cover against business interruption',
    brand: { theme: 'harvest', product: 'parametric', name: 'Harvest Mutual' },
    vendors: ['MANUAL-BANK', 'BUSINESS-BANK'],
  },
  owl: {
    shows: 'personal data watched over',
    brand: { theme: 'owl', product: 'monitoring', name: 'Owl Watch' },
    vendors: ['MANUAL-BANK'],
  },
  noconf: { shows: 'a partner whom nobody set up: the portal cannot start' },
  crash: {
    shows: 'a theme that breaks: the portal cannot start',
    brand: { theme: 'crash', product: 'travel', name: 'Crash' },
  },
} satisfies Record<string, Seed>;

export type PartnerName = keyof typeof partnerSeeds;

export const partnerId = (name: PartnerName) => toUuid(`partner:${name}`);

/** Keeps existing partners, so that API keys that were handed out stay valid. */
export async function seedPartners(db: Database): Promise<void> {
  for (const [name, seed] of Object.entries<Seed>(partnerSeeds)) {
    const partnerId = toUuid(`partner:${name}`);
    const partner = {
      partnerId,
      name,
      apiKey: randomBytes(24).toString('base64url'),
      cmsBundle: name,
      branding: seed.brand ?? null,
      payoutProviders: seed.vendors?.map((vendor) => ({ vendor, ...vendors[vendor] })) ?? null,
      countsTravellers: seed.countsTravellers ?? false,
      passengerKeepers: seed.passengerKeepers ?? ('everybody' as const),
      hideUnknownUser: seed.hideUnknownUser ?? false,
      hasTicketSystem: !seed.noTicketSystem,
    };
    await db.insert(partners).values(partner).onConflictDoNothing();
    const at = [`${name}.localhost`, ...(seed.alsoAt ?? [])];
    await db
      .insert(domains)
      .values(at.map((domain) => ({ domain, partnerId })))
      .onConflictDoNothing();
  }
}
