import { claimAfter, datasetNames } from '#schema/claims.ts';

import { isSameText } from '../../kit/records/details.ts';
import type { Claim, ClaimRead, Dataset, DisputedMonth } from '../claims.ts';
import { findDataset, getClaim } from '../lookUp.ts';

/** A file that the customer chose for a month. */
export type ChosenFile = {
  id: string;
  /** `2026-11` */
  month: string;
  name: string;
  size: number;
};

export type DisputeFile = ChosenFile & {
  /**
   * Whether the file can still be read. After a reload only its name is left; changing or deleting it has the same
   * effect.
   */
  isHere: boolean;
  /** The id for attaching the file, once it is in the store. */
  documentId: string | null;
  attachmentId: string | null;
};

export type Unwanted = 'empty' | 'too large' | 'kind' | 'too many';
export type Refused = { month: string; name: string; why: Unwanted };

export type Reasons = { notes: Readonly<Record<string, string>>; files: readonly DisputeFile[] };

/** The reason why nothing can be sent yet. */
export type Problem = 'selection' | 'notes' | 'lost';

export const longestNotes = 1_000;
/** Files per month. */
export const mostFiles = 5;

/** Returns whether neither this page nor the insurer has the file any more. */
export const isLost = ({ isHere, documentId, attachmentId }: DisputeFile): boolean =>
  !isHere && documentId === null && attachmentId === null;

export const isOverlong = (notes: string): boolean => notes.trim().length > longestNotes;

export function findDisputeProblem({ notes, files }: Reasons): Problem | null {
  if (files.some(isLost)) return 'lost';
  if (Object.values(notes).some(isOverlong)) return 'notes';
  return files.length === 0 && Object.values(notes).every((note) => note.trim() === '') ? 'selection' : null;
}

export const monthKey = ({ year, month }: { year: number; month: number }): string =>
  `${year}-${String(month).padStart(2, '0')}`;

/** Returns the dispute as it is sent to the insurer, ordered by month. */
export function toDisputedMonths({ notes, files }: Reasons): DisputedMonth[] {
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

/** `received`: the claim is disputed with exactly the data sent from here. */
export type DisputeOutcome = 'received' | 'not received' | 'changed elsewhere' | 'no longer exists';

export function getDisputeOutcome(read: ClaimRead, said: readonly DisputedMonth[]): DisputeOutcome | null {
  if (read.kind !== 'read') return null;
  const claim = getClaim(read);
  if (!claim) return 'no longer exists';
  const disputed = findDataset(claim, datasetNames.dispute);
  if (disputed) return isSame(disputed, said) ? 'received' : 'changed elsewhere';
  return claimAfter('customer.dispute', standingOf(claim)) ? 'not received' : 'changed elsewhere';
}

function standingOf(claim: Claim) {
  const { status, completed, confirmed } = claim;
  const has = (name: keyof typeof datasetNames) => findDataset(claim, datasetNames[name]) !== undefined;
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

/**
 * Adds the chosen files that are acceptable. A new file replaces an unsent one with the same name and size, and a lost
 * one with the same name.
 */
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

/** A lost file may have another size when it is chosen again. */
const isCalledLike = (before: DisputeFile, file: ChosenFile) =>
  before.month === file.month && before.name === file.name && (isLost(before) || before.size === file.size);
