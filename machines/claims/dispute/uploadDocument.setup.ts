import { assign, setup } from 'xstate';

import { promisePort } from '../../kit/port.ts';
import { getRefusalCode, refusalGuards, refusalPorts } from '../../kit/refusals.ts';
import type { DocumentAttached, DocumentOpened, DocumentSent } from '../claims.ts';

export type UploadDocumentEvent =
  | { type: 'progress.made'; percent: number }
  | { type: 'sending.cancelled' }
  | { type: 'retry.requested' }
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

/** Types, actors, actions and guards of the chart in `uploadDocument.machine.ts`. */
export const uploadDocumentSetup = setup({
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
    storeRefusal: assign({ refusal: (_, answer: DocumentOpened | DocumentAttached) => getRefusalCode(answer) ?? null }),
    storeDocument: assign((_, opened: DocumentOpened) =>
      opened.kind === 'created' ? { url: opened.url, documentId: opened.documentId } : {},
    ),
    storeAttachment: assign((_, attached: DocumentAttached) =>
      attached.kind === 'attached' ? { attachmentId: attached.attachmentId } : {},
    ),
    forgetDocument: assign({ documentId: null, url: '' }),
  },
  guards: {
    ...refusalGuards,
    isInStore: ({ context }) => context.documentId !== null,
    isUnfit: (_, { kind }: DocumentSent) => kind === 'unfit',
    isUnreadable: (_, { kind }: FileChecked) => kind === 'unreadable',
    isFurther: ({ context }, percent: number) => percent > context.percent,
  },
});
