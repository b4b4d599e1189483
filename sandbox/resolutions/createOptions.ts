import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Transaction } from '../database/types.ts';
import { cases, options } from '../tables.ts';
import type { Option } from './found.ts';
import { createAlternates, hotels, lounges, type Missed } from './stock.ts';

type Offered = Partial<Option> & Pick<Option, 'type'>;
type Disrupted = {
  flightId: string;
  flightNumber: string;
  embarkDate: string;
  origin: string;
  destination: string;
  userId: string;
  policyNumber: string;
};

/** Default amounts of money and points. */
const usualPrize = { CASH: 40, POINTS: 2_500 };

export function usual(alertType: 'DELAY' | 'CANCELLATION', missed: Missed): { next: string; offered: Offered[] } {
  if (alertType === 'DELAY')
    return {
      next: 'LOUNGE',
      offered: [
        { type: 'LOUNGE', state: { lounges } },
        { type: 'CASH', prize: usualPrize.CASH, dependency: 'LOUNGE' },
      ],
    };
  return {
    next: 'REBOOKING',
    offered: [
      { type: 'REBOOKING', state: { alternates: createAlternates(missed) } },
      { type: 'HOTEL', state: { availableHotels: hotels } },
      { type: 'CASH', prize: usualPrize.CASH },
    ],
  };
}

export const toOptionRow = (caseId: string, optionId: string, offered: Offered): typeof options.$inferInsert => ({
  status: 'Initial',
  manual: false,
  state: {},
  ...offered,
  caseId,
  optionId,
});

/** Creates the options of a newly reported flight. Existing options are kept. */
export async function createOptions(
  tx: Transaction,
  { flightId, flightNumber, embarkDate, userId, policyNumber, ...route }: Disrupted,
  alertType: 'DELAY' | 'CANCELLATION',
): Promise<void> {
  if ((await tx.$count(cases, eq(cases.caseId, flightId))) > 0) return;
  const { next, offered } = usual(alertType, { ...route, key: flightId, day: embarkDate });
  await tx
    .insert(cases)
    .values({ caseId: flightId, userId, category: 'FLIGHT', called: flightNumber, policyNumber, next });
  await tx.insert(options).values(offered.map((one) => toOptionRow(flightId, randomUUID(), one)));
}
