import { getTableName, sql } from 'drizzle-orm';

import type { Database } from '../database/open.ts';
import { readSetting, writeSetting } from '../database/settings.ts';
import { answers, codes, outbox, policies, tries, users } from '../tables.ts';
import { type Calendar, calendarFrom } from './calendar.ts';
import { seedClaims, seedItems } from './claims/seedClaims.ts';
import { seedMonitoring } from './monitoring.ts';
import { seedPartners } from './partners.ts';
import { seedPayoutMethods } from './payouts.ts';
import { seedAccounts } from './people/accounts.ts';
import { seedPolicies } from './people/policies.ts';
import { seedBags, seedPassengers, seedTrips, seedTripsOf } from './travel/travel.ts';
import { crowd } from './travel/trips.ts';

export type Seeding = { db: Database; calendar: Calendar };
type Step = (seeding: Seeding) => Promise<void>;

const people: Step[] = [seedPolicies, seedAccounts];
const everything = [
  ...people,
  seedPassengers,
  seedTrips,
  seedBags,
  seedPayoutMethods,
  seedItems,
  seedClaims,
  seedMonitoring,
];

/** What the sandbox can be filled with. */
export const scenarios = {
  default: everything,
  /** The same people, and not a thing of theirs. */
  empty: people,
  /** Anna has sixty trips more. */
  crowded: [...everything, (seeding) => seedTripsOf(seeding, 'anna@sky.test', crowd)],
} satisfies Record<string, Step[]>;
export type Scenario = keyof typeof scenarios;

/** Fills a database that never was; what is in another stays. */
export async function seedOnce(db: Database, now: Date): Promise<void> {
  await seedPartners(db);
  if (!(await readSetting(db, 'seed'))) await fill(db, 'default', now);
}

/** Back to how it began, with today's dates. Partners keep their keys, and whoever is signed in stays so. */
export async function reseed(db: Database, scenario: Scenario, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const emptied = [users, policies, codes, tries, outbox, answers].map((table) =>
      sql.identifier(getTableName(table)),
    );
    await tx.execute(sql`truncate ${sql.join(emptied, sql`, `)} restart identity cascade`);
    await fill(tx, scenario, now);
  });
}

async function fill(db: Database, scenario: Scenario, now: Date): Promise<void> {
  const calendar = calendarFrom(now);
  for (const step of scenarios[scenario]) await step({ db, calendar });
  await writeSetting(db, 'seed', { scenario, on: calendar.day(0) });
}
