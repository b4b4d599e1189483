import { resolve } from 'node:path';

import { documents } from '#schema/generated/documents.ts';

import type { Destination } from './watch/log.ts';

export type Limits = {
  /** For a call to the insurer with all its tries. */
  deadlineMs: number;
  /** For the one call that a page waits for. */
  pageDeadlineMs: number;
  /** How long the client that a page holds may be known. */
  clientMs: number;
  /** Of a read. */
  tries: number;
  backoffMs: number;
  /** To the insurer, at a time. */
  connections: number;
  requestsPerMinute: number;
  pagesPerMinute: number;
  signInsPerMinute: number;
  /** Exchanges under way, and how late the event loop may be, before work is refused. */
  inFlight: number;
  /** Files on their way at a time. */
  uploads: number;
  /** How long a file may stand still, and how long any other body may take. */
  bodyMs: number;
  delayMs: number;
};

export type Settings = {
  apiUrl: string;
  partnersFile: string;
  /** The build: app/, themes/, translations/. */
  dist: string;
  /** hash → text of what the app may ask. */
  documents: Record<string, string>;
  /** Takes other documents too. For development. */
  isOpen: boolean;
  /** Whose X-Forwarded-* headers to believe: nobody's, everybody's, or addresses and nets, comma-separated. */
  trustProxy: boolean | string;
  /** Who may read /metrics: everybody, nobody, or who brings the token. */
  metrics: 'open' | 'closed' | { token: string };
  /** Where all instances count together; each for itself where there is none. */
  redisUrl: string | undefined;
  log: Destination;
  limits: Limits;
};

export const usualLimits: Limits = {
  deadlineMs: 10_000,
  pageDeadlineMs: 2_000,
  clientMs: 5_000,
  tries: 3,
  backoffMs: 100,
  connections: 128,
  requestsPerMinute: 6_000,
  pagesPerMinute: 1_200,
  signInsPerMinute: 120,
  inFlight: 128,
  uploads: 32,
  bodyMs: 30_000,
  delayMs: 150,
};

type Given = Partial<Omit<Settings, 'limits'>> & { limits?: Partial<Limits> };

export function settingsFrom({ limits, dist = 'dist', ...given }: Given): Settings {
  return {
    apiUrl: 'http://127.0.0.1:4001/api',
    partnersFile: '.sandbox/partners.json',
    documents,
    isOpen: false,
    trustProxy: false,
    metrics: 'open',
    redisUrl: undefined,
    log: { level: 'info' },
    ...given,
    dist: resolve(dist),
    limits: { ...usualLimits, ...limits },
  };
}
