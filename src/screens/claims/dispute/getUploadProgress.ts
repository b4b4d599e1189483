import type { DisputeFile } from '#machines/claims/dispute/dispute.ts';

/** `percent` is the share of all bytes, as a whole number. */
export type Far = { done: number; count: number; percent: number };

type OnItsWay = { id: string; percent: number };

export function getUploadProgress(files: readonly DisputeFile[], onItsWay: OnItsWay | undefined): Far {
  const arrived = files.filter(({ attachmentId }) => attachmentId !== null);
  const all = files.reduce((sum, { size }) => sum + size, 0);
  const there = files.reduce((sum, { id, size, attachmentId, documentId }) => {
    if (attachmentId !== null || documentId !== null) return sum + size;
    return id === onItsWay?.id ? sum + (size * onItsWay.percent) / 100 : sum;
  }, 0);
  return { done: arrived.length, count: files.length, percent: Math.floor((there / Math.max(all, 1)) * 100) };
}
