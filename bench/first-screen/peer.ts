import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import react from '@vitejs/plugin-react';
import Fastify from 'fastify';
import { build } from 'vite';

import { precompress } from '#scripts/build/precompress.mjs';

export type Peer = { url: string; stop: () => Promise<void> };

/**
 * Builds a minimal React page and serves it like the portal: compressed in advance, assets cached for good, the page
 * never cached.
 */
export async function startPeer(): Promise<Peer> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-peer-'));
  const root = fileURLToPath(new URL('peer', import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: { outDir, modulePreload: { polyfill: false }, reportCompressedSize: false },
  });
  await precompress(outDir);

  const app = Fastify();
  await app.register(fastifyStatic, {
    root: outDir,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isAsset = path.includes('/assets/');
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-store');
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const stop = async () => {
    await app.close();
    await rm(outDir, { recursive: true });
  };
  return { url: `http://localhost:${port}/`, stop };
}
