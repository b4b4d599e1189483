import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import {
  brokeDown,
  hasRefusalCode,
  isRefused,
  isRefusedForFields,
  react,
  reactElsewhere,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../kit/refusals.ts';
import type { ClaimRead, DatasetSaved, DisputedMonth, WhichClaim } from '../claims.ts';
import { lookUpActors } from '../lookUp.ts';
import {
  type Came,
  type ChosenFile,
  findDisputeProblem,
  getDisputeOutcome,
  type Problem,
  type Reasons,
  type Refused,
  toDisputedMonths,
  type Unwanted,
  withChosen,
} from './dispute.ts';
import { applyUpload, findNextFile, findRefusedMonths, hasAllArrived, toUploadInput } from './disputeOffer.logic.ts';
import { type UploadDocumentOutput, uploadDocumentMachine } from './uploadDocument.machine.ts';

export type FilesInspected = { kind: 'inspected'; files: readonly (ChosenFile & { why: Unwanted | null })[] };

export type DisputeOfferEvent =
  | { type: 'notes.typed'; month: string; notes: string }
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  | { type: 'file.removed'; id: string }
  | { type: 'dispute.described' }
  | { type: 'dispute.confirmed' }
  | { type: 'dispute.declined' }
  | { type: 'retry.asked' }
  /** Sends the unreceived dispute again, unchanged and under its key. */
  | { type: 'answer.repeated' }
  /** Returns to the form instead. */
  | { type: 'answer.reconsidered' }
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
  end: DisputeOfferOutput;
};

/** `moved`: the claim can no longer be disputed, or no longer exists. */
export type DisputeOfferOutput = 'submitted' | 'moved' | 'left';

type Done<Output> = { event: { output: Output } };

const came = (what: Came) => ({
  type: 'came' as const,
  params: ({ event }: Done<ClaimRead>) => ({ read: event.output, what }),
});

/**
 * Disputes a first offer month by month, with a reason and supporting files.
 *
 * Files are uploaded one after another, each once; uploaded files stay uploaded. Then the dispute is sent under one
 * key. If the answer is lost or says that the claim has changed, the claim itself shows the outcome.
 */
export const disputeOfferMachine = setup({
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
    takeNotes: assign(({ context }, { month, notes }: { month: string; notes: string }) => ({
      notes: { ...context.notes, [month]: notes },
      wrong: context.wrong.filter((each) => each !== month),
      problem: null,
    })),
    takeChosen: assign(({ context }, files: readonly ChosenFile[]) => ({
      chosen: [...context.chosen, ...files],
      refused: [],
      problem: null,
    })),
    takeInspected: assign(({ context }, { files }: FilesInspected) => ({
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
    noteProblem: assign({ problem: ({ context }) => findDisputeProblem(context) }),
    noteWrong: assign({ wrong: ({ context }, answer: DatasetSaved) => findRefusedMonths(context, answer) }),
    takeUpload: assign(({ context }, upload: UploadDocumentOutput) => ({ files: applyUpload(context, upload) })),
    forgetKey: assign({ key: null }),
  },
  guards: {
    ...refusalGuards,
    isFit: ({ context }) => findDisputeProblem(context) === null,
    isThere: ({ context: { files } }, id: string) => files.some((file) => file.id === id),
    hasMoreToSend: ({ context }) => findNextFile(context) !== undefined,
    hasLeft: (_, { kind }: UploadDocumentOutput) => kind === 'left',
    hasMoved: (_, { kind }: UploadDocumentOutput) => kind === 'moved',
    isGone: (_, { kind }: UploadDocumentOutput) => kind === 'gone',
    came: ({ context }, { read, what }: { read: ClaimRead; what: Came }) =>
      getDisputeOutcome(read, toDisputedMonths(context)) === what && (what !== 'ours' || hasAllArrived(context)),
  },
}).createMachine({
  id: 'disputeOffer',
  context: ({ input }) => ({
    ...input,
    chosen: [],
    refused: [],
    problem: null,
    wrong: [],
    key: null,
    isUnheard: false,
    end: 'left',
  }),
  initial: 'form',
  on: { 'dialog.closed': '.left' },
  states: {
    form: {
      entry: 'forgetKey',
      initial: 'resting',
      on: {
        'notes.typed': { actions: { type: 'takeNotes', params: ({ event }) => event } },
        'files.chosen': {
          target: '.inspecting',
          actions: { type: 'takeChosen', params: ({ event }) => event.files },
        },
        'file.removed': {
          guard: { type: 'isThere', params: ({ event }) => event.id },
          actions: { type: 'dropFile', params: ({ event }) => event.id },
        },
      },
      states: {
        resting: {
          on: {
            'dispute.described': [{ guard: 'isFit', target: '#disputeOffer.confirming' }, { actions: 'noteProblem' }],
          },
        },
        inspecting: {
          invoke: {
            id: 'inspectFiles',
            src: 'inspectFiles',
            input: ({ context }) => context.chosen,
            onDone: { target: 'resting', actions: withOutput('takeInspected') },
            onError: { target: 'resting', actions: 'refuseChosen' },
          },
        },
      },
    },
    confirming: {
      entry: assign({ key: ({ context }) => context.newKey(), problem: null, wrong: [], refused: [] }),
      on: { 'dispute.confirmed': 'uploading', 'dispute.declined': 'form' },
    },
    uploading: {
      initial: 'next',
      states: {
        next: {
          always: [
            { guard: 'hasMoreToSend', target: 'underWay' },
            { guard: 'isFit', target: '#disputeOffer.posting' },
            // Removing files may leave nothing to send, and unreadable files must be chosen again.
            { target: '#disputeOffer.form', actions: 'noteProblem' },
          ],
        },
        underWay: {
          invoke: {
            id: 'uploadDocument',
            src: 'uploadDocument',
            input: ({ context }) => toUploadInput(context),
            onDone: [
              { guard: withOutput('isGone'), target: '#disputeOffer.gone' },
              { guard: withOutput('hasMoved'), target: '#disputeOffer.looking' },
              { guard: withOutput('hasLeft'), target: '#disputeOffer.form', actions: withOutput('takeUpload') },
              { target: 'next', actions: withOutput('takeUpload') },
            ],
          },
        },
      },
    },
    posting: {
      tags: 'working',
      on: { 'dialog.closed': {} },
      invoke: {
        id: 'dispute',
        src: 'dispute',
        input: ({ context }) => ({ data: toDisputedMonths(context), key: context.key ?? '' }),
        onDone: [
          { guard: hasRefusalCode('ALERT_NOT_FOUND'), target: 'gone' },
          { guard: hasRefusalCode('INVALID_RESOLUTION_TYPE', 'ALREADY_EXISTS'), target: 'looking' },
          { guard: isRefusedForFields, target: 'form', actions: withOutput('noteWrong') },
          { guard: brokeDown, target: 'looking', actions: assign({ isUnheard: true }) },
          { guard: isRefused, target: 'form', actions: react },
          { target: 'submitted' },
        ],
        onError: { target: 'looking', actions: assign({ isUnheard: true }) },
      },
    },
    looking: {
      tags: 'working',
      on: { 'dialog.closed': {} },
      invoke: {
        id: 'readClaim',
        src: 'readClaim',
        input: ({ context: { alertId } }) => ({ alertId }),
        onDone: [
          { guard: isRefused, target: 'unknown', actions: reactElsewhere },
          { guard: came('ours'), target: 'submitted' },
          { guard: came('open'), target: 'missing' },
          { guard: came('gone'), target: 'gone' },
          { target: 'moved' },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      on: { 'retry.asked': 'looking', 'dialog.closed': { target: 'left', actions: 'claimsOutdated' } },
    },
    /** The insurer has not received the dispute. */
    missing: { on: { 'answer.repeated': 'uploading', 'answer.reconsidered': 'form' } },
    submitted: {
      entry: [assign({ end: 'submitted' }), 'claimsOutdated'],
      on: { 'dialog.closed': 'closed' },
    },
    moved: { entry: [assign({ end: 'moved' }), 'claimsOutdated'], on: { 'dialog.closed': 'closed' } },
    gone: { entry: [assign({ end: 'moved' }), 'claimsOutdated'], on: { 'dialog.closed': 'closed' } },
    closed: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { end } }) => end,
});

export type DisputeOfferActor = ActorRefFrom<typeof disputeOfferMachine>;
export type DisputeOfferSnapshot = SnapshotFrom<typeof disputeOfferMachine>;
