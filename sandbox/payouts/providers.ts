import type { RequiredField } from '#schema/rest/payouts.ts';

/** A field of a provider's form. `pattern` is sent as its source. Fields may differ by currency. */
export type Field = Omit<RequiredField, 'validationRegexp'> & { pattern?: RegExp };

export type Provider = {
  /** Fields by currency. Other currencies are not supported. */
  fields: Record<string, Field[]>;
  /** Fields that distinguish a customer's methods. */
  identity: readonly string[];
};

const text = (key: string, label: string, more: Partial<Field> = {}): Field => ({
  key,
  name: key,
  type: 'text',
  required: true,
  label,
  ...more,
});
const email = text('email', 'Email address', { type: 'email' });
const sortCode = text('sortCode', 'Sort code', { pattern: /^\d{6}$/ });
const routing = text('sortCode', 'Routing number', { pattern: /^\d{6,9}$/ });

const legalTypes = [
  { key: 'PRIVATE', name: 'Myself' },
  { key: 'BUSINESS', name: 'A business' },
];
const accountTypes = [
  { key: 'CHECKING', name: 'Checking' },
  { key: 'SAVINGS', name: 'Savings' },
];
const mapping = {
  primaryKey: 'routing',
  institutionName: 'bankName',
  address1: 'bankAddress',
  city: 'bankCity',
  postalCode: 'bankPostalCode',
};

const corporate = (iso: string): Field[] => [
  text('legalType', 'Account holder type', { type: 'radio', valuesAllowed: legalTypes }),
  text('accountType', 'Account type', { type: 'select', valuesAllowed: accountTypes }),
  text('accountNumber', 'Account number', { pattern: /^\d{6,17}$/ }),
  text('routing', 'Bank code', { lookupField: { searchToFieldsMapping: mapping }, pattern: /^[A-Z0-9]{6,11}$/ }),
  text('bankName', 'Name of the bank'),
  text('bankAddress', 'Street of the bank', { required: false }),
  text('bankCity', 'Town of the bank', { required: false }),
  text('bankPostalCode', 'Postcode of the bank', { required: false }),
  email,
  text('country', 'Country', { readOnly: true, defaultValue: iso }),
  // The provider fills it in.
  text('reference', 'Reference', { required: false }),
];

/** Fields of a business account, which is located by numbers alone. */
const business = (sort: Field): Field[] => [
  text('legalType', 'Account holder type', { type: 'radio', valuesAllowed: legalTypes, defaultValue: 'BUSINESS' }),
  text('institutionNumber', 'Institution number', { pattern: /^\d{3}$/ }),
  text('transitNumber', 'Transit number', { pattern: /^\d{5}$/ }),
  text('accountNumber', 'Account number', { pattern: /^\d{6,17}$/ }),
  text('accountType', 'Account type', { type: 'select', valuesAllowed: accountTypes }),
  sort,
  email,
];

const accountNumber = text('accountNumber', 'Account number', { pattern: /^\d{6,17}$/ });
const eightDigits = text('accountNumber', 'Account number', { pattern: /^\d{8}$/ });

export const providers: Record<string, Provider> = {
  'MANUAL-BANK': {
    fields: { USD: [accountNumber, routing, email], GBP: [eightDigits, sortCode, email] },
    identity: ['accountNumber', 'sortCode'],
  },
  'CORPORATE-BANKPRO': {
    fields: { USD: corporate('US'), GBP: corporate('GB') },
    identity: ['accountNumber', 'routing'],
  },
  'BUSINESS-BANK': {
    fields: { USD: business(routing), GBP: business(sortCode) },
    identity: ['accountNumber', 'sortCode', 'transitNumber'],
  },
  'WALLET-PAYGO': { fields: { USD: [email], GBP: [email] }, identity: ['email'] },
};

/** The vendor that collects details on a framed page. */
export const framed = 'PAYMENTRAILS-TRANSFER';

/** A field that the provider fills in. */
export const unasked = 'reference';

export const toRequiredField = ({ pattern, ...field }: Field): RequiredField => ({
  ...field,
  ...(pattern && { validationRegexp: pattern.source }),
});
