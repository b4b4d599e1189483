import { masked } from '../people/masking.ts';

type Method = {
  vendor: string;
  service: string;
  provider: string;
  type: string;
  isPreferred: boolean;
  address: Readonly<Record<string, string>>;
};

/** The bank provider that companies are paid through, as insurers name it: `service-provider`. */
export const corporateVendor = 'CORPORATE-BANKPRO';

/** Splits the name of a vendor into service and provider. */
export function splitVendor(vendor: string): { vendor: string; service: string; provider: string } {
  const [service = '', provider = ''] = vendor.split('-');
  return { vendor, service, provider };
}

const isBank = ({ type }: Pick<Method, 'type'>) => type === 'BANK';

/** Returns whether the method needs an address: manual transfers do, because the bank asks for it. */
export const needsAddress = (method: Pick<Method, 'type' | 'service'>): boolean =>
  isBank(method) && method.service === 'MANUAL';

export const lacksAddress = (method: Pick<Method, 'type' | 'service' | 'address'>): boolean =>
  needsAddress(method) && !method.address['addressLine1']?.trim();

/**
 * Returns whether the method must move to the corporate provider: a partner that pays through it pays banks only that
 * way.
 */
export const wantsSwitch = (method: Pick<Method, 'type' | 'vendor'>, vendors: readonly string[]): boolean =>
  isBank(method) && vendors.includes(corporateVendor) && method.vendor !== corporateVendor;

export const preferredFirst = <Each extends Pick<Method, 'isPreferred'>>(methods: readonly Each[]): Each[] =>
  methods.toSorted((one, other) => Number(other.isPreferred) - Number(one.isPreferred));

type Account = {
  payoutMethodId: string;
  vendor: string;
  description: string;
  fields: Readonly<Record<string, string>>;
};

/**
 * Returns whether both are the same account, so that money still goes where the customer expects. Preference and
 * address do not matter.
 */
export const isSameAccount = (one: Account, other: Account): boolean =>
  one.payoutMethodId === other.payoutMethodId &&
  one.vendor === other.vendor &&
  one.description === other.description &&
  inOrder(one.fields) === inOrder(other.fields);

const inOrder = (fields: Account['fields']) =>
  JSON.stringify(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Returns the part of an account number or address that its owner recognizes: the end of its number, or the beginning of its e-mail
 * address.
 */
export function maskAccount({ fields }: Pick<Account, 'fields'>): string | null {
  const { accountNumber, email } = fields;
  if (accountNumber) return masked('BANK_ACCOUNT', accountNumber);
  return email ? masked('EMAIL', email) : null;
}

type Asked = { fields: readonly { key: string; choices: readonly { key: string }[] }[] };

/** Returns the fields of providers that serve businesses; all of them if none does. */
export function forBusinesses<Each extends Asked>(asked: readonly Each[]): readonly Each[] {
  const known = asked.filter(({ fields }) =>
    fields.some(({ key, choices }) => key === 'legalType' && choices.some((choice) => choice.key === 'BUSINESS')),
  );
  return known.length > 0 ? known : asked;
}
