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

/** A vendor is named by its service and its provider. */
export function partsOf(vendor: string): { vendor: string; service: string; provider: string } {
  const [service = '', provider = ''] = vendor.split('-');
  return { vendor, service, provider };
}

const isBank = ({ type }: Pick<Method, 'type'>) => type === 'BANK';

/** Somebody sends it by hand, and a bank wants to know who to. */
export const needsAddress = (method: Pick<Method, 'type' | 'service'>): boolean =>
  isBank(method) && method.service === 'MANUAL';

export const lacksAddress = (method: Pick<Method, 'type' | 'service' | 'address'>): boolean =>
  needsAddress(method) && !method.address['addressLine1']?.trim();

/** Where a partner pays through the corporate provider, it pays to no bank through another. */
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

/** Whether money that was to go to the one goes to the very same account. Which comes first, and an address, change nothing. */
export const isSameAccount = (one: Account, other: Account): boolean =>
  one.payoutMethodId === other.payoutMethodId &&
  one.vendor === other.vendor &&
  one.description === other.description &&
  inOrder(one.fields) === inOrder(other.fields);

const inOrder = (fields: Account['fields']) =>
  JSON.stringify(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** By what its owner knows it, and no more: the end of its number, or the beginning of its address. */
export function accountOf({ fields }: Pick<Account, 'fields'>): string | null {
  const { accountNumber, email } = fields;
  if (accountNumber) return masked('BANK_ACCOUNT', accountNumber);
  return email ? masked('EMAIL', email) : null;
}

type Asked = { fields: readonly { key: string; choices: readonly { key: string }[] }[] };

/** Of what providers ask for, that of those who know of businesses; where none does, any will do. */
export function forBusinesses<Each extends Asked>(asked: readonly Each[]): readonly Each[] {
  const known = asked.filter(({ fields }) =>
    fields.some(({ key, choices }) => key === 'legalType' && choices.some((choice) => choice.key === 'BUSINESS')),
  );
  return known.length > 0 ? known : asked;
}
