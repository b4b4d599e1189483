/** In bytes: 25 MB in binary units. */
export const largestFile = 25 * 2 ** 20;

export function lengthProblem(bytes: number): 'empty' | 'too large' | null {
  if (bytes === 0) return 'empty';
  return bytes > largestFile ? 'too large' : null;
}

/** Number of bytes needed to recognize a file: archives of office documents may begin with other entries. */
export const firstBytes = 16 * 1024;

/** A PDF may begin with other bytes, such as a byte order mark (ISO 32000-1, annex H). */
const pdfHeaderBytes = 1024;

const zipEntry = 'PK\x03\x04';
const officeEntry = /^(\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|xl\/)/;

const kinds = {
  jpeg: (first: string) => first.startsWith('\xff\xd8\xff'),
  png: (first: string) => first.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (first: string) => first.startsWith('RIFF') && first.slice(8, 12) === 'WEBP',
  heic: (first: string) => first.slice(4, 8) === 'ftyp' && /^(hei[cmsx]|hev[cmx]|mif1|msf1)$/.test(first.slice(8, 12)),
  pdf: (first: string) => first.slice(0, pdfHeaderBytes).includes('%PDF-'),
  /** DOCX and XLSX are archives with certain entries. The name of an entry starts 30 bytes after its signature. */
  office: (first: string) =>
    first.startsWith(zipEntry) && first.split(zipEntry).some((entry) => officeEntry.test(entry.slice(26, 60))),
};

type Kind = keyof typeof kinds;

const isOneOf =
  (...fitting: readonly Kind[]) =>
  (first: Uint8Array): boolean => {
    const text = Array.from(first.subarray(0, firstBytes), (byte) => String.fromCharCode(byte)).join('');
    return fitting.some((kind) => kinds[kind](text));
  };

/** Returns whether a file is a picture (JPEG, PNG, WebP, HEIC) or a PDF. Checks the content, not the name. */
export const isPictureOrPdf = isOneOf('jpeg', 'png', 'webp', 'heic', 'pdf');

/** Returns whether an adjuster can open the file: a picture (JPEG, PNG, HEIC), a PDF, a text or a table. */
export const isDocument = isOneOf('jpeg', 'png', 'heic', 'pdf', 'office');
