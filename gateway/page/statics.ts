import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refused } from '../graphql/refused.ts';
import { isMissing } from '../lib/freshFile.ts';
import { isThemeName } from './theme.ts';

export const immutable = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';
/** Caches must revalidate, because a theme of another build must not be used. */
export const askAgain = 'no-cache';

const options = { preCompressed: true, index: false, cacheControl: false, dotfiles: 'ignore' } as const;

/** Serves the build's files: the app's under hashed names, themes and texts under readable ones. */
export async function staticRoutes(app: FastifyInstance, { dist }: { dist: string }): Promise<void> {
  const folder = (path: string) => resolve(dist, path);

  await app.register(fastifyStatic, {
    ...options,
    root: folder('app/assets'),
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', immutable);
      // A worker uses the policy of its own file and may load further files.
      reply.removeHeader('content-security-policy');
    },
  });
  for (const path of ['themes', 'translations'])
    await app.register(fastifyStatic, {
      ...options,
      root: folder(path),
      prefix: `/${path}/`,
      decorateReply: false,
      setHeaders: (reply) => {
        reply.header('cache-control', isVersioned(reply) ? immutable : aDay);
      },
    });
  await app.register(fastifyStatic, { ...options, root: folder('app'), serve: false });

  app.get<{ Params: { theme: string } }>('/themes/:theme/config.json', async ({ params: { theme } }, reply) => {
    if (!isThemeName(theme) || !(await isThere(join(folder('themes'), theme, 'config.json'))))
      return reply.callNotFound();
    return reply.header('cache-control', askAgain).sendFile(join(theme, 'config.json'), folder('themes'));
  });

  // Serves favicon.ico, robots.txt and the like, but not the page's template.
  app.get<{ Params: { file: string } }>('/:file(^[\\w-]+\\.[a-z0-9]+$)', async ({ params: { file } }, reply) =>
    file === 'index.html' || /\.(br|gz)$/.test(file)
      ? reply.callNotFound()
      : reply.sendFile(file, folder('app'), { cacheControl: true, maxAge: '1 day' }),
  );
}

/** Returns whether the address is unique to its content, by its query or by a hash in the file name. */
const isVersioned = ({ request }: FastifyReply) =>
  (request.query !== null && typeof request.query === 'object' && 'v' in request.query) ||
  /\.[0-9a-f]{8}\.\w+$/.test(request.url);

/** Throws if a path exists but cannot be read, such as a folder. The app must not take it for a missing theme. */
async function isThere(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw refused('CONFIG_ERROR', 'The theme cannot be read');
  });
  if (found && !found.isFile()) throw refused('CONFIG_ERROR', 'The theme cannot be read');
  return found !== undefined;
}
