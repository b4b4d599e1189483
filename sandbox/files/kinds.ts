/** Number of bytes needed to detect the kind of a file: archives of office documents may begin with other entries. */
export const firstBytes = 16 * 1024;

const zipEntry = 'PK\x03\x04';

const kinds: Record<string, (first: Buffer) => boolean> = {
  'image/jpeg': (first) => first.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (first) => first.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  'image/webp': (first) => textIn(first, 0, 4) === 'RIFF' && textIn(first, 8, 12) === 'WEBP',
  'image/heic': (first) =>
    textIn(first, 4, 8) === 'ftyp' && /^(hei[cmsx]|hev[cmx]|mif1|msf1)$/.test(textIn(first, 8, 12)),
  // Other bytes, such as a byte order mark, may precede the header.
  'application/pdf': (first) => textIn(first, 0, 1_024).includes('%PDF-'),
};
/** DOCX and XLSX are archives with certain entries. The name of an entry starts 30 bytes after its signature. */
const isOffice = (first: Buffer) =>
  textIn(first, 0, 4) === zipEntry &&
  textIn(first, 0, firstBytes)
    .split(zipEntry)
    .some((entry) => /^(\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|xl\/)/.test(entry.slice(26, 60)));
const textIn = (first: Buffer, from: number, to: number) => first.subarray(from, to).toString('latin1');

/** Detects the type of a file by its first bytes, regardless of its name. */
export const detectFileKind = (first: Buffer): string | undefined =>
  Object.entries(kinds).find(([, fits]) => fits(first))?.[0];

export const isDocument = (first: Buffer): boolean => {
  const kind = detectFileKind(first);
  return isOffice(first) || (kind !== undefined && kind !== 'image/webp');
};
