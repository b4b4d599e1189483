import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export const addresses = 50;

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const body = JSON.stringify({ documentId: 'unknown' });
const page = head('GET / HTTP/1.1', 'Host: sky.localhost', 'Accept: text/html');
const query = `${head(
  'POST /graphql HTTP/1.1',
  'Host: sky.localhost',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
)}${body}`;

const abuses = [page.repeat(64), query.repeat(640), query, query.slice(0, -10), query.slice(0, 40)];

/** Sends bytes from one of the addresses and destroys the socket as soon as they are written. */
export function sendAbuse(url: string, round: number): Promise<void> {
  const { port } = new URL(url);
  const localAddress = `127.0.0.${2 + (round % addresses)}`;
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress }, () => {
      socket.write(abuses[round % abuses.length] ?? '', () => socket.destroy());
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}

const agent = new Agent({ keepAlive: true });

/**
 * Sends a whole request and reads its answer. Connects to loopback, because Node does not resolve every name below
 * `localhost`.
 */
export function send(
  url: string,
  path: string,
  headers: OutgoingHttpHeaders,
  sent?: string,
): Promise<{ status: number; text: string }> {
  const { host, port } = new URL(url);
  const method = sent === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    request({ agent, host: '127.0.0.1', port, path, method, headers: { ...headers, host } }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, text: body }), reject);
    })
      .on('error', reject)
      .end(sent);
  });
}
