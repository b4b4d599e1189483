import { afterAll, beforeAll, expect } from 'vitest';

import { type Sandbox, sandbox } from '#sandbox/server.ts';
import { emptyDatabase, type Kind } from '../databases.ts';

import { now, pooled } from './pool.ts';

export { now, today } from './pool.ts';

export type Answer = { status: number; body: unknown; text: string };
type Headers = Record<string, string>;
export type Caller = {
  get: (path: string, headers?: Headers) => Promise<Answer>;
  post: (path: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  put: (path: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  patch: (path: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  remove: (path: string, headers?: Headers) => Promise<Answer>;
};
export type Insurer = {
  readonly sandbox: Sandbox;
  /** Calls with the partner's API key and further headers. */
  at: (partner: string, headers?: Headers) => Caller;
  /** Calls with a session from the token lever. */
  as: (login: string, query?: Record<string, string>) => Promise<Caller & { userId: string; token: string }>;
  lever: Caller;
};

/** Borrows a freshly reset sandbox for a file or a block of tests. */
export function borrowInsurer(kind: 'PGlite' | 'PostgreSQL' = 'PGlite'): Insurer {
  let borrowed: Sandbox | undefined;
  pooled.beforeAll(async ({ pool }) => {
    borrowed = await pool.borrow(kind);
  });
  pooled.afterAll(({ pool }) => {
    if (borrowed) pool.giveBack(kind, borrowed);
    borrowed = undefined;
  });
  return insurerAt(() => borrowed);
}

/** Opens a new sandbox for a file or a block of tests that listen to a port, or test how a sandbox starts and resets. */
export function ownInsurer(kind: Kind = 'PGlite'): Insurer {
  let opened: Sandbox | undefined;
  beforeAll(async () => {
    opened = await sandbox({ databaseUrl: await emptyDatabase(kind), now });
  });
  afterAll(() => opened?.app.close());
  return insurerAt(() => opened);
}

function insurerAt(current: () => Sandbox | undefined): Insurer {
  const running = () => {
    const opened = current();
    if (!opened) throw new Error('There is no sandbox outside of tests.');
    return opened;
  };

  const caller = (root: string, always: () => Headers): Caller => {
    const ask = async (
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path: string,
      headers: Headers = {},
      payload?: unknown,
    ) => {
      const answer = await running().app.inject({
        method,
        url: root + path,
        headers: { ...always(), ...headers },
        ...(payload !== undefined && { payload: payload as object }),
      });
      return { status: answer.statusCode, text: answer.payload, body: bodyOf(answer.payload) };
    };
    return {
      get: (path, headers) => ask('GET', path, headers),
      post: (path, body, headers) => ask('POST', path, headers, body),
      put: (path, body, headers) => ask('PUT', path, headers, body),
      patch: (path, body, headers) => ask('PATCH', path, headers, body),
      remove: (path, headers) => ask('DELETE', path, headers),
    };
  };
  const at = (partner: string, headers: Headers = {}) =>
    caller('/api', () => ({ 'x-api-key': findApiKey(running(), partner), ...headers }));

  return {
    get sandbox() {
      return running();
    },
    at,
    lever: caller('/__sandbox', () => ({})),
    as: async (login, query = {}) => {
      const asked = new URLSearchParams({ user: login, ...query });
      const answer = await running().app.inject({ url: `/__sandbox/token?${asked}` });
      const { token, userId } = answer.json<{ token: string; userId: string }>();
      const partner = /@(\w+)\.test$/.exec(login)?.[1] ?? 'sky';
      return { ...at(partner, { authorization: `Bearer ${token}` }), token, userId };
    },
  };
}

export function findApiKey({ partners }: Sandbox, partner: string): string {
  return partners.partners.find(({ name }) => name === partner)?.apiKey ?? 'none';
}

/** Returns a refusal without its message. */
export function refusal(status: number, code?: string, fields?: Record<string, string>) {
  const body = { status, type: 'Error', message: expect.any(String), ...(code && { code }), ...(fields && { fields }) };
  return { status, body, text: expect.any(String) };
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
