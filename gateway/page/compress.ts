import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { negotiatorFor } from './negotiator.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** Shorter texts fit into one packet anyway. */
const worthwhile = 1_400;
/** Made for one request: quick comes before small. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The text as the client likes it best, with the headers that say so. */
export function compressed(request: FastifyRequest, reply: FastifyReply, text: string): string | Promise<Buffer> {
  reply.header('vary', 'accept-encoding');
  const encoding = text.length < worthwhile ? undefined : encodingFor(request.headers);
  if (!encoding) return text;
  reply.header('content-encoding', encoding);
  return encoding === 'br' ? brotli(text, quality) : zip(text, { level: 4 });
}

function encodingFor(headers: FastifyRequest['headers']): Encoding | undefined {
  const taken = negotiatorFor(headers).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
