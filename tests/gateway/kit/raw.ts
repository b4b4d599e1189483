import { connect } from 'node:net';

/** What comes back to these bytes (a character each) until the connection ends, whatever they are. */
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

/** Sends these bytes and is gone. */
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

/** The lines of a request's head. */
export const head = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
