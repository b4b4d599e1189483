import type { Clock } from './clock.ts';
import type { Database } from './database/open.ts';
import type { Tokens } from './identity/tokens.ts';

/** What every part of the sandbox works with. */
export type Context = { db: Database; clock: Clock; tokens: Tokens };

export const minuteMs = 60_000;
