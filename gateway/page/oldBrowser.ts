import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { oldBrowserAddress, oldBrowserFile } from '#schema/browsers.ts';
import { languages } from '#schema/languages.ts';

import { pageHeaders } from '../guard/headers.ts';
import { freshFiles } from '../lib/freshFile.ts';
import type { Parts } from '../parts.ts';
import { compressed } from './compress.ts';
import { rankLanguages } from './language.ts';
import { fill, parseTemplate } from './template.ts';

/** Serves the page for browsers that are too old to run the app. Works without the insurer and without a theme. */
export async function oldBrowserRoute(app: FastifyInstance, { settings, partners }: Parts): Promise<void> {
  const read = freshFiles(parseTemplate);

  for (const address of [oldBrowserAddress, `/widgets${oldBrowserAddress}`])
    app.get(address, async (request, reply) => {
      const partner = await partners.at(request.hostname);
      for (const code of rankLanguages(request.headers, Object.keys(languages))) {
        const file = join(settings.dist, 'app', oldBrowserFile(languages[code].name));
        const page = await read(file).catch(() => undefined);
        if (!page) continue;
        const nonce = randomBytes(16).toString('base64');
        pageHeaders(request, reply, nonce, partner ?? { frameAncestors: [] });
        return compressed(request, reply.type('text/html; charset=utf-8'), fill(page.content, { NONCE: nonce }));
      }
      return reply.callNotFound();
    });
}
