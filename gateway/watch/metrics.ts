import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { Refusal } from '#schema/errors.ts';
import { isCode } from '#schema/errors.ts';

import type { Report } from '../insurer/insurer.ts';

type Gauges = { inFlight: number; delayMs: number };

export type Metrics = {
  answered: (route: string, status: number) => void;
  refused: (refusal: Pick<Refusal, 'status' | 'code'> | object) => void;
  /** Counts unreadable values of an answer by what was done with them, once per list. */
  repaired: (call: string, how: string) => void;
  called: (report: Report) => void;
  /** Returns the metrics in Prometheus format, including the current gauges. */
  text: (now: Gauges) => Promise<string>;
  contentType: string;
};

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics whose labels are route templates, call templates, statuses and codes, never values. */
export function metrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Counter({
    name: 'portal_requests_total',
    help: 'Answers given, by route and status',
    labelNames: ['route', 'status'],
    registers,
  });
  const errors = new Counter({
    name: 'portal_errors_total',
    help: 'Errors told to the app, by code (or status, where the insurer named none)',
    labelNames: ['code'],
    registers,
  });
  const repairs = new Counter({
    name: 'portal_insurer_repairs_total',
    help: 'Values that could not be read and were replaced, nulled or dropped, by call',
    labelNames: ['call', 'how'],
    registers,
  });
  const repeats = new Counter({
    name: 'portal_insurer_repeats_total',
    help: 'Reads asked again, by call',
    labelNames: ['call'],
    registers,
  });
  const durations = new Histogram({
    name: 'portal_insurer_call_duration_seconds',
    help: 'Calls to the insurer, tries together',
    labelNames: ['call', 'outcome'],
    buckets,
    registers,
  });
  const underWay = new Gauge({ name: 'portal_in_flight', help: 'Exchanges under way', registers });
  const delay = new Gauge({ name: 'portal_event_loop_delay_seconds', help: 'How late the event loop is', registers });
  const all = Registry.merge([register, ofProcess()]);

  const requestsBy = kept((route, status) => requests.labels(route, status));
  const durationsBy = kept((call, outcome) => durations.labels(call, outcome));

  return {
    answered: (route, status) => requestsBy(route, String(status)).inc(),
    refused: (refusal) => {
      const code = 'code' in refusal && typeof refusal.code === 'string' ? refusal.code : undefined;
      const status = 'status' in refusal ? String(refusal.status) : 'none';
      errors.labels(isCode(code) ? code : status).inc();
    },
    repaired: (call, how) => repairs.labels(call, how).inc(),
    called: ({ call, outcome, tries, ms }) => {
      if (tries > 1) repeats.labels(call).inc(tries - 1);
      durationsBy(call, outcome).observe(ms / 1_000);
    },
    text: ({ inFlight, delayMs }) => {
      underWay.set(inFlight);
      delay.set(delayMs / 1_000);
      return all.metrics();
    },
    contentType: all.contentType,
  };
}

/** Caches the child metric of a pair of labels. The number of entries equals the number of lines in the output. */
function kept<Child>(seek: (one: string, other: string) => Child): (one: string, other: string) => Child {
  const children = new Map<string, Map<string, Child>>();
  return (one, other) => {
    const ofOne = children.get(one) ?? new Map<string, Child>();
    const child = ofOne.get(other) ?? seek(one, other);
    if (!ofOne.has(other)) children.set(one, ofOne.set(other, child));
    return child;
  };
}

let nodes: Registry | undefined;

/** Node's default metrics. Registered once, because they describe the process and watch it until it ends. */
function ofProcess(): Registry {
  if (nodes) return nodes;
  nodes = new Registry();
  collectDefaultMetrics({ register: nodes });
  return nodes;
}
