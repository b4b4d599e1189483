import { resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { fromEnvironment } from './environment.ts';
import { usualLimits } from './settings.ts';

describe('the environment', () => {
  it('may be empty', () => {
    const { settings, place, shutdown } = fromEnvironment({});
    const { documents, ...others } = settings;
    expect(Object.keys(documents).length).toBeGreaterThan(10);
    expect(others).toEqual({
      apiUrl: 'http://127.0.0.1:4001/api',
      partnersFile: '.sandbox/partners.json',
      dist: resolve('dist'),
      isOpen: false,
      trustProxy: false,
      metrics: 'open',
      redisUrl: undefined,
      log: { level: 'info' },
      limits: usualLimits,
    });
    expect({ place, shutdown }).toEqual({
      place: { host: '127.0.0.1', port: 4000 },
      shutdown: { noticeMs: 0, graceMs: 15_000 },
    });
  });

  it('is applied', () => {
    const { settings, place, shutdown } = fromEnvironment({
      API_URL: 'https://insurer.example/api',
      PARTNERS_FILE: '/etc/portal/partners.json',
      DIST_DIR: '/srv/portal',
      GATEWAY_OPEN: '1',
      TRUST_PROXY: '10.0.0.0/8',
      METRICS_TOKEN: 'secret',
      REDIS_URL: 'rediss://redis.example:6380',
      LOG_LEVEL: 'warn',
      DEADLINE_MS: '5000',
      INSURER_CONNECTIONS: '16',
      CLIENT_SECONDS: '0',
      REQUESTS_PER_MINUTE: '60',
      PAGES_PER_MINUTE: '30',
      SIGN_INS_PER_MINUTE: '6',
      MAX_IN_FLIGHT: '8',
      MAX_DELAY_MS: '100',
      HOST: '0.0.0.0',
      PORT: '8080',
      NOTICE_SECONDS: '5',
      GRACE_SECONDS: '20',
    });
    expect(settings).toMatchObject({
      apiUrl: 'https://insurer.example/api',
      partnersFile: '/etc/portal/partners.json',
      dist: '/srv/portal',
      isOpen: true,
      trustProxy: '10.0.0.0/8',
      metrics: { token: 'secret' },
      redisUrl: 'rediss://redis.example:6380',
      log: { level: 'warn' },
      limits: {
        ...usualLimits,
        deadlineMs: 5_000,
        connections: 16,
        clientMs: 0,
        requestsPerMinute: 60,
        pagesPerMinute: 30,
        signInsPerMinute: 6,
        inFlight: 8,
        delayMs: 100,
      },
    });
    expect({ place, shutdown }).toEqual({
      place: { host: '0.0.0.0', port: 8080 },
      shutdown: { noticeMs: 5_000, graceMs: 20_000 },
    });
  });

  it('disables metrics in production unless there is a token', () => {
    expect(fromEnvironment({ NODE_ENV: 'production' }).settings.metrics).toBe('closed');
    expect(fromEnvironment({ NODE_ENV: 'production', METRICS_TOKEN: 'secret' }).settings.metrics).toEqual({
      token: 'secret',
    });
  });

  it.each([
    [{ API_URL: 'insurer.example' }, 'API_URL'],
    [{ API_URL: 'ftp://insurer.example' }, 'API_URL'],
    [{ PORT: 'http' }, 'PORT is a whole number from 0 on'],
    [{ MAX_IN_FLIGHT: '0' }, 'MAX_IN_FLIGHT is a whole number from 1 on'],
    [{ DEADLINE_MS: '1.5' }, 'DEADLINE_MS'],
    [{ REDIS_URL: 'redis.example:6380' }, 'REDIS_URL'],
    [{ TRUST_PROXY: 'the-balancer' }, 'TRUST_PROXY'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is one of'],
    [{ GATEWAY_OPEN: '1', NODE_ENV: 'production' }, 'GATEWAY_OPEN=1 is for development'],
  ])('is refused with the name of an invalid variable: %j', (env, sentence) => {
    expect(() => fromEnvironment(env)).toThrow(sentence);
  });
});
