import { parseTrust } from './guard/proxy.ts';
import { createSettings, type Settings, usualLimits } from './settings.ts';

export type Place = { host: string; port: number };
/**
 * Milliseconds. `noticeMs` is the time to keep serving after "not ready", `graceMs` the time to wait for open requests.
 */
export type Shutdown = { noticeMs: number; graceMs: number };

type Environment = Record<string, string | undefined>;

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Reads the configuration of the process. Throws one sentence that names the invalid variable. */
export function fromEnvironment(env: Environment): { settings: Settings; place: Place; shutdown: Shutdown } {
  const isOpen = env.GATEWAY_OPEN === '1';
  if (isOpen && env.NODE_ENV === 'production')
    throw new Error('GATEWAY_OPEN=1 is for development: unset it, or NODE_ENV');

  const settings = createSettings({
    ...(env.API_URL && { apiUrl: addressIn(env.API_URL) }),
    ...(env.PARTNERS_FILE && { partnersFile: env.PARTNERS_FILE }),
    ...(env.DIST_DIR && { dist: env.DIST_DIR }),
    isOpen,
    trustProxy: proxiesIn(env.TRUST_PROXY),
    metrics: metricsIn(env),
    redisUrl: redisIn(env.REDIS_URL),
    log: { level: levelIn(env.LOG_LEVEL) },
    limits: {
      clientMs: numberIn(env, 'CLIENT_SECONDS', usualLimits.clientMs / 1_000, 0) * 1_000,
      deadlineMs: numberIn(env, 'DEADLINE_MS', usualLimits.deadlineMs),
      connections: numberIn(env, 'INSURER_CONNECTIONS', usualLimits.connections),
      requestsPerMinute: numberIn(env, 'REQUESTS_PER_MINUTE', usualLimits.requestsPerMinute),
      pagesPerMinute: numberIn(env, 'PAGES_PER_MINUTE', usualLimits.pagesPerMinute),
      signInsPerMinute: numberIn(env, 'SIGN_INS_PER_MINUTE', usualLimits.signInsPerMinute),
      inFlight: numberIn(env, 'MAX_IN_FLIGHT', usualLimits.inFlight),
      delayMs: numberIn(env, 'MAX_DELAY_MS', usualLimits.delayMs),
    },
  });
  return {
    settings,
    place: { host: env.HOST || '127.0.0.1', port: numberIn(env, 'PORT', 4000, 0) },
    shutdown: {
      noticeMs: numberIn(env, 'NOTICE_SECONDS', 0, 0) * 1_000,
      graceMs: numberIn(env, 'GRACE_SECONDS', 15, 0) * 1_000,
    },
  };
}

function numberIn(env: Environment, name: string, usual: number, least = 1): number {
  const text = env[name];
  if (!text) return usual;
  if (!/^\d{1,9}$/.test(text) || Number(text) < least) throw new Error(`${name} is a whole number from ${least} on`);
  return Number(text);
}

/** Metrics tell an attacker which attempts work, so production closes them unless a token is set. */
function metricsIn({ METRICS_TOKEN: token, NODE_ENV }: Environment): Settings['metrics'] {
  if (token) return { token };
  return NODE_ENV === 'production' ? 'closed' : 'open';
}

function addressIn(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error('API_URL is the address of the insurer’s API: https://insurer.example/api');
  return text;
}

function redisIn(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^rediss?:$/.test(new URL(text).protocol))
    throw new Error('REDIS_URL is the address of a Redis: rediss://user:password@redis.example:6380');
  return text;
}

function levelIn(text = 'info'): string {
  if (levels.includes(text)) return text;
  throw new Error(`LOG_LEVEL is one of ${levels.join(', ')}`);
}

function proxiesIn(text: string | undefined): boolean | string {
  if (!text || text === '0' || text === 'false') return false;
  if (text === '1' || text === 'true') return true;
  try {
    parseTrust(text);
    return text;
  } catch {
    throw new Error('TRUST_PROXY is addresses and nets with commas, or 1 for everybody: 10.0.0.0/8, ::1');
  }
}
