import type { Clock } from './clock.ts';
import type { Database } from './database/types.ts';
import type { Tokens } from './sign-in/tokens.ts';

export type Context = { db: Database; clock: Clock; tokens: Tokens };

export const minuteMs = 60_000;
