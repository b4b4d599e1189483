import type { Refusal } from '#schema/errors.ts';

import type { Load } from './guard/load.ts';
import type { Insurer } from './insurer/insurer.ts';
import type { ExchangeEnd } from './lib/exchangeEnd.ts';
import type { Partner, Partners } from './partners.ts';
import type { Rates } from './rates/rates.ts';
import type { Settings } from './settings.ts';
import type { Health } from './watch/health.ts';
import type { Log } from './watch/log.ts';
import type { Metrics } from './watch/metrics.ts';

declare module 'fastify' {
  /** What becomes known of a request on its way, for the log. */
  interface FastifyRequest {
    /** Where it comes from, as limits count it. */
    address: string;
    /** When its connection is done with it. */
    exchangeEnd: ExchangeEnd;
    partner: Partner | null;
    /** The name of the document asked for. */
    document: string | null;
    /** Why the request as a whole was refused. */
    refusal: Refusal | null;
  }
}

/** What the routes share. */
export type Parts = {
  settings: Settings;
  partners: Partners;
  insurer: Insurer;
  load: Load;
  rates: Rates;
  metrics: Metrics;
  health: Health;
  log: Log;
};
