import { type ActorRefFrom, assign, setup } from 'xstate';

import {
  codeIn,
  isRefused,
  isRefusedForFields,
  isRefusedWith,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../answers.ts';
import { actionPort, promisePort } from '../port.ts';

/** What a file is not allowed to be. */
export type Unfit = 'empty' | 'too large' | 'kind';

export type FileInspected = { kind: 'fits' } | { kind: 'unfit'; why: Unfit };
export type FileSent = { kind: 'arrived' } | Refused;

export type AttachFileEvent =
  | { type: 'turn.came' }
  | { type: 'progress.made'; percent: number }
  | { type: 'sending.cancelled' }
  | { type: 'retry.asked' }
  | { type: 'file.removed' };

type AttachFileContext = {
  /** The Idempotency-Key: however often it is sent, the file is there once. */
  key: string;
  percent: number;
  unfit: Unfit | null;
  /** Why it was refused, by the insurer's code; null where no answer came, or none that could be read. */
  refusal: string | null;
  end: AttachFileOutput;
};

/** `gone`: there is no such bag any more. */
export type AttachFileOutput = 'arrived' | 'gone' | 'left';

type Sending = { key: string; begin: () => void; progress: (percent: number) => void };

/**
 * A file of a lost bag on its way. What is unfit is not sent; what fails may be sent again, and arrives once. It waits for its
 * turn, as files of which many are sent at a time would hold up whatever else is asked.
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
  context: ({ input: { key } }) => ({ key, percent: 0, unfit: null, refusal: null, end: 'left' }),
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
        // A file that is gone from the device cannot be read.
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
          { guard: isRefusedWith('BAG_NOT_FOUND'), target: 'gone' },
          {
            guard: isRefused,
            target: 'failed',
            actions: [assign({ refusal: ({ event: { output } }) => codeIn(output) ?? null }), react],
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
    // The file may have been changed or deleted since.
    failed: { on: { 'retry.asked': 'inspecting', 'file.removed': 'left' } },
    unfit: { on: { 'file.removed': 'left' } },
    arrived: { entry: assign({ end: 'arrived' }), type: 'final' },
    gone: { entry: [assign({ end: 'gone' }), 'announceGone'], type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { end } }) => end,
});

export type AttachFileActor = ActorRefFrom<typeof attachFileMachine>;
