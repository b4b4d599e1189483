import { userId } from '../../account/seeds/accounts.ts';
import { toUuid } from '../../ids.ts';
import type { Area, Seeding } from '../../seeds/area.ts';
import * as tables from '../../tables.ts';
import { listPeriods } from '../periods.ts';
import { type ClaimSeed, claimSeeds, datasetSeeds } from './claimSeeds.ts';
import { createClaimHistory } from './histories.ts';

const restorationMonths = 6;
const predicted = 10_000;
const margin = 60;
/** An adjuster's monthly figures, with notes on differences from the prediction. */
const likely: Partial<Record<keyof typeof datasetSeeds, readonly { revenue: number; notes?: string }[]>> = {
  lowOffer: [
    { revenue: 8_500, notes: 'The market was closed for two weeks last year.' },
    { revenue: 8_800, notes: 'As last year.' },
    { revenue: 9_200 },
    { revenue: 10_000 },
    { revenue: 9_600 },
    { revenue: 9_900 },
  ],
  adjustedOffer: [
    { revenue: 9_800 },
    { revenue: 9_700 },
    { revenue: 10_000 },
    { revenue: 10_000 },
    { revenue: 9_500, notes: 'Takings fell in both years before.' },
    { revenue: 9_400 },
  ],
};
const descriptions: Record<string, string> = {
  FIRE: 'Fire in the building; the premises were closed by the fire brigade',
  FLOOD: 'Water in the sales room after heavy rain',
  POWER_OUTAGE: 'No electricity for more than 48 hours',
};

const berta = 'berta@harvest.test';

export const claims: Area = { default: [seedItems, seedClaims], empty: [] };

async function seedItems({ db }: Seeding): Promise<void> {
  const item = (key: string, owner: string, name: string, address: string, banking?: { granted: boolean }) => ({
    itemId: toUuid(`item:${key}`),
    userId: userId(owner),
    itemTypeId: 'BUSINESS-PREMISES',
    propositionId: toUuid('proposition:harvest'),
    monitorId: toUuid(`monitor:${key}`),
    properties: { name, address },
    externalPolicyNumber: 'POL-ACTIVE',
    permissions: [{ permission: 'BANKING', required: banking !== undefined, granted: banking?.granted ?? false }],
  });
  await db
    .insert(tables.items)
    .values([
      item('shop', berta, 'Corner shop', '4 Market Square, Leeds', { granted: true }),
      item('bakery', berta, 'Bakery', '19 Mill Lane, Leeds', { granted: false }),
      item('studio', berta, 'Photo studio', '2 Canal Street, Leeds'),
      item('warehouse', 'nora@harvest.test', 'Warehouse', '77 Dock Road, Hull', { granted: true }),
      item('florist', 'readonly@harvest.test', 'Florist', '8 Garden Row, Leeds', { granted: false }),
      item('kiosk', 'errors@harvest.test', 'Kiosk', '1 Station Square, Leeds', { granted: false }),
      item('kiosk-ghost', 'errors@harvest.test', 'Ghost', '1 Station Square, Leeds', { granted: false }),
    ]);
}

async function seedClaims({ db, calendar }: Seeding): Promise<void> {
  const dated = claimSeeds.map((seed) => ({ seed, ...dateOf(seed, calendar.month(seed.month)) }));
  await db.insert(tables.claims).values(dated.map(({ seed, alertDate }) => claimOf(seed, alertDate)));
  await db.insert(tables.datasets).values(
    dated.flatMap(({ seed, alertDate }) =>
      seed.datasets.map((which) => ({
        datasetId: toUuid(`dataset:${seed.key}:${datasetSeeds[which].name}`),
        alertId: toUuid(`claim:${seed.key}`),
        notes: null,
        ...datasetSeeds[which],
        data: datasetSeeds[which].completed ? monthsOf(which, alertDate) : [],
      })),
    ),
  );
  await db.insert(tables.claimPayouts).values(
    dated.flatMap(({ seed: { key, payouts = [] }, alertDate }) => {
      const periods = listPeriods(alertDate);
      return payouts.map(({ status, actual }, index) => ({
        payoutId: toUuid(`payout:${key}:${index + 1}`),
        alertId: toUuid(`claim:${key}`),
        periodStart: periods[index]?.start ?? alertDate.slice(0, 10),
        periodEnd: periods[index]?.end ?? alertDate.slice(0, 10),
        predictedRevenue: predicted,
        actualRevenue: actual,
        profitMargin: margin,
        excess: index === 0 ? 250 : 0,
        amountPayable: actual === null ? null : payable(actual, index === 0 ? 250 : 0),
        status,
      }));
    }),
  );
}

function dateOf({ day }: ClaimSeed, { year, month }: { year: number; month: number }) {
  return { alertDate: new Date(Date.UTC(year, month - 1, day, 6, 30)).toISOString() };
}

function claimOf(seed: ClaimSeed, alertDate: string) {
  const { key, item, what, said, status, is = [], people = true, retention = 250 } = seed;
  return {
    alertId: toUuid(`claim:${key}`),
    itemId: toUuid(`item:${item}`),
    claimNumber: key,
    alertType: what,
    description: said ?? descriptions[what] ?? what,
    alertDate,
    status,
    completed: is.includes('completed'),
    confirmed: is.includes('confirmed'),
    data: {
      currency: 'USD',
      profitMargin: margin,
      ...(retention !== null && { retention }),
      applicableLimit: 50_000,
      restorationPeriod: restorationMonths,
    },
    people: people ? dealingWithIt : {},
    events: createClaimHistory(seed, alertDate),
  };
}

const dealingWithIt = {
  assigneeDetails: {
    firstname: 'Ines',
    surname: 'Calder',
    email: 'ines.calder@adjusters.test',
    mobilePhoneNumber: '+15550109001',
  },
  brokerAssignee: 'broker@brokers.test',
  claimAssignee: 'ines.calder@adjusters.test',
};

function monthsOf(which: keyof typeof datasetSeeds, alertDate: string) {
  const notes = datasetSeeds[which].name === 'USER-DISPUTE' ? { notes: 'See the takings of last year.' } : {};
  const previous = which === 'adjustedOffer' ? { previous: predicted - 1_500 } : {};
  return listPeriods(alertDate).map(({ year, month }, at) => ({
    year,
    month,
    revenue: predicted,
    ...previous,
    ...notes,
    ...likely[which]?.[at],
  }));
}

const payable = (actual: number, excess: number) => Math.max(0, ((predicted - actual) * margin) / 100 - excess);
