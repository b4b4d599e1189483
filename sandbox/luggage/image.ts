import { detectFileKind } from '../files/kinds.ts';
import { Refused } from '../refusal.ts';

const longest = 24 * 1024;
const isDataUrl = /^data:(image\/(?:jpeg|png|webp));base64,([\w+/]+={0,2})$/;

export function parseImage(given: string | null | undefined): string | null {
  if (!given) return null;
  const [, kind, content = ''] = (given.length <= longest && isDataUrl.exec(given)) || [];
  if (!kind || detectFileKind(Buffer.from(content, 'base64')) !== kind)
    throw new Refused('FAILED_VALIDATION', 'That is no small picture', { image: 'invalid' });
  return given;
}
