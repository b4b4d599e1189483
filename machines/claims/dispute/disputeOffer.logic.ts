import { getFieldProblems } from '../../kit/refusals.ts';
import type { DatasetSaved } from '../claims.ts';
import { isLost, monthKey, type Reasons, toDisputedMonths } from './dispute.ts';
import type { UploadDocumentOutput } from './uploadDocument.setup.ts';

/** Returns the next file to upload. Skips lost files, so that they do not hold up the others. */
export const findNextFile = ({ files }: Pick<Reasons, 'files'>) =>
  files.find((file) => file.attachmentId === null && !isLost(file));

export const hasAllArrived = ({ files }: Pick<Reasons, 'files'>): boolean =>
  files.every(({ attachmentId }) => attachmentId !== null);

export function toUploadInput({ files, newKey }: Pick<Reasons, 'files'> & { newKey: () => string }) {
  const { id = '', name = '', documentId = null } = findNextFile({ files }) ?? {};
  return { id, name, documentId, key: newKey() };
}

/** Returns the files after an upload attempt of the next one. */
export function applyUpload(reasons: Reasons, upload: UploadDocumentOutput) {
  const next = findNextFile(reasons);
  if (upload.kind === 'removed') return reasons.files.filter((file) => file !== next);
  const { documentId = null } = upload.kind === 'cancelled' ? upload : {};
  const attachmentId = upload.kind === 'arrived' ? upload.attachmentId : null;
  const isHere = upload.kind === 'unreadable' ? { isHere: false } : {};
  return reasons.files.map((file) => (file === next ? { ...file, ...isHere, documentId, attachmentId } : file));
}

/** Returns the refused months; the insurer names them by their index in the request. */
export function findRefusedMonths(reasons: Reasons, answer: DatasetSaved): string[] {
  const said = toDisputedMonths(reasons);
  return Object.keys(getFieldProblems(answer)).flatMap((field) => {
    const month = said[Number(field.split('.')[1])];
    return month ? [monthKey(month)] : [];
  });
}
