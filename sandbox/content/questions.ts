import type { Facts } from './facts.ts';

/** The ids of all frequent questions by section, in the order of publication. */
export const questionIds = {
  signingIn: ['forgotten-password', 'locked', 'code-missing', 'signed-out'],
  customerData: ['change-details', 'what-is-kept', 'this-device', 'complaint'],
  insuringTrips: ['until-when', 'connections', 'flight-not-found', 'how-many', 'add-passenger', 'certificate'],
  duringTrips: ['which-time', 'report-delay', 'missed', 'lost-bag', 'luggage-not-insured'],
  disruptions: ['what-for-a-delay', 'lounge', 'flight-or-hotel', 'points', 'cash', 'refund'],
  payouts: ['payout-method', 'payout-when'],
  claims: ['report', 'how-far', 'damage', 'not-agreed'],
  claimPayouts: ['why-bank', 'withdraw', 'when-paid'],
  monitoredData: ['which-data', 'whose-data', 'where', 'not-shown'],
  alerts: ['what-to-do', 'take-back', 'no-alert'],
} as const satisfies Record<string, readonly string[]>;

export type QuestionId = (typeof questionIds)[keyof typeof questionIds][number];

const conditions: Partial<Record<QuestionId, (facts: Facts) => boolean>> = {
  'lost-bag': ({ luggage }) => luggage,
  'luggage-not-insured': ({ luggage }) => !luggage,
  cash: ({ paysOut }) => paysOut,
  'payout-method': ({ paysOut }) => paysOut,
  'payout-when': ({ paysOut }) => paysOut,
};

/** Questions without a condition are published by all insurers. */
export const isQuestionPublished = (id: QuestionId, facts: Facts): boolean => conditions[id]?.(facts) ?? true;
