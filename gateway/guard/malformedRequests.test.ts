import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { hashes } from '#tests/kit/gateway/hashes.ts';
import { head, raw, reset } from '#tests/kit/gateway/raw.ts';
import { samples } from '#tests/kit/gateway/samples.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

let portal: Stage;

beforeAll(async () => {
  portal = await stage();
});
beforeEach(() => portal.insurer.next());
afterAll(() => portal.close());

const graphql = ['POST /graphql HTTP/1.1', 'Host: sky.localhost', 'Content-Type: application/json'];
const mistakes = () => portal.lines().filter(({ level }) => Number(level) > 30);

describe('an aborted request', () => {
  it('in the middle of a chunk is not logged as a bug', async () => {
    const chunked = head(...graphql, 'Transfer-Encoding: chunked');
    expect(await raw(portal.url, `${chunked}5\r\n{"doc\r\nnonsense\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    await portal.get('/healthz');
    expect(mistakes()).toEqual([]);
  });

  it('with its connection closed is not logged as a bug, wherever it stopped', async () => {
    const { document, variables } = samples.login;
    const body = JSON.stringify({ documentId: hashes[document], variables });
    const whole = `${head(...graphql, `Content-Length: ${Buffer.byteLength(body)}`)}${body}`;
    for (let end = 1; end <= whole.length; end += 7) await reset(portal.url, whole.slice(0, end));
    await reset(portal.url, whole);
    await reset(portal.url, head('GET / HTTP/1.1', 'Host: sky.localhost', 'Accept: text/html'));
    await portal.get('/healthz');
    expect(mistakes()).toEqual([]);
  });

  it('behind a proxy is not logged as a bug', async () => {
    const behind = await stage({ trustProxy: '127.0.0.1' });
    const part = `${head(...graphql, 'X-Forwarded-For: 203.0.113.9', 'Content-Length: 99')}{"doc`;
    for (let time = 0; time < 30; time += 1) await reset(behind.url, part);
    await behind.get('/healthz');
    expect(behind.lines().filter(({ level }) => Number(level) > 30)).toEqual([]);
    await behind.close();
  });
});

describe('a request header', () => {
  it('with two hosts matches none', async () => {
    const answer = await raw(
      portal.url,
      head('GET /readyz HTTP/1.1', 'Host: sky.localhost', 'host: voyage.localhost', 'Connection: close'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('One Host header');
  });

  it('sets the request id only behind a trusted proxy', async () => {
    const id = async ({ get }: Stage) =>
      (await get('/healthz', { headers: { 'x-request-id': 'from-the-proxy-1' } })).headers['x-request-id'];
    const near = await stage({ trustProxy: '127.0.0.1' });
    const far = await stage({ trustProxy: '10.0.0.0/8' });
    expect(await id(near)).toBe('from-the-proxy-1');
    expect(await id(far)).toMatch(/^[\w-]{36}$/);
    expect(await id(portal)).toMatch(/^[\w-]{36}$/);
    await near.close();
    await far.close();
  });
});
