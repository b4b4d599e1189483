import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Tells the bench where the server listens, and what this process has cost whenever it asks. */
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

/** Where the bench's insurer listens. */
export const insurer = process.argv[2] ?? '';
