import type { PayoutRecipient } from '../resolutions/tables.ts';

type Method = { description: string; service: string; provider: string };
type Numbers = { accountNumber?: string | null | undefined; email?: string | null | undefined };

export const toPayoutRecipient = ({
  description,
  service,
  provider,
  accountNumber,
  email,
}: Method & Numbers): PayoutRecipient => ({
  vendor: `${service}-${provider}`,
  description,
  account: accountNumber ?? email ?? null,
});

/**
 * Masks an account, leaving enough for its owner to recognise it: the end of a number, or the beginning and domain of
 * an address.
 */
export function accountShown(account: string): string {
  const [name = '', domain] = account.split('@');
  if (domain !== undefined) return `${name.slice(0, name.length > 2 ? 2 : 1)}**@${domain}`;
  return account.length > 4 ? `****${account.slice(-4)}` : '****';
}
