import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';

type Limits = { longest: number; idleMs: number };

/**
 * Streams a body with back-pressure, so that a file is never in memory as a whole. A body that is too long, stalls or
 * is aborted ends with an error on both sides.
 */
export function createBodyLimit(
  body: IncomingMessage,
  { longest, idleMs }: Limits,
): Transform & { isTooLong: () => boolean } {
  let bytes = 0;
  const passage = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      idle.refresh();
      if (bytes > longest) done(new Error('too long'));
      else done(null, chunk);
    },
    destroy(error, done) {
      clearTimeout(idle);
      body.unpipe(passage);
      // The client may still read the response, which explains the refusal.
      body.resume();
      done(error);
    },
  });
  const idle = setTimeout(() => passage.destroy(new Error('stands still')), idleMs).unref();
  passage.once('end', () => clearTimeout(idle));
  body.once('close', () => body.complete || passage.destroy(new Error('broken off')));
  body.once('error', (error) => passage.destroy(error));
  body.pipe(passage);
  return Object.assign(passage, { isTooLong: () => bytes > longest });
}
