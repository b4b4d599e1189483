import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Line = { url: string; befell: Readonly<Record<Trouble, number>>; close: () => void };

const troubles = ['nothing', 'never arrives', 'loses the answer', 'cuts the answer', 'is slow'] as const;
type Trouble = (typeof troubles)[number];

const slowestMs = 400;

/**
 * Starts a proxy as unreliable as a mobile line in a train: half of the requests meet with a failure.
 *
 * @param as the Host header, if it differs from the line's
 */
export async function startLine(target: string, chance: () => number, as?: string): Promise<Line> {
  const befell = Object.fromEntries(troubles.map((trouble) => [trouble, 0])) as Record<Trouble, number>;
  const server = createServer((asked, answer) => void carried(asked, answer).catch(() => asked.socket.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function carried(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const trouble = troubleAt(chance());
    befell[trouble] += 1;
    if (trouble === 'never arrives') return void asked.socket.destroy();
    if (trouble === 'is slow') await pause(chance() * slowestMs);
    const body = await wholeOf(asked);
    const { host, connection: _, 'content-length': __, ...headers } = asked.headers;
    const onward = request(new URL(asked.url ?? '/', target), {
      method: asked.method,
      headers: { ...headers, host: as ?? host },
    });
    onward.end(body);
    const [told] = (await once(onward, 'response')) as [IncomingMessage];
    const words = await wholeOf(told);
    if (trouble === 'loses the answer') return void asked.socket.destroy();
    const { 'transfer-encoding': ___, ...said } = told.headers;
    answer.writeHead(told.statusCode ?? 500, { ...said, 'content-length': words.length });
    if (trouble === 'cuts the answer') {
      answer.write(words.subarray(0, words.length / 2));
      return void setImmediate(() => asked.socket.destroy());
    }
    answer.end(words);
  }

  return { url: `http://127.0.0.1:${port}`, befell, close: () => void server.close() };
}

function troubleAt(chance: number): Trouble {
  if (chance < 0.5) return 'nothing';
  if (chance < 0.63) return 'never arrives';
  if (chance < 0.78) return 'loses the answer';
  return chance < 0.88 ? 'cuts the answer' : 'is slow';
}

async function wholeOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
