import { promisify } from 'node:util';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Refused } from '../refusal.ts';

const deepest = 20;

/**
 * Reads JSON bodies. Refuses bodies that are too deep to walk or that override names every object has: `{"toString":
 * 1}` would break even the message that refuses it.
 */
export function readBodies(app: FastifyInstance, { mayBeEmpty = false } = {}): void {
  const read = promisify(app.getDefaultJsonParser('error', 'error'));
  if (app.hasContentTypeParser('application/json')) app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, text: string) => {
    if (mayBeEmpty && text === '') return undefined;
    // The parser's message quotes the body, which may hold personal data.
    const body = await read(request, text).catch(() => {
      throw new Refused('GENERAL_400', text === '' ? 'The body is empty' : 'The body is no valid JSON');
    });
    if (!isPlain(body)) throw new Refused('GENERAL_400', 'The body is too deep, or has a name that every object has');
    return body;
  });
}

function isPlain(body: unknown): boolean {
  let level = [body].filter(isObject);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === deepest || level.some(shadows)) return false;
    level = level.flatMap((part) => Object.values(part)).filter(isObject);
  }
  return true;
}

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

const shadows = (part: object) => !Array.isArray(part) && Object.keys(part).some((name) => name in Object.prototype);
