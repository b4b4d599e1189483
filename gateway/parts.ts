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
  /** Facts about a request, collected for the log. */
  interface FastifyRequest {
    address: string;
    /** Ends when the connection is done with the request. */
    exchangeEnd: ExchangeEnd;
    partner: Partner | null;
    document: string | null;
    /** Refusal of the whole request. */
    refusal: Refusal | null;
  }
}

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
