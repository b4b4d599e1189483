import type { RequiredField } from '#schema/rest/payouts.ts';

/** What a provider asks for; `pattern` goes out as its source. Where money goes in which currency, it may ask otherwise. */
export type Field = Omit<RequiredField, 'validationRegexp'> & { pattern?: RegExp };

export type Provider = {
  /** By currency; in any other it pays nothing out. */
  fields: Record<string, Field[]>;
  /** What tells one method of a customer's from another. */
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
const email = text('email', 'E-mail address', { type: 'email' });
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
  text('legalType', 'Who holds the account', { type: 'radio', valuesAllowed: legalTypes }),
  text('accountType', 'Kind of account', { type: 'select', valuesAllowed: accountTypes }),
  text('accountNumber', 'Account number', { pattern: /^\d{6,17}$/ }),
  text('routing', 'Bank code', { lookupField: { searchToFieldsMapping: mapping }, pattern: /^[A-Z0-9]{6,11}$/ }),
  text('bankName', 'Name of the bank'),
  text('bankAddress', 'Street of the bank', { required: false }),
  text('bankCity', 'Town of the bank', { required: false }),
  text('bankPostalCode', 'Post code of the bank', { required: false }),
  email,
  text('country', 'Country', { readOnly: true, defaultValue: iso }),
  // The provider numbers its payments itself.
  text('reference', 'Reference', { required: false }),
];

/** Of an account of a business: where it is held is said by numbers alone. */
const business = (sort: Field): Field[] => [
  text('legalType', 'Who holds the account', { type: 'radio', valuesAllowed: legalTypes, defaultValue: 'BUSINESS' }),
  text('institutionNumber', 'Institution number', { pattern: /^\d{3}$/ }),
  text('transitNumber', 'Transit number', { pattern: /^\d{5}$/ }),
  text('accountNumber', 'Account number', { pattern: /^\d{6,17}$/ }),
  text('accountType', 'Kind of account', { type: 'select', valuesAllowed: accountTypes }),
  sort,
  email,
];

const accountNumber = text('accountNumber', 'Account number', { pattern: /^\d{6,17}$/ });
const eightDigits = text('accountNumber', 'Account number', { pattern: /^\d{8}$/ });

/** By vendor. Of a vendor that is not here nobody has set the service up, or its own pages ask. */
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

/** The supplier that asks in pages of its own. */
export const framed = 'PAYMENTRAILS-TRANSFER';

/** The provider numbers it; nobody is asked. */
export const unasked = 'reference';

export const shownTo = ({ pattern, ...field }: Field): RequiredField => ({
  ...field,
  ...(pattern && { validationRegexp: pattern.source }),
});
