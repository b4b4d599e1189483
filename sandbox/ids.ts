import { createHash } from 'node:crypto';

const namespace = createHash('sha1').update('sandbox').digest().subarray(0, 16);

/** Returns a UUID (version 5) of a readable key: `trip:t-sched` is the same trip in every seed, test and link. */
export function toUuid(key: string): string {
  const bytes = createHash('sha1').update(namespace).update(key).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
