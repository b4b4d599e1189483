import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { createNegotiator } from './negotiator.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** Shorter texts fit into one packet without compression. */
const worthwhile = 1_400;
/** For a text of one request: speed matters more than size. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** For a text that is compressed once: size matters more than speed. */
const hard = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const pack = (encoding: Encoding, text: string): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, quality) : zip(text, { level: 4 });
const packHard = (encoding: Encoding, text: string): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, hard) : zip(text, { level: 9 });

export function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  packed: (encoding: Encoding, text: string) => Promise<Buffer> = pack,
): string | Promise<Buffer> {
  reply.header('vary', 'accept-encoding');
  const encoding = text.length < worthwhile ? undefined : encodingFor(request.headers);
  if (!encoding) return text;
  reply.header('content-encoding', encoding);
  return packed(encoding, text);
}

/** Returns a sender for a text that many request: compresses it once, and answers 304 if the client has it. */
export function compressedOnce(
  text: string,
  hash: string,
): (request: FastifyRequest, reply: FastifyReply) => string | Promise<Buffer> {
  // Weak, because it identifies the content regardless of its encoding.
  const etag = `W/"${hash}"`;
  const kept = new Map<Encoding, Promise<Buffer>>();
  const packed = (encoding: Encoding) => {
    const bytes = kept.get(encoding) ?? packHard(encoding, text);
    kept.set(encoding, bytes);
    return bytes;
  };
  return (request, reply) => {
    reply.header('etag', etag).header('vary', 'accept-encoding');
    const had = request.headers['if-none-match']?.split(/,\s*/) ?? [];
    if (!had.includes(etag)) return compressed(request, reply, text, packed);
    reply.code(304).removeHeader('content-type');
    return '';
  };
}

function encodingFor(headers: FastifyRequest['headers']): Encoding | undefined {
  const taken = createNegotiator(headers).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
