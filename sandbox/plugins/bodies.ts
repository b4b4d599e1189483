import { promisify } from 'node:util';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Refused } from '../refusal.ts';

const deepest = 20;

/** JSON as Fastify reads it, unless it is deeper than whoever looks through it can climb. */
export function readBodies(app: FastifyInstance): void {
  const read = promisify(app.getDefaultJsonParser('error', 'error'));
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, text: string) => {
    const body = await read(request, text);
    if (isDeep(body)) throw new Refused('GENERAL_400', 'Bad request');
    return body;
  });
}

function isDeep(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((part) => (part !== null && typeof part === 'object' ? Object.values(part) : []));
  }
  return false;
}
