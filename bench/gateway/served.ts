import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Reports the server's address to the bench, and its processor time on request. */
export function served(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    ready(`http://127.0.0.1:${port}`);
  });
}

export function ready(url: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ microseconds: user + system });
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ url });
}

export const insurer = process.argv[2] ?? '';
