import { Refused } from '../refusal.ts';

const longestHead = 8 * 1024;
const notAForm = () => new Refused('GENERAL_400', 'That is no form with one file');

export function parseBoundary(contentType: string | undefined): string {
  const [, quoted, plain] = /^multipart\/form-data;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))$/i.exec(
    contentType ?? '',
  ) ?? [null, null, null];
  const boundary = quoted ?? plain;
  if (!boundary) throw notAForm();
  return boundary;
}

/** Streams the content of the form's only part, `file`. Throws if the form is cut off or has further parts. */
export async function* streamContent(form: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<Buffer> {
  const last = Buffer.from(`\r\n--${boundary}`);
  let held: Buffer = Buffer.alloc(0);
  let where: 'head' | 'content' | 'end' = 'head';

  for await (const chunk of form) {
    held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    if (where === 'head') {
      const end = held.indexOf('\r\n\r\n');
      if (end < 0 && held.length <= longestHead) continue;
      if (end < 0 || !isOfFile(held.subarray(0, end).toString('latin1'), boundary)) throw notAForm();
      held = held.subarray(end + 4);
      where = 'content';
    }
    if (where === 'content') {
      const end = held.indexOf(last);
      // Holds back bytes that may be the start of the closing boundary.
      const known = end < 0 ? Math.max(0, held.length - last.length) : end;
      if (known > 0) yield held.subarray(0, known);
      held = held.subarray(end < 0 ? known : end + last.length);
      if (end >= 0) where = 'end';
    }
    if (where === 'end' && held.length > 4) throw notAForm();
  }
  if (where !== 'end' || !held.toString('latin1').startsWith('--')) throw notAForm();
}

const isOfFile = (head: string, boundary: string) =>
  head.startsWith(`--${boundary}\r\n`) && /^content-disposition: form-data; name="file"(;|\r|$)/im.test(head);
