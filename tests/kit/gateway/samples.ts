import { account } from './samples/account.ts';
import { agents } from './samples/agents.ts';
import { claims } from './samples/claims.ts';
import { content } from './samples/content.ts';
import { flights } from './samples/flights.ts';
import { luggage } from './samples/luggage.ts';
import { monitoring } from './samples/monitoring.ts';
import { passengers } from './samples/passengers.ts';
import { payouts } from './samples/payouts.ts';
import { resolutions } from './samples/resolutions.ts';
import type { Samples } from './samples/sample.ts';
import { session } from './samples/session.ts';
import { trips } from './samples/trips.ts';

/** A request and its answer for each field of the schema, by area. */
export const samples: Samples = {
  ...session,
  ...agents,
  ...account,
  ...payouts,
  ...resolutions,
  ...monitoring,
  ...luggage,
  ...passengers,
  ...flights,
  ...trips,
  ...content,
  ...claims,
};

/** The caller of the tests. */
export const bearer = { authorization: 'Bearer token-of-anna' };
