import { connect } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { hashes } from '#tests/kit/gateway/hashes.ts';
import { head } from '#tests/kit/gateway/raw.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

const rounds = 200;
const addresses = 50;

let portal: Stage;

beforeAll(async () => {
  portal = await stage();
  portal.insurer.answer('GET /platform/items', []);
});
afterAll(() => portal.close());

const page = head('GET / HTTP/1.1', 'Host: sky.localhost', 'Accept: text/html');
const body = JSON.stringify({ documentId: hashes['Items'] });
const query = `${head('POST /graphql HTTP/1.1', 'Host: sky.localhost', 'Content-Type: application/json', `Content-Length: ${body.length}`)}${body}`;

const abuses = {
  'pipelined pages': page.repeat(64),
  'pipelined queries': query.repeat(64),
  'an aborted query': query,
  'half a body': query.slice(0, -10),
  'half a head': query.slice(0, 40),
};

/** Sends the bytes from this address and destroys the socket as soon as they are written. */
function sendAndLeave(localAddress: string, bytes: string): Promise<void> {
  const { hostname, port } = new URL(portal.url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress }, () => {
      socket.write(bytes, () => socket.destroy());
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}

it(`releases all places after ${rounds} rounds from ${addresses} addresses and answers others meanwhile`, async () => {
  const all = Object.values(abuses);
  for (let round = 0; round < rounds; round += 1) {
    const abuse = sendAndLeave(`127.0.0.${2 + (round % addresses)}`, all[round % all.length] ?? '');
    expect((await portal.run('Items')).data).toEqual({ items: [] });
    await abuse;
  }

  await expect.poll(async () => (await portal.get('/metrics')).text.split('\n')).toContain('portal_in_flight 0');
});
