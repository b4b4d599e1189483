import type { Database } from '../database/types.ts';
import type { Calendar } from './calendar.ts';

export type Seeding = { db: Database; calendar: Calendar };
export type Step = (seeding: Seeding) => Promise<void>;

export const scenarios = ['default', 'empty', 'crowded'] as const;
export type Scenario = (typeof scenarios)[number];

/** Steps of an area by scenario. Scenarios without their own steps use `default`. */
export type Area = { default: Step[] } & { [scenario in Scenario]?: Step[] };
