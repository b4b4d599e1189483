import type { Account } from '../account/accounts.ts';
import type { Partner } from '../plugins/identity.ts';
import { Refused } from '../refusal.ts';
import { invalid } from './details.ts';
import { type Field, framed, providers } from './providers.ts';

/** A provider that is offered but not configured. */
export const unconfigured = 'Prepaid card';
const misled = 'errors@sky.test';

const currencies: Record<string, string> = { US: 'USD', GB: 'GBP' };

/** Returns the payout currency of a country. */
export const getPayoutCurrency = (country: string | null | undefined): string => currencies[country ?? ''] ?? 'USD';

type Offered = { vendor: string; type: string; name: string };

export type Offer = { iso: string; currency: string; offered: readonly Offered[] };

export function createOffer(
  { payoutProviders }: Pick<Partner, 'payoutProviders'>,
  { country, username }: Account,
): Offer {
  if (!payoutProviders) throw new Refused('PAYOUT_SERVICE_NOT_CONFIGURED', 'The partner pays nothing out');
  const currency = currencies[country ?? ''];
  if (!country || !currency) throw new Refused('CONFIG_MISSING', 'No country to pay out in');
  const offered = payoutProviders.filter(({ vendor, name }) =>
    name === unconfigured ? username === misled : vendor === framed || fieldsOf(vendor, currency) !== undefined,
  );
  return { iso: country, currency, offered };
}

export function splitVendor(vendor: string): { service: string; provider: string } {
  const [service = '', provider = ''] = vendor.split('-');
  return { service, provider };
}

type Asked = {
  vendor: string;
  type: string;
  service?: string | null | undefined;
  provider?: string | null | undefined;
};

export function selectOffer(
  given: Asked,
  { offered, currency }: Offer,
): { service: string; provider: string; type: string; asked: Field[] } {
  const { type, ...parts } = requireProvider(given.vendor, offered);
  const wrong = [
    ...(given.type === type ? [] : ['type']),
    ...(['service', 'provider'] as const).filter((part) => given[part] && given[part] !== parts[part]),
  ];
  if (wrong.length > 0) throw invalid(wrong);
  return { ...parts, type, asked: requireFields(given.vendor, currency) };
}

export function requireProvider(vendor: string, offered: readonly Offered[]) {
  const found = offered.find((one) => one.vendor === vendor);
  if (!found) throw new Refused('PAYOUT_SERVICE_NOT_CONFIGURED', 'The partner does not pay out this way');
  return { ...splitVendor(vendor), type: found.type };
}

export function requireFields(vendor: string, currency: string): Field[] {
  const asked = fieldsOf(vendor, currency);
  if (!asked) throw new Refused('PAYOUT_SERVICE_NOT_CONFIGURED', 'Nobody has set this provider up');
  return asked;
}

const fieldsOf = (vendor: string, currency: string): Field[] | undefined =>
  Object.hasOwn(providers, vendor) ? providers[vendor]?.fields[currency] : undefined;
