import type { Database } from '../database/open.ts';
import type { Calendar } from './calendar.ts';

export type Seeding = { db: Database; calendar: Calendar };
export type Step = (seeding: Seeding) => Promise<void>;

/** What the sandbox can be filled with. */
export const scenarios = ['default', 'empty', 'crowded'] as const;
export type Scenario = (typeof scenarios)[number];

/** How an area builds each scenario for itself; `default` is what those take that it says nothing of. */
export type Area = { default: Step[] } & { [scenario in Scenario]?: Step[] };
