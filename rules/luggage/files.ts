/** In bytes: 25 MB, as an office counts them. */
export const largestFile = 25 * 2 ** 20;

/** What is wrong with a file by its length alone. */
export function lengthProblem(bytes: number): 'empty' | 'too large' | null {
  if (bytes === 0) return 'empty';
  return bytes > largestFile ? 'too large' : null;
}

/** As much as tells what a file is. */
export const firstBytes = 16;

const kinds: readonly ((first: string) => boolean)[] = [
  (first) => first.startsWith('\xff\xd8\xff'),
  (first) => first.startsWith('\x89PNG\r\n\x1a\n'),
  (first) => first.startsWith('RIFF') && first.slice(8, 12) === 'WEBP',
  (first) => first.slice(4, 8) === 'ftyp' && /^(hei[cmsx]|hev[cmx]|mif1|msf1)$/.test(first.slice(8, 12)),
  (first) => first.startsWith('%PDF-'),
];

/** Whether a file is a picture (JPEG, PNG, WebP, HEIC) or a PDF, by how it begins, whatever it is called. */
export function isPictureOrPdf(first: Uint8Array): boolean {
  const text = String.fromCharCode(...first);
  return kinds.some((fits) => fits(text));
}
