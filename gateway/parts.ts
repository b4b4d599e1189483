import type { Load } from './guard/load.ts';
import type { Rates } from './guard/rates.ts';
import type { Insurer } from './insurer/insurer.ts';
import type { Partners } from './partners.ts';
import type { Settings } from './settings.ts';
import type { Health } from './watch/health.ts';
import type { Log } from './watch/log.ts';
import type { Metrics } from './watch/metrics.ts';

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
