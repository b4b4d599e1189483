import { assign, setup } from 'xstate';

import { actionPort, promisePort } from '../../kit/port.ts';
import { refusalGuards, refusalPorts } from '../../kit/refusals.ts';
import type { ClaimRead, DatasetSaved, DisputedMonth, WhichClaim } from '../claims.ts';
import { lookUpActors } from '../lookUp.ts';
import {
  type ChosenFile,
  type DisputeOutcome,
  findDisputeProblem,
  getDisputeOutcome,
  type Problem,
  type Reasons,
  type Refused,
  toDisputedMonths,
  type Unwanted,
  withChosen,
} from './dispute.ts';
import { applyUpload, findNextFile, findRefusedMonths, hasAllArrived } from './disputeOffer.logic.ts';
import { uploadDocumentMachine } from './uploadDocument.machine.ts';
import type { UploadDocumentOutput } from './uploadDocument.setup.ts';

export type FilesInspected = { kind: 'inspected'; files: readonly (ChosenFile & { why: Unwanted | null })[] };

export type DisputeOfferEvent =
  | { type: 'notes.typed'; month: string; notes: string }
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  | { type: 'file.removed'; id: string }
  | { type: 'dispute.described' }
  | { type: 'dispute.confirmed' }
  | { type: 'dispute.cancelled' }
  | { type: 'retry.requested' }
  /** Sends the unreceived dispute again, unchanged and under its key. */
  | { type: 'resend.requested' }
  /** Returns to the form instead. */
  | { type: 'edit.requested' }
  | { type: 'dialog.closed' };

type DisputeOfferInput = Pick<WhichClaim, 'alertId'> & Reasons & { newKey: () => string };

export type DisputeOfferContext = DisputeOfferInput & {
  /** Chosen files that were not checked yet. */
  chosen: readonly ChosenFile[];
  /** The files rejected in the last selection. */
  refused: readonly Refused[];
  problem: Problem | null;
  wrong: readonly string[];
  /** The Idempotency-Key of the version that was last reviewed. */
  key: string | null;
  /** Whether an answer was lost: the request may still arrive. */
  isUnheard: boolean;
};

/** `outdated`: the claim can no longer be disputed, or no longer exists. */
export type DisputeOfferOutput = 'submitted' | 'outdated' | 'dismissed';

/** Types, actors, actions and guards of the chart in `disputeOffer.machine.ts`. */
export const disputeOfferSetup = setup({
  types: {} as {
    context: DisputeOfferContext;
    events: DisputeOfferEvent;
    input: DisputeOfferInput;
    output: DisputeOfferOutput;
    children: { uploadDocument: 'uploadDocument' };
  },
  actors: {
    inspectFiles: promisePort<FilesInspected, readonly ChosenFile[]>('inspectFiles'),
    uploadDocument: uploadDocumentMachine,
    dispute: promisePort<DatasetSaved, { data: DisputedMonth[]; key: string }>('dispute'),
    ...lookUpActors,
  },
  actions: {
    ...refusalPorts,
    claimsOutdated: actionPort('claimsOutdated'),
    storeNotes: assign(({ context }, { month, notes }: { month: string; notes: string }) => ({
      notes: { ...context.notes, [month]: notes },
      wrong: context.wrong.filter((each) => each !== month),
      problem: null,
    })),
    storeChosenFiles: assign(({ context }, files: readonly ChosenFile[]) => ({
      chosen: [...context.chosen, ...files],
      refused: [],
      problem: null,
    })),
    storeInspectedFiles: assign(({ context }, { files }: FilesInspected) => ({
      ...withChosen(context.files, files),
      chosen: [],
    })),
    refuseChosen: assign(({ context: { chosen } }) => ({
      chosen: [],
      refused: chosen.map(({ month, name }) => ({ month, name, why: 'empty' as const })),
    })),
    dropFile: assign(({ context }, id: string) => ({
      files: context.files.filter((file) => file.id !== id),
      problem: null,
    })),
    storeProblem: assign({ problem: ({ context }) => findDisputeProblem(context) }),
    storeRefusedMonths: assign({ wrong: ({ context }, answer: DatasetSaved) => findRefusedMonths(context, answer) }),
    storeUpload: assign(({ context }, upload: UploadDocumentOutput) => ({ files: applyUpload(context, upload) })),
    forgetKey: assign({ key: null }),
  },
  guards: {
    ...refusalGuards,
    isFit: ({ context }) => findDisputeProblem(context) === null,
    isThere: ({ context: { files } }, id: string) => files.some((file) => file.id === id),
    hasMoreToSend: ({ context }) => findNextFile(context) !== undefined,
    isCancelled: (_, { kind }: UploadDocumentOutput) => kind === 'cancelled',
    isClaimChanged: (_, { kind }: UploadDocumentOutput) => kind === 'changedElsewhere',
    isClaimGone: (_, { kind }: UploadDocumentOutput) => kind === 'noLongerExists',
    isOutcome: ({ context }, { read, outcome }: { read: ClaimRead; outcome: DisputeOutcome }) =>
      getDisputeOutcome(read, toDisputedMonths(context)) === outcome &&
      (outcome !== 'received' || hasAllArrived(context)),
  },
});
