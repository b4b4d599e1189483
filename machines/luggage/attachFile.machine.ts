import { type ActorRefFrom, assign, setup } from 'xstate';
import { actionPort, promisePort } from '../kit/port.ts';
import {
  getRefusalCode,
  hasRefusalCode,
  isRefused,
  isRefusedForFields,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../kit/refusals.ts';

/** The reason why a file is rejected before it is sent. */
export type Unfit = 'empty' | 'too large' | 'kind';

export type FileInspected = { kind: 'fits' } | { kind: 'unfit'; why: Unfit };
export type FileSent = { kind: 'arrived' } | Refused;

export type AttachFileEvent =
  | { type: 'turn.came' }
  | { type: 'progress.made'; percent: number }
  | { type: 'sending.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'file.removed' };

type AttachFileContext = {
  /** The Idempotency-Key: the file is stored once, however often it is sent. */
  key: string;
  percent: number;
  unfit: Unfit | null;
  /** The insurer's code of the refusal; null if the answer was lost or unreadable. */
  refusal: string | null;
};

/** `gone`: the bag no longer exists. */
export type AttachFileOutput = 'arrived' | 'gone' | 'left';

type Sending = { key: string; begin: () => void; progress: (percent: number) => void };

/**
 * Uploads a file of a lost bag. An unfit file is not sent; a failed upload can be repeated and arrives once. Uploads
 * take turns, because many at a time would hold up other requests.
 */
export const attachFileMachine = setup({
  types: {} as {
    context: AttachFileContext;
    events: AttachFileEvent;
    input: { key: string };
    output: AttachFileOutput;
  },
  actors: {
    inspectFile: promisePort<FileInspected>('inspectFile'),
    sendFile: promisePort<FileSent, Sending>('sendFile'),
  },
  actions: { react: refusalPorts.react, announceGone: actionPort('announceGone') },
  guards: {
    ...refusalGuards,
    isUnfit: (_, { kind }: FileInspected) => kind === 'unfit',
  },
}).createMachine({
  id: 'attachFile',
  context: ({ input: { key } }) => ({ key, percent: 0, unfit: null, refusal: null }),
  initial: 'inspecting',
  states: {
    inspecting: {
      entry: assign({ percent: 0, refusal: null }),
      invoke: {
        id: 'inspectFile',
        src: 'inspectFile',
        onDone: [
          {
            guard: withOutput('isUnfit'),
            target: 'unfit',
            actions: assign({ unfit: ({ event: { output } }) => (output.kind === 'unfit' ? output.why : null) }),
          },
          { target: 'sending' },
        ],
        // A file that was deleted on the device cannot be read.
        onError: { target: 'unfit', actions: assign({ unfit: 'empty' }) },
      },
    },
    sending: {
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { key }, self }) => ({
          key,
          begin: () => self.send({ type: 'turn.came' }),
          progress: (percent) => self.send({ type: 'progress.made', percent }),
        }),
        onDone: [
          { guard: isRefusedForFields, target: 'unfit', actions: assign({ unfit: 'kind' }) },
          { guard: hasRefusalCode('BAG_NOT_FOUND'), target: 'gone' },
          {
            guard: isRefused,
            target: 'failed',
            actions: [assign({ refusal: ({ event: { output } }) => getRefusalCode(output) ?? null }), react],
          },
          { target: 'arrived' },
        ],
        onError: 'failed',
      },
      initial: 'waiting',
      states: {
        waiting: { on: { 'turn.came': 'underWay' } },
        underWay: {
          on: { 'progress.made': { actions: assign({ percent: ({ event: { percent } }) => percent }) } },
        },
      },
      on: { 'sending.cancelled': 'left' },
    },
    // Inspects again, because the file may have been changed or deleted since.
    failed: { on: { 'retry.requested': 'inspecting', 'file.removed': 'left' } },
    unfit: { on: { 'file.removed': 'left' } },
    arrived: { type: 'final', output: 'arrived' },
    gone: { entry: 'announceGone', type: 'final', output: 'gone' },
    left: { type: 'final', output: 'left' },
  },
  output: ({ event }) => event.output as AttachFileOutput,
});

export type AttachFileActor = ActorRefFrom<typeof attachFileMachine>;
