import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { promisePort } from '../../kit/port.ts';
import {
  getRefusalCode,
  hasRefusalCode,
  isRefused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../kit/refusals.ts';
import type { DocumentAttached, DocumentOpened, DocumentSent } from '../claims.ts';

export type UploadDocumentEvent =
  | { type: 'progress.made'; percent: number }
  | { type: 'sending.cancelled' }
  | { type: 'retry.asked' }
  | { type: 'file.removed' };

type UploadDocumentInput = {
  id: string;
  name: string;
  key: string;
  /** Set if the file is in the store already and only needs attaching. */
  documentId: string | null;
};

type UploadDocumentContext = UploadDocumentInput & {
  url: string;
  /** Never decreases, except when the upload starts again. */
  percent: number;
  tries: number;
  /** The insurer's code of the refusal; null if the answer was lost or unreadable. */
  refusal: string | null;
  attachmentId: string | null;
};

/**
 * `unreadable`: the file was changed or deleted on the device. `changedElsewhere`: the claim accepts no more files.
 * `noLongerExists`: the claim does not exist.
 */
export type UploadDocumentOutput =
  | { kind: 'arrived'; attachmentId: string }
  | { kind: 'cancelled'; documentId: string | null }
  | { kind: 'removed' | 'unreadable' | 'changedElsewhere' | 'noLongerExists' };

export type FileChecked = { kind: 'readable' | 'unreadable' };

type Sending = { id: string; url: string; progress: (percent: number) => void };
type Attaching = { name: string; documentId: string; key: string };

/**
 * Uploads a file from the browser directly to the insurer's store, then attaches it to a claim. Each upload uses a new
 * address; a file in the store is attached once, however often the request is repeated.
 */
export const uploadDocumentMachine = setup({
  types: {} as {
    context: UploadDocumentContext;
    events: UploadDocumentEvent;
    input: UploadDocumentInput;
    output: UploadDocumentOutput;
  },
  actors: {
    openDocument: promisePort<DocumentOpened, { documentName: string }>('openDocument'),
    sendFile: promisePort<DocumentSent, Sending>('sendFile'),
    checkFile: promisePort<FileChecked, { id: string }>('checkFile'),
    attachDocument: promisePort<DocumentAttached, Attaching>('attachDocument'),
  },
  actions: {
    react: refusalPorts.react,
    takePlace: assign((_, opened: DocumentOpened) =>
      opened.kind === 'created' ? { url: opened.url, documentId: opened.documentId } : {},
    ),
    takeAttachment: assign((_, attached: DocumentAttached) =>
      attached.kind === 'attached' ? { attachmentId: attached.attachmentId } : {},
    ),
    forgetPlace: assign({ documentId: null, url: '' }),
  },
  guards: {
    ...refusalGuards,
    isInStore: ({ context }) => context.documentId !== null,
    isUnfit: (_, { kind }: DocumentSent) => kind === 'unfit',
    isUnreadable: (_, { kind }: FileChecked) => kind === 'unreadable',
    isFurther: ({ context }, percent: number) => percent > context.percent,
  },
}).createMachine({
  id: 'uploadDocument',
  context: ({ input }) => ({
    ...input,
    url: '',
    percent: 0,
    tries: 0,
    refusal: null,
    attachmentId: null,
  }),
  initial: 'beginning',
  on: { 'sending.cancelled': '.cancelled' },
  states: {
    beginning: { always: [{ guard: 'isInStore', target: 'attaching' }, { target: 'gettingUrl' }] },
    gettingUrl: {
      entry: assign({ percent: 0, refusal: null, tries: ({ context }) => context.tries + 1 }),
      invoke: {
        id: 'openDocument',
        src: 'openDocument',
        input: ({ context }) => ({ documentName: context.name }),
        onDone: [
          {
            guard: isRefused,
            target: 'failed',
            actions: [assign({ refusal: ({ event: { output } }) => getRefusalCode(output) ?? null }), react],
          },
          { target: 'sending', actions: withOutput('takePlace') },
        ],
        onError: 'failed',
      },
    },
    sending: {
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { id, url }, self }) => ({
          id,
          url,
          progress: (percent) => self.send({ type: 'progress.made', percent }),
        }),
        onDone: [
          { guard: withOutput('isUnfit'), target: 'unfit', actions: 'forgetPlace' },
          { target: 'attaching', actions: assign({ percent: 100 }) },
        ],
        onError: { target: 'checking', actions: 'forgetPlace' },
      },
      on: {
        'progress.made': {
          guard: { type: 'isFurther', params: ({ event }) => event.percent },
          actions: assign({ percent: ({ event }) => event.percent }),
        },
        // An incomplete upload cannot be attached.
        'sending.cancelled': { target: 'cancelled', actions: 'forgetPlace' },
      },
    },
    /**
     * Uploading a file that was changed or deleted fails like a lost connection, on every try. Checking it first tells
     * the two apart.
     */
    checking: {
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context: { id } }) => ({ id }),
        onDone: [{ guard: withOutput('isUnreadable'), target: 'unreadable' }, { target: 'failed' }],
        onError: 'failed',
      },
    },
    attaching: {
      entry: assign({ refusal: null }),
      invoke: {
        id: 'attachDocument',
        src: 'attachDocument',
        input: ({ context: { name, documentId, key } }) => ({ name, documentId: documentId ?? '', key }),
        onDone: [
          { guard: hasRefusalCode('ALERT_NOT_FOUND'), target: 'noLongerExists' },
          { guard: hasRefusalCode('INVALID_RESOLUTION_TYPE', 'ALREADY_EXISTS'), target: 'changedElsewhere' },
          // The store no longer has the file.
          { guard: hasRefusalCode('FAILED_VALIDATION'), target: 'failed', actions: 'forgetPlace' },
          {
            guard: isRefused,
            target: 'unattached',
            actions: [assign({ refusal: ({ event: { output } }) => getRefusalCode(output) ?? null }), react],
          },
          { target: 'arrived', actions: withOutput('takeAttachment') },
        ],
        onError: 'unattached',
      },
    },
    /** The store does not have the file. */
    failed: { on: { 'retry.asked': 'gettingUrl', 'file.removed': 'removed' } },
    /** The store has the file; whether it is attached is unknown. */
    unattached: { on: { 'retry.asked': 'attaching', 'file.removed': 'removed' } },
    unfit: { on: { 'file.removed': 'removed' } },
    arrived: {
      type: 'final',
      output: ({ context: { attachmentId } }): UploadDocumentOutput => ({
        kind: 'arrived',
        attachmentId: attachmentId ?? '',
      }),
    },
    removed: { type: 'final', output: { kind: 'removed' } },
    unreadable: { type: 'final', output: { kind: 'unreadable' } },
    changedElsewhere: { type: 'final', output: { kind: 'changedElsewhere' } },
    noLongerExists: { type: 'final', output: { kind: 'noLongerExists' } },
    cancelled: {
      type: 'final',
      output: ({ context: { documentId } }): UploadDocumentOutput => ({ kind: 'cancelled', documentId }),
    },
  },
  output: ({ event }) => event.output as UploadDocumentOutput,
});

export type UploadDocumentActor = ActorRefFrom<typeof uploadDocumentMachine>;
export type UploadDocumentSnapshot = SnapshotFrom<typeof uploadDocumentMachine>;
