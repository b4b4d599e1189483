import { isEmailAddress } from '../account/details.ts';
import type { monitoredItems } from '../tables.ts';

export type DataType = (typeof monitoredItems.$inferSelect)['dataType'];

type Kind = {
  category: string;
  /** The maximum in the lists. */
  maxAllowed: number;
  /** The enforced maximum, if it is lower than the listed one. */
  limit?: number;
  /** The action plan of its alerts. */
  plan: string;
  alertTitle: string;
  /** Where the data was found, as part of a sentence. */
  foundAt: string;
  /** Without a pattern, any value is accepted (spec A-43). */
  fits?: (value: string) => boolean;
};

const longestEmail = 254;

/** The data types that can be monitored, and the maximum of each. */
export const kinds: Record<DataType, Kind> = {
  BANK_ACCOUNT: {
    category: 'FINANCIAL',
    maxAllowed: 2,
    plan: 'account-exposed',
    alertTitle: 'Account number seen in a leaked file',
    foundAt: 'in a file of bank details that anyone can download',
  },
  CARD: {
    category: 'FINANCIAL',
    maxAllowed: 2,
    plan: 'card-exposed',
    alertTitle: 'Number seen in a forum',
    foundAt: 'in a forum where stolen card numbers are traded',
  },
  EMAIL: {
    category: 'CONTACT',
    maxAllowed: 3,
    plan: 'email-breach',
    alertTitle: 'Found in a leaked list of addresses',
    foundAt: 'in a list of addresses that leaked from an online shop',
    fits: (value) => value.length <= longestEmail && isEmailAddress(value),
  },
  PHONE: {
    category: 'CONTACT',
    maxAllowed: 2,
    plan: 'phone-exposed',
    alertTitle: 'Found in a leaked list of phone numbers',
    foundAt: 'in a list of phone numbers that leaked from a delivery service',
    fits: (value) => /^\+\d{7,15}$/.test(value),
  },
  NATIONAL_ID: {
    category: 'IDENTITY',
    maxAllowed: 2,
    plan: 'document-exposed',
    alertTitle: 'Offered for sale',
    foundAt: 'on a market for stolen identities',
    fits: (value) => /^\d{9}$/.test(value),
  },
  PASSPORT: {
    category: 'IDENTITY',
    maxAllowed: 2,
    plan: 'passport-exposed',
    alertTitle: 'A scan of it is for sale',
    foundAt: 'on a market for stolen documents',
    fits: (value) => /^[A-Z0-9]{6,9}$/.test(value),
  },
  DRIVING_LICENCE: {
    category: 'IDENTITY',
    maxAllowed: 2,
    plan: 'document-exposed',
    alertTitle: 'A scan of it is for sale',
    foundAt: 'on a market for stolen documents',
    fits: (value) => /^[A-Z0-9]{5,16}$/.test(value),
  },
  MEDICAL_ID: {
    category: 'HEALTH',
    maxAllowed: 2,
    limit: 1,
    plan: 'document-exposed',
    alertTitle: 'Found in a leaked list of patients',
    foundAt: 'in patient records that leaked from a clinic',
    fits: (value) => /^\d{3}-\d{3}-\d{4}$/.test(value),
  },
  IBAN: {
    category: 'FINANCIAL',
    maxAllowed: 2,
    plan: 'account-exposed',
    alertTitle: 'Account number seen in a leaked file',
    foundAt: 'in a file of bank details that anyone can download',
  },
  OTHER_CARD: {
    category: 'OTHER',
    maxAllowed: 2,
    plan: 'card-exposed',
    alertTitle: 'Number seen in a forum',
    foundAt: 'in a forum where stolen card numbers are traded',
  },
};

/** Returns whether values of this type are typed into the tokeniser's frame instead of the portal. */
export const isCard = (dataType: DataType): boolean => dataType === 'CARD' || dataType === 'OTHER_CARD';
