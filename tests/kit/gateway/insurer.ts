import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { call: string; headers: IncomingHttpHeaders; body: unknown };
export type Mishap = (reply: ServerResponse) => unknown;

export type FakeInsurer = {
  url: string;
  /** The received requests, in order. */
  asked: Asked[];
  /** Returns the only request; throws if there were none or several. */
  only: () => Asked;
  /** Sets the answer to a call such as `GET /platform/items` (the path with its query) from now on. */
  answer: (call: string, body: unknown, status?: number) => void;
  /** Sets the failures of the next requests, whatever they are, and replaces earlier ones. */
  next: (...mishaps: Mishap[]) => void;
  close: () => Promise<unknown>;
};

/** Starts an insurer that gives the answers of the test. */
export async function fakeInsurer(): Promise<FakeInsurer> {
  const answers = new Map<string, { status: number; body: unknown }>();
  const asked: Asked[] = [];
  let mishaps: Mishap[] = [];

  const server = createServer(async (request, reply) => {
    const text = Buffer.concat(await request.toArray()).toString();
    const call = `${request.method} ${request.url?.replace(/^\/api/, '')}`;
    asked.push({ call, headers: request.headers, body: text ? JSON.parse(text) : undefined });
    const mishap = mishaps.shift();
    if (mishap) return mishap(reply);
    const { status, body } = answers.get(call) ?? { status: 404, body: { status: 404, message: `No ${call} here` } };
    return createRawAnswer(status, status === 204 ? '' : JSON.stringify(body))(reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/api`,
    asked,
    only: () => {
      const [first, ...others] = asked;
      if (!first || others.length > 0) throw new Error(`asked ${asked.length} times`);
      return first;
    },
    answer: (call, body, status = 200) => {
      answers.set(call, { status, body });
    },
    next: (...these) => {
      mishaps = these;
      asked.length = 0;
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

export const createRawAnswer =
  (status: number, body: string, headers: Record<string, string> = {}): Mishap =>
  (reply) =>
    reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

export const hangUp: Mishap = (reply) => reply.destroy();

/** Leaves a request unanswered for the rest of the test. */
export const silence: Mishap = () => undefined;

/** Keeps a request open until the test answers it. */
export function held(): { mishap: Mishap; came: Promise<ServerResponse> } {
  let take: (reply: ServerResponse) => void;
  const came = new Promise<ServerResponse>((resolve) => {
    take = resolve;
  });
  return { mishap: (reply) => take(reply), came };
}
