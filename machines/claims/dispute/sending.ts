import { problemsIn } from '../../answers.ts';
import type { DatasetSaved } from '../claims.ts';
import { isLost, monthKey, type Reasons, saidIn } from './dispute.ts';
import type { UploadDocumentOutput } from './uploadDocument.machine.ts';

/** Which file is sent next. Those that have to be chosen again do not hold up the others. */
export const nextOf = ({ files }: Pick<Reasons, 'files'>) =>
  files.find((file) => file.attachmentId === null && !isLost(file));

export const hasAllArrived = ({ files }: Pick<Reasons, 'files'>): boolean =>
  files.every(({ attachmentId }) => attachmentId !== null);

export function uploadOf({ files, newKey }: Pick<Reasons, 'files'> & { newKey: () => string }) {
  const { id = '', name = '', documentId = null } = nextOf({ files }) ?? {};
  return { id, name, documentId, key: newKey() };
}

/** What becomes of the file that was next. */
export function afterUpload(reasons: Reasons, upload: UploadDocumentOutput) {
  const next = nextOf(reasons);
  if (upload.kind === 'removed') return reasons.files.filter((file) => file !== next);
  const { documentId = null } = upload.kind === 'left' ? upload : {};
  const attachmentId = upload.kind === 'arrived' ? upload.attachmentId : null;
  const isHere = upload.kind === 'unreadable' ? { isHere: false } : {};
  return reasons.files.map((file) => (file === next ? { ...file, ...isHere, documentId, attachmentId } : file));
}

/** The months that were refused, by their places among those that were sent. */
export function wrongIn(reasons: Reasons, answer: DatasetSaved): string[] {
  const said = saidIn(reasons);
  return Object.keys(problemsIn(answer)).flatMap((field) => {
    const month = said[Number(field.split('.')[1])];
    return month ? [monthKey(month)] : [];
  });
}
