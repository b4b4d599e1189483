import { resolve } from 'node:path';

import { documents } from '#schema/generated/documents.ts';

import type { Destination } from './watch/log.ts';

export type Limits = {
  /** Limit of a call to the insurer including retries. */
  deadlineMs: number;
  /** Limit of the call that a page waits for. */
  pageDeadlineMs: number;
  /** Maximum age of the client data in a page. */
  clientMs: number;
  /** Attempts of a read. */
  tries: number;
  backoffMs: number;
  /** Concurrent connections to the insurer. */
  connections: number;
  requestsPerMinute: number;
  pagesPerMinute: number;
  signInsPerMinute: number;
  /** Open exchanges, and event loop delay in `delayMs`, beyond which work is refused. */
  inFlight: number;
  /** Concurrent uploads. */
  uploads: number;
  /** Idle time allowed for an upload, and total time for any other body. */
  bodyMs: number;
  delayMs: number;
};

export type Settings = {
  apiUrl: string;
  partnersFile: string;
  /** Folder of the build: app/, themes/, translations/. */
  dist: string;
  /** Allowed documents: hash → text. */
  documents: Record<string, string>;
  /** Allows other documents as well, for development. */
  isOpen: boolean;
  /** Proxies whose X-Forwarded-* headers are trusted: none, all, or comma-separated addresses and networks. */
  trustProxy: boolean | string;
  /** Access to /metrics: open, closed, or with a token. */
  metrics: 'open' | 'closed' | { token: string };
  /** Redis that all instances share for counting. Each counts alone without it. */
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

export function createSettings({ limits, dist = 'dist', ...given }: Given): Settings {
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
