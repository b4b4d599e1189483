import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Mishap = (reply: ServerResponse, passOn: () => Promise<{ status: number; body: string }>) => unknown;

export type Line = { url: string; seen: string[]; next: (...mishaps: Mishap[]) => void; close: () => Promise<unknown> };

/** The line between gateway and insurer. What befalls the next calls on it is up to the test. */
export async function lineTo(insurer: string): Promise<Line> {
  const seen: string[] = [];
  let mishaps: Mishap[] = [];

  const server = createServer(async (asked, reply) => {
    seen.push(`${asked.method} ${asked.url}`);
    const passOn = () => forward(asked, insurer);
    const mishap = mishaps.shift();
    if (mishap) return mishap(reply, passOn);
    const { status, body } = await passOn();
    return reply.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    next: (...these) => {
      mishaps = these;
      seen.length = 0;
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** The insurer does what it was asked, and the answer never arrives. */
export const loseTheAnswer: Mishap = async (reply, passOn) => {
  await passOn();
  reply.destroy();
};

export const answerWith =
  (status: number, body: string, headers: Record<string, string> = {}): Mishap =>
  (reply) =>
    reply.writeHead(status, headers).end(body);

function forward(asked: IncomingMessage, insurer: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { method, headers } = asked;
    const call = request(new URL(asked.url ?? '/', insurer), { method, headers }, async (answer) => {
      const parts = await answer.toArray();
      resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() });
    });
    call.on('error', reject);
    asked.pipe(call);
  });
}
