import type { Refusal } from '#schema/errors.ts';
import { isCode } from '#schema/errors.ts';

import type { Report } from '../insurer/insurer.ts';

export type Metrics = {
  answered: (route: string, status: number) => void;
  refused: (refusal: Pick<Refusal, 'status' | 'code'> | object) => void;
  called: (report: Report) => void;
  /** Prometheus text format, version 0.0.4. */
  text: (gauges: Record<string, number>) => string;
};

type Labels = Record<string, string>;

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const help: Record<string, string> = {
  portal_requests_total: 'Answers given, by route and status',
  portal_errors_total: 'Errors told to the app, by code (or status, where the insurer named none)',
  portal_insurer_repeats_total: 'Reads asked again, by call',
  portal_in_flight: 'Exchanges under way',
  portal_event_loop_delay_seconds: 'How late the event loop is',
  process_resident_memory_bytes: 'Resident memory',
  process_cpu_seconds_total: 'User and system CPU time',
  process_start_time_seconds: 'Start of the process, seconds since the epoch',
};

const duration = 'portal_insurer_call_duration_seconds';

/** What is counted, in this process. Labels are route templates, call templates, statuses and codes: never a value. */
export function metrics(): Metrics {
  const counts = new Map<string, number>();
  const histograms = new Map<string, { labels: Labels; buckets: number[]; sum: number; count: number }>();

  const count = (name: string, labels: Labels, by = 1) => {
    const series = `${name}${written(labels)}`;
    counts.set(series, (counts.get(series) ?? 0) + by);
  };

  return {
    answered: (route, status) => count('portal_requests_total', { route, status: String(status) }),
    refused: (refusal) => {
      const code = 'code' in refusal && typeof refusal.code === 'string' ? refusal.code : undefined;
      const status = 'status' in refusal ? String(refusal.status) : 'none';
      count('portal_errors_total', { code: isCode(code) ? code : status });
    },
    called: ({ call, outcome, tries, ms }) => {
      if (tries > 1) count('portal_insurer_repeats_total', { call }, tries - 1);
      const labels = { call, outcome };
      const series = written(labels);
      const known = histograms.get(series) ?? { labels, buckets: bounds.map(() => 0), sum: 0, count: 0 };
      histograms.set(series, known);
      known.count += 1;
      known.sum += ms / 1_000;
      for (const [at, bound] of bounds.entries())
        if (ms <= bound * 1_000) known.buckets[at] = (known.buckets[at] ?? 0) + 1;
    },
    text: (gauges) => {
      const lines: string[] = [];
      for (const name of Object.keys(help)) {
        const gauge = gauges[name];
        const series = [...counts]
          .filter(([key]) => key.startsWith(`${name}{`))
          .map(([key, value]) => `${key} ${value}`);
        if (gauge !== undefined) series.push(`${name} ${gauge}`);
        lines.push(`# HELP ${name} ${help[name]}`, `# TYPE ${name} ${typeOf(name)}`, ...series);
      }
      lines.push(`# HELP ${duration} Calls to the insurer, tries together`, `# TYPE ${duration} histogram`);
      for (const { labels, buckets, sum, count: all } of histograms.values()) {
        for (const [at, bound] of bounds.entries())
          lines.push(`${duration}_bucket${written({ ...labels, le: String(bound) })} ${buckets[at]}`);
        lines.push(`${duration}_bucket${written({ ...labels, le: '+Inf' })} ${all}`);
        lines.push(`${duration}_sum${written(labels)} ${sum}`, `${duration}_count${written(labels)} ${all}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

const typeOf = (name: string) => (name.endsWith('_total') ? 'counter' : 'gauge');

const written = (labels: Labels) =>
  `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '\\$&')}"`)
    .join(',')}}`;
