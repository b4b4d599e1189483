import { connect, type Socket } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { hashes } from '#tests/kit/gateway/hashes.ts';
import { silence } from '#tests/kit/gateway/insurer.ts';
import { head } from '#tests/kit/gateway/raw.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

let portal: Stage;

beforeEach(async () => {
  portal = await stage({
    limits: { pagesPerMinute: 1e6, requestsPerMinute: 1e6, deadlineMs: 60_000, pageDeadlineMs: 60_000 },
  });
});
afterEach(() => portal.close());

const page = head('GET / HTTP/1.1', 'Host: sky.localhost', 'Accept: text/html');
const body = JSON.stringify({ documentId: hashes['Items'] });
const query = `${head('POST /graphql HTTP/1.1', 'Host: sky.localhost', 'Content-Type: application/json', `Content-Length: ${body.length}`)}${body}`;

function open(bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(portal.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => resolve(socket)));
    socket.once('error', reject);
  });
}

async function isAsked(): Promise<void> {
  await expect.poll(() => portal.insurer.asked.length).toBeGreaterThan(0);
}
async function isIdle(): Promise<void> {
  await expect.poll(async () => (await portal.get('/metrics')).text.split('\n')).toContain('portal_in_flight 0');
}

const muted = (request: string, count: number) => {
  portal.insurer.next(...Array<typeof silence>(count).fill(silence));
  return open(request.repeat(count));
};
const hasClosed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

describe('pipelined requests', () => {
  it.each([
    ['pages', page],
    ['queries', query],
  ])('release their places when the client closes the connection: %s', async (_what, request) => {
    const socket = await muted(request, 8);
    await isAsked();

    socket.destroy();

    await isIdle();
  });

  it.each([
    ['pages', page, 64],
    ['queries', query, 640],
  ])('release their places when the gateway closes the connection: %s', async (_what, request, count) => {
    const socket = await muted(request, count);
    socket.on('error', () => {});

    await hasClosed(socket);

    expect(portal.insurer.asked.length).toBeLessThanOrEqual(16);
    await isIdle();
  });

  it('reach the insurer one by one', async () => {
    const socket = await muted(query, 8);
    await isAsked();
    await portal.get('/metrics');

    expect(portal.insurer.asked).toHaveLength(1);
    socket.destroy();
    await isIdle();
    expect(portal.insurer.asked).toHaveLength(1);
  });

  it('are answered in order, up to sixteen on one connection', async () => {
    portal.insurer.answer('GET /platform/items', []);
    const socket = await open(query.repeat(16));
    let text = '';
    socket.setEncoding('latin1').on('data', (more: string) => {
      text += more;
    });

    await expect.poll(() => text.split('{"data":{"items":[]}}').length).toBe(17);
    socket.destroy();
  });
});
