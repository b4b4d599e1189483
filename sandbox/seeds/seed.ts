import { people } from '../account/seeds/accounts.ts';
import { claims } from '../claims/seeds/seedClaims.ts';
import { readSetting, writeSetting } from '../database/settings.ts';
import type { Database } from '../database/types.ts';
import { travel } from '../insurance/seeds/travel.ts';
import { monitoring } from '../monitoring/seeds.ts';
import { payouts } from '../payouts/seeds.ts';
import { resolutions } from '../resolutions/seeds/seedResolutions.ts';
import type { Area, Scenario } from './area.ts';
import { createCalendar } from './calendar.ts';
import { emptySeeded, fillFromKept, keepSeeded } from './kept.ts';
import { seedPartners } from './partners.ts';

/** Ordered by foreign keys: people come before their data. */
const areas: Area[] = [people, travel, payouts, claims, monitoring, resolutions];

/** Fills a new database. Existing data is kept. */
export async function seedOnce(db: Database, now: Date): Promise<void> {
  await seedPartners(db);
  if (!(await readSetting(db, 'seed'))) await fill(db, 'default', now);
}

/** Restores the initial data with today's dates. Partners keep their keys, and sessions stay valid. */
export async function reseed(db: Database, scenario: Scenario, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await emptySeeded(tx);
    // The seeds of a scenario differ by day only.
    const name = `${scenario} on ${createCalendar(now).day(0)}`;
    if (await fillFromKept(tx, name)) return noteSeed(tx, scenario, now);
    await fill(tx, scenario, now);
    await keepSeeded(tx, name);
  });
}

async function fill(db: Database, scenario: Scenario, now: Date): Promise<void> {
  const calendar = createCalendar(now);
  for (const area of areas) for (const step of area[scenario] ?? area.default) await step({ db, calendar });
  await noteSeed(db, scenario, now);
}

const noteSeed = (db: Database, scenario: Scenario, now: Date): Promise<void> =>
  writeSetting(db, 'seed', { scenario, on: createCalendar(now).day(0) });
