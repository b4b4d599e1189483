import { type IncomingHttpHeaders, request } from 'node:http';

export type Asking = {
  method?: string;
  path?: string;
  /** The Host header, which `fetch` would not send. */
  host?: string;
  headers?: Record<string, string>;
  /** The body of a request to /graphql. */
  json?: unknown;
  body?: string | Uint8Array;
  signal?: AbortSignal;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

export function ask(url: string, asking: Asking): Promise<Answer> {
  const { json, body = json === undefined ? undefined : JSON.stringify(json), host, signal } = asking;
  const { method = body === undefined ? 'GET' : 'POST', path = body === undefined ? '/' : '/graphql' } = asking;
  const headers = {
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...(host && { host }),
    ...asking.headers,
  };
  const { hostname, port } = new URL(url);

  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path, headers, ...(signal && { signal }) }, async (answer) => {
      try {
        const bytes = Buffer.concat(await answer.toArray());
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() });
      } catch (error) {
        reject(error);
      }
    });
    call.on('error', reject);
    call.end(body);
  });
}
