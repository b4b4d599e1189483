import { Redis } from 'ioredis';

export type Shared = {
  redis: Redis;
  /** Whether it is worth asking. */
  isUp: () => boolean;
  /** It was asked, and did not answer. */
  failed: () => void;
  close: () => void;
};

/** A customer waits no longer than this for a count; then it is counted here, and Redis left alone for a while. */
const answerMs = 250;
const restMs = 5_000;

const retrying = {
  // Whatever is asked while there is no connection fails at once, and nothing is asked twice.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  commandTimeout: answerMs,
  connectTimeout: 2_000,
  retryStrategy: (times: number) => Math.min(100 * 2 ** times, restMs),
};

/** The Redis that instances share their counts by. It may come and go: `say` hears when it does. */
export function sharedBy(url: string, say: (what: string) => void): Shared {
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
  // Without a listener it would be written to the console, with the address; `close` follows.
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
