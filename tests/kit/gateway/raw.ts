import { connect } from 'node:net';

/** Sends these bytes, one per character, and returns everything received until the connection ends. */
export function raw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (more: string) => {
      text += more;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

/** Sends these bytes and resets the connection. */
export function reset(url: string, bytes: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes, () => socket.resetAndDestroy());
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}

/** Joins the lines of a request's head. */
export const head = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
