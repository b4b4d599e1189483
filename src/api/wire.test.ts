import { afterEach, describe, expect, it, vi } from 'vitest';

import { documents } from '#schema/generated/documents.ts';
import { machineClient } from './clients.ts';
import { ScanDocument, TripsDocument } from './generated/documents.ts';
import { LoginDocument, LogoutDocument } from './generated/entry.ts';
import { componentClient } from './queries.ts';
import { answered, toReaction } from './reaction.ts';

const asked: { url: string; headers: Headers; keepalive: boolean; body: { documentId: string; variables: unknown } }[] =
  [];

function answerWith(body: object, said: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', (url: string | URL, init: RequestInit) => {
    const [headers, sent] = [new Headers(init.headers), JSON.parse(init.body as string)];
    asked.push({ url: String(url), headers, keepalive: init.keepalive ?? false, body: sent });
    return Promise.resolve(Response.json(body, { headers: said }));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

const line = new EventTarget();
const { signal: over } = new AbortController();
const endpoint = { url: 'http://sky.localhost/graphql', bearer: () => 'a-token' };
const refusal = { status: 404, code: 'TRIP_NOT_FOUND', type: 'Error', message: 'Trip not found' };
const refused = { data: null, errors: [{ message: 'Trip not found', extensions: refusal }] };
const credentials = { username: 'anna@sky.test', password: 'secret', partnerId: 'sky' };

describe('both clients', () => {
  it('name a registered document and send no text of it', async () => {
    answerWith({ data: { login: null, trips: [] } });

    await machineClient(endpoint).request(LoginDocument, { credentials });
    await componentClient(endpoint, line, over).query(TripsDocument, { userId: 'anna' }).toPromise();

    expect(asked.map(({ body }) => documents[body.documentId]?.split(/[ (]/)[1])).toEqual(['Login', 'Trips']);
    expect(asked.map(({ body }) => Object.keys(body).sort())).toEqual([
      ['documentId', 'operationName', 'variables'],
      ['documentId', 'operationName', 'variables'],
    ]);
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a-token', 'Bearer a-token']);
    expect(asked.map(({ url }) => url)).toEqual([endpoint.url, endpoint.url]);
  });

  it('return the same refusal', async () => {
    answerWith(refused);

    const thrown: unknown = await machineClient(endpoint)
      .request(TripsDocument, { userId: 'anna' })
      .catch((error: unknown) => error);
    const { error } = await componentClient(endpoint, line, over).query(TripsDocument, { userId: 'anna' }).toPromise();

    const warning = { kind: 'warning', code: 'TRIP_NOT_FOUND' };
    expect([thrown, error].map((each) => toReaction(each, { signedIn: true }))).toEqual([warning, warning]);
  });
});

describe('a dialog of the insurer', () => {
  it('has the id of its call, with either client', async () => {
    const closed = { status: 400, type: 'B2BError', title: 'Closed', body: 'Until noon' };
    answerWith({ data: null, errors: [{ message: 'Closed', extensions: closed }] }, { 'x-request-id': 'call-7' });

    const thrown: unknown = await machineClient(endpoint)
      .request(TripsDocument, { userId: 'anna' })
      .catch((error: unknown) => error);
    const { error } = await componentClient(endpoint, line, over).query(TripsDocument, { userId: 'anna' }).toPromise();

    const dialog = { kind: 'dialog', title: 'Closed', body: 'Until noon', reference: 'call-7' };
    expect([thrown, error].map((each) => toReaction(each, { signedIn: true }))).toEqual([dialog, dialog]);
  });
});

describe('the client of machines', () => {
  it('keeps a request alive after the page closes only for sign-out', async () => {
    answerWith({ data: { logout: true, login: null } });

    await machineClient(endpoint).request(LogoutDocument);
    await machineClient(endpoint).request(LoginDocument, { credentials });

    expect(asked.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  it('waits two minutes for a scan, and 15 seconds for other calls', async () => {
    answerWith({ data: { scan: null, login: null } });
    const timeout = vi.spyOn(AbortSignal, 'timeout');

    await machineClient(endpoint).request(ScanDocument, { id: 'anna' });
    await machineClient(endpoint).request(LoginDocument, { credentials });

    expect(timeout.mock.calls).toEqual([[125_000], [15_000]]);
    timeout.mockRestore();
  });

  it('returns a refusal as an answer', async () => {
    answerWith(refused);
    const ask = () => machineClient(endpoint).request(TripsDocument, { userId: 'anna' });

    expect(await answered(ask as () => Promise<never>, { signedIn: true })).toEqual({
      kind: 'refused',
      reaction: { kind: 'warning', code: 'TRIP_NOT_FOUND' },
    });
  });

  it('throws if no answer came', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const ask = () => machineClient(endpoint).request(TripsDocument, { userId: 'anna' });

    await expect(answered(ask, { signedIn: true })).rejects.toThrow('Failed to fetch');
  });
});
