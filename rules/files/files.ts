/** In bytes: 25 MB, as an office counts them. */
export const largestFile = 25 * 2 ** 20;

/** What is wrong with a file by its length alone. */
export function lengthProblem(bytes: number): 'empty' | 'too large' | null {
  if (bytes === 0) return 'empty';
  return bytes > largestFile ? 'too large' : null;
}

/** As much as tells what a file is. */
export const firstBytes = 64;

const kinds = {
  jpeg: (first: string) => first.startsWith('\xff\xd8\xff'),
  png: (first: string) => first.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (first: string) => first.startsWith('RIFF') && first.slice(8, 12) === 'WEBP',
  heic: (first: string) => first.slice(4, 8) === 'ftyp' && /^(hei[cmsx]|hev[cmx]|mif1|msf1)$/.test(first.slice(8, 12)),
  pdf: (first: string) => first.startsWith('%PDF-'),
  /** What an office writes (DOCX, XLSX) is an archive, whose first file says so. */
  office: (first: string) =>
    first.startsWith('PK\x03\x04') && /^(\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|xl\/)/.test(first.slice(30)),
};

type Kind = keyof typeof kinds;

const isOneOf =
  (...fitting: readonly Kind[]) =>
  (first: Uint8Array): boolean => {
    const text = String.fromCharCode(...first);
    return fitting.some((kind) => kinds[kind](text));
  };

/** Whether a file is a picture (JPEG, PNG, WebP, HEIC) or a PDF, by how it begins, whatever it is called. */
export const isPictureOrPdf = isOneOf('jpeg', 'png', 'webp', 'heic', 'pdf');

/** Whether it is what an adjuster can open: a picture (JPEG, PNG, HEIC), a PDF, a text or a table. */
export const isDocument = isOneOf('jpeg', 'png', 'heic', 'pdf', 'office');
