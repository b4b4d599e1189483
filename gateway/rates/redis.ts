import { Redis } from 'ioredis';

export type Shared = {
  redis: Redis;
  isUp: () => boolean;
  /** Reports that Redis did not answer. */
  failed: () => void;
  close: () => void;
};

/** Maximum wait for a count. On a timeout, the request is counted in this process and Redis is skipped for a while. */
const answerMs = 250;
const restMs = 5_000;

const retrying = {
  // Commands without a connection fail at once and are not retried.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  commandTimeout: answerMs,
  connectTimeout: 2_000,
  retryStrategy: (times: number) => Math.min(100 * 2 ** times, restMs),
};

/**
 * Connects to the Redis that instances share their counts through. `say` is called when the connection is lost or
 * restored.
 */
export function connectRedis(url: string, say: (what: string) => void): Shared {
  const redis = new Redis(url, retrying);
  let state: 'unknown' | 'up' | 'down' = 'unknown';
  let restUntil = 0;

  function become(next: 'up' | 'down'): void {
    if (state === next) return;
    state = next;
    say(next === 'up' ? 'limits are shared' : 'Redis does not answer: limits are counted here alone');
  }

  redis.on('ready', () => become('up'));
  redis.on('close', () => become('down'));
  // Without a listener, ioredis would log the error with the address to the console. `close` follows.
  redis.on('error', () => undefined);

  return {
    redis,
    isUp: () => redis.status === 'ready' && performance.now() >= restUntil,
    failed: () => {
      restUntil = performance.now() + restMs;
      become('down');
    },
    close: () => redis.disconnect(),
  };
}
