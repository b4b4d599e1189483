import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import { hasRefusalCode, isRefused, react, withOutput } from '../../kit/refusals.ts';
import { type UploadDocumentOutput, uploadDocumentSetup } from './uploadDocument.setup.ts';

/**
 * Uploads a file from the browser directly to the insurer's store, then attaches it to a claim. Each upload uses a new
 * address; a file in the store is attached once, however often the request is repeated.
 */
export const uploadDocumentMachine = uploadDocumentSetup.createMachine({
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
            actions: [withOutput('storeRefusal'), react],
          },
          { target: 'sending', actions: withOutput('storeDocument') },
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
          { guard: withOutput('isUnfit'), target: 'unfit', actions: 'forgetDocument' },
          { target: 'attaching', actions: assign({ percent: 100 }) },
        ],
        onError: { target: 'checking', actions: 'forgetDocument' },
      },
      on: {
        'progress.made': {
          guard: { type: 'isFurther', params: ({ event }) => event.percent },
          actions: assign({ percent: ({ event }) => event.percent }),
        },
        // An incomplete upload cannot be attached.
        'sending.cancelled': { target: 'cancelled', actions: 'forgetDocument' },
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
          { guard: hasRefusalCode('FAILED_VALIDATION'), target: 'failed', actions: 'forgetDocument' },
          {
            guard: isRefused,
            target: 'unattached',
            actions: [withOutput('storeRefusal'), react],
          },
          { target: 'arrived', actions: withOutput('storeAttachment') },
        ],
        onError: 'unattached',
      },
    },
    /** The store does not have the file. */
    failed: { on: { 'retry.requested': 'gettingUrl', 'file.removed': 'removed' } },
    /** The store has the file; whether it is attached is unknown. */
    unattached: { on: { 'retry.requested': 'attaching', 'file.removed': 'removed' } },
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
