import { isEmailAddress } from '../identity/details.ts';
import type { monitoredItems } from '../tables.ts';

export type DataType = (typeof monitoredItems.$inferSelect)['dataType'];

type Kind = {
  category: string;
  /** The maximum that lists give. */
  maxAllowed: number;
  /** The maximum that counts, where it is lower than the one that lists give. */
  limit?: number;
  /** The action plan of its alerts. */
  plan: string;
  alertTitle: string;
  /** A type without a form only has to have a value (spec A-43). */
  fits?: (value: string) => boolean;
};

const longestEmail = 254;

/** The types of data that can be monitored, and the maximum of each. */
export const kinds: Record<DataType, Kind> = {
  BANK_ACCOUNT: {
    category: 'FINANCIAL',
    maxAllowed: 2,
    plan: 'account-exposed',
    alertTitle: 'Account number seen in a leaked file',
  },
  CARD: { category: 'FINANCIAL', maxAllowed: 2, plan: 'card-exposed', alertTitle: 'Number seen in a forum' },
  EMAIL: {
    category: 'CONTACT',
    maxAllowed: 3,
    plan: 'email-breach',
    alertTitle: 'Found in a leaked list of addresses',
    fits: (value) => value.length <= longestEmail && isEmailAddress(value),
  },
  PHONE: {
    category: 'CONTACT',
    maxAllowed: 2,
    plan: 'phone-exposed',
    alertTitle: 'Found in a leaked list of phone numbers',
    fits: (value) => /^\+\d{7,15}$/.test(value),
  },
  NATIONAL_ID: {
    category: 'IDENTITY',
    maxAllowed: 2,
    plan: 'document-exposed',
    alertTitle: 'Offered for sale',
    fits: (value) => /^\d{9}$/.test(value),
  },
  PASSPORT: {
    category: 'IDENTITY',
    maxAllowed: 2,
    plan: 'passport-exposed',
    alertTitle: 'A scan of it is for sale',
    fits: (value) => /^[A-Z0-9]{6,9}$/.test(value),
  },
  DRIVING_LICENCE: {
    category: 'IDENTITY',
    maxAllowed: 2,
    plan: 'document-exposed',
    alertTitle: 'A scan of it is for sale',
    fits: (value) => /^[A-Z0-9]{5,16}$/.test(value),
  },
  MEDICAL_ID: {
    category: 'HEALTH',
    maxAllowed: 2,
    limit: 1,
    plan: 'document-exposed',
    alertTitle: 'Found in a leaked list of patients',
    fits: (value) => /^\d{3}-\d{3}-\d{4}$/.test(value),
  },
  IBAN: {
    category: 'FINANCIAL',
    maxAllowed: 2,
    plan: 'account-exposed',
    alertTitle: 'Account number seen in a leaked file',
  },
  OTHER_CARD: { category: 'OTHER', maxAllowed: 2, plan: 'card-exposed', alertTitle: 'Number seen in a forum' },
};

/** Whether a value of this type is typed in the tokeniser's frame and not in the portal. */
export const isCard = (dataType: DataType): boolean => dataType === 'CARD' || dataType === 'OTHER_CARD';
