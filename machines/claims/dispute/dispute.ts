import { claimAfter, datasetNames } from '#schema/claims.ts';

import { isSameText } from '../../records/details.ts';
import type { Claim, ClaimRead, Dataset, DisputedMonth } from '../claims.ts';
import { claimIn, datasetIn } from '../lookUp.ts';

/** A file that somebody chose for a month. */
export type ChosenFile = {
  id: string;
  /** `2026-11` */
  month: string;
  name: string;
  size: number;
};

export type DisputeFile = ChosenFile & {
  /** Whether it can still be read: not after a reload, which leaves no more than its name, nor once it was changed or deleted. */
  isHere: boolean;
  /** By which it can be attached, once it is in the store. */
  documentId: string | null;
  /** Once it is attached. */
  attachmentId: string | null;
};

/** What a file is not allowed to be; or that there are enough of them. */
export type Unwanted = 'empty' | 'too large' | 'kind' | 'too many';
export type Refused = { month: string; name: string; why: Unwanted };

/** What was said of each month, and which files go with it. */
export type Reasons = { notes: Readonly<Record<string, string>>; files: readonly DisputeFile[] };

/** Why nothing can be sent yet. */
export type Problem = 'selection' | 'notes' | 'lost';

export const longestNotes = 1_000;
/** Of a month. */
export const mostFiles = 5;

/** Nobody has it any more but its customer. */
export const isLost = ({ isHere, documentId, attachmentId }: DisputeFile): boolean =>
  !isHere && documentId === null && attachmentId === null;

export const isOverlong = (notes: string): boolean => notes.trim().length > longestNotes;

export function problemIn({ notes, files }: Reasons): Problem | null {
  if (files.some(isLost)) return 'lost';
  if (Object.values(notes).some(isOverlong)) return 'notes';
  return files.length === 0 && Object.values(notes).every((note) => note.trim() === '') ? 'selection' : null;
}

export const monthKey = ({ year, month }: { year: number; month: number }): string =>
  `${year}-${String(month).padStart(2, '0')}`;

/** As the insurer is told of it, in the order of the months. */
export function saidIn({ notes, files }: Reasons): DisputedMonth[] {
  const months = [...new Set([...Object.keys(notes), ...files.map(({ month }) => month)])].sort();
  return months.flatMap((key): DisputedMonth[] => {
    const [year, month] = key.split('-').map(Number) as [number, number];
    const said = notes[key]?.trim();
    const attachments = files.flatMap((file) =>
      file.month === key && file.attachmentId !== null ? [file.attachmentId] : [],
    );
    if (!said && attachments.length === 0) return [];
    return [{ year, month, ...(said && { notes: said }), ...(attachments.length > 0 && { attachments }) }];
  });
}

/** `ours`: it is disputed by what was sent from here. */
export type Came = 'gone' | 'ours' | 'open' | 'moved';

/** What became of a dispute, by the claim as it stands. */
export function cameOf(read: ClaimRead, said: readonly DisputedMonth[]): Came | null {
  if (read.kind !== 'read') return null;
  const claim = claimIn(read);
  if (!claim) return 'gone';
  const disputed = datasetIn(claim, datasetNames.dispute);
  if (disputed) return isSame(disputed, said) ? 'ours' : 'moved';
  return claimAfter('customer.dispute', standingOf(claim)) ? 'open' : 'moved';
}

function standingOf(claim: Claim) {
  const { status, completed, confirmed } = claim;
  const has = (name: keyof typeof datasetNames) => datasetIn(claim, datasetNames[name]) !== undefined;
  return { status, completed, confirmed, prediction: has('prediction'), offer: has('offer'), dispute: has('dispute') };
}

const isSame = ({ data }: Dataset, said: readonly DisputedMonth[]): boolean =>
  data.length === said.length &&
  said.every((month) =>
    data.some(
      (row) =>
        monthKey(row) === monthKey(month) &&
        isSameText(row.notes ?? '', month.notes ?? '') &&
        [...row.attachments].sort().join() === [...(month.attachments ?? [])].sort().join(),
    ),
  );

/** Those that were chosen, as far as they fit. One that has not arrived gives way to one of its name and size, as does what only its customer had any more. */
export function withChosen(
  files: readonly DisputeFile[],
  chosen: readonly (ChosenFile & { why: Unwanted | null })[],
): { files: readonly DisputeFile[]; refused: readonly Refused[] } {
  return chosen.reduce<{ files: readonly DisputeFile[]; refused: readonly Refused[] }>(
    (so, { why, ...file }) => {
      const before = so.files.find((each) => each.attachmentId === null && isCalledLike(each, file));
      const isFull = !before && so.files.filter(({ month }) => month === file.month).length >= mostFiles;
      const reason = why ?? (isFull ? 'too many' : null);
      if (reason) return { ...so, refused: [...so.refused, { month: file.month, name: file.name, why: reason }] };
      const added = { ...file, isHere: true, documentId: null, attachmentId: null };
      const others = before ? so.files.filter((each) => each !== before) : so.files;
      return { ...so, files: [...others, added] };
    },
    { files, refused: [] },
  );
}

/** A lost file may have another size by the time that it is chosen again. */
const isCalledLike = (before: DisputeFile, file: ChosenFile) =>
  before.month === file.month && before.name === file.name && (isLost(before) || before.size === file.size);
