import { isEmailAddress } from '../account/details.ts';
import type { Finding } from '../content/texts/content.ts';
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
  /** The finding that a scan or a lever raises an alert about. */
  finding: Finding;
  /** Without a pattern, any value is accepted. */
  fits?: (value: string) => boolean;
};

const longestEmail = 254;

/** The data types that can be monitored, and the maximum of each. */
export const kinds: Record<DataType, Kind> = {
  BANK_ACCOUNT: {
    category: 'FINANCIAL',
    maxAllowed: 2,
    plan: 'account-exposed',
    finding: 'account-number',
  },
  CARD: {
    category: 'FINANCIAL',
    maxAllowed: 2,
    plan: 'card-exposed',
    finding: 'card-number',
  },
  EMAIL: {
    category: 'CONTACT',
    maxAllowed: 3,
    plan: 'email-breach',
    finding: 'email-address',
    fits: (value) => value.length <= longestEmail && isEmailAddress(value),
  },
  PHONE: {
    category: 'CONTACT',
    maxAllowed: 2,
    plan: 'phone-exposed',
    finding: 'phone-number',
    fits: (value) => /^\+\d{7,15}$/.test(value),
  },
  NATIONAL_ID: {
    category: 'IDENTITY',
    maxAllowed: 2,
    plan: 'document-exposed',
    finding: 'identity',
    fits: (value) => /^\d{9}$/.test(value),
  },
  PASSPORT: {
    category: 'IDENTITY',
    maxAllowed: 2,
    plan: 'passport-exposed',
    finding: 'scanned-document',
    fits: (value) => /^[A-Z0-9]{6,9}$/.test(value),
  },
  DRIVING_LICENCE: {
    category: 'IDENTITY',
    maxAllowed: 2,
    plan: 'document-exposed',
    finding: 'scanned-document',
    fits: (value) => /^[A-Z0-9]{5,16}$/.test(value),
  },
  MEDICAL_ID: {
    category: 'HEALTH',
    maxAllowed: 2,
    limit: 1,
    plan: 'document-exposed',
    finding: 'patient-record',
    fits: (value) => /^\d{3}-\d{3}-\d{4}$/.test(value),
  },
  IBAN: {
    category: 'FINANCIAL',
    maxAllowed: 2,
    plan: 'account-exposed',
    finding: 'account-number',
  },
  OTHER_CARD: {
    category: 'OTHER',
    maxAllowed: 2,
    plan: 'card-exposed',
    finding: 'card-number',
  },
};

/** Returns whether values of this type are typed into the tokeniser's frame instead of the portal. */
export const isCard = (dataType: DataType): boolean => dataType === 'CARD' || dataType === 'OTHER_CARD';
