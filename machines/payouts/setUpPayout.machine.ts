import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { actionPort, promisePort } from '../kit/port.ts';
import { isSame } from '../kit/records/details.ts';
import {
  fieldProblems,
  isRefused,
  isRefusedForFields,
  type Problems,
  react,
  reactElsewhere,
  refusalGuards,
  refusalPorts,
} from '../kit/refusals.ts';
import type { AskedFields, FieldsRead, FrameOpened, MethodCreated, MethodsRead, NewPayoutMethod } from './payouts.ts';

type Described = Pick<NewPayoutMethod, 'description' | 'fields' | 'address'>;

export type SetUpPayoutEvent =
  | { type: 'provider.chosen'; vendor: string }
  | { type: 'provider.reconsidered' }
  | ({ type: 'method.described' } & Described)
  | { type: 'frame.completed' }
  | { type: 'retry.asked' }
  | { type: 'onward.asked' }
  | { type: 'dialog.closed' };

/** `isFramed`: the supplier asks for the data in its own pages. `known`: the methods that existed at the start. */
type SetUpPayoutInput = {
  isFramed: boolean;
  vendors: readonly string[];
  currency: string;
  known: readonly string[];
  newKey: () => string;
};

type Attempt = { described: Described; method: NewPayoutMethod; key: string };

type SetUpPayoutContext = SetUpPayoutInput & {
  vendor: string;
  asked: AskedFields | null;
  url: string;
  attempt: Attempt | null;
  problems: Problems;
  created: string | null;
  isOnward: boolean;
};

/** `payoutMethodId`: null if no method was created. `isOnward`: continue with the flow that needed the method. */
export type SetUpPayoutOutput = { payoutMethodId: string | null; isOnward: boolean };

/**
 * Sets up a payout method, in a form of the provider or in a frame of the supplier.
 *
 * A message from the frame counts only once the insurer lists a new method. If the frame is closed without a message,
 * the machine asks the insurer all the same.
 */
export const setUpPayoutMachine = setup({
  types: {} as {
    context: SetUpPayoutContext;
    events: SetUpPayoutEvent;
    input: SetUpPayoutInput;
    output: SetUpPayoutOutput;
  },
  actors: {
    openFrame: promisePort<FrameOpened>('openFrame'),
    readMethods: promisePort<MethodsRead>('readMethods'),
    readFields: promisePort<FieldsRead, { vendor: string; currency: string }>('readFields'),
    createMethod: promisePort<MethodCreated, { method: NewPayoutMethod; key: string }>('createMethod'),
  },
  actions: { ...refusalPorts, announceCreated: actionPort('announceCreated') },
  guards: {
    ...refusalGuards,
    isFramed: ({ context }) => context.isFramed,
    isOnly: ({ context: { vendors } }) => vendors.length === 1,
    isOneOfMany: ({ context: { vendors } }) => vendors.length > 1,
    isOffered: ({ context: { vendors } }, { vendor }: { vendor: string }) => vendors.includes(vendor),
    hasMore: ({ context: { known } }, { output }: { output: MethodsRead }) => newIn(output, known) !== null,
  },
}).createMachine({
  id: 'setUpPayout',
  context: ({ input }) => ({
    ...input,
    vendor: input.vendors[0] ?? '',
    asked: null,
    url: '',
    attempt: null,
    problems: {},
    created: null,
    isOnward: false,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'isFramed', target: 'openingFrame' },
        { guard: 'isOnly', target: 'readingFields' },
        { target: 'choosing' },
      ],
    },
    openingFrame: {
      tags: 'working',
      invoke: {
        id: 'openFrame',
        src: 'openFrame',
        onDone: [
          { guard: isRefused, target: 'noFrame', actions: react },
          {
            target: 'framed',
            actions: assign({ url: ({ event: { output } }) => (output.kind === 'read' ? output.url : '') }),
          },
        ],
        onError: { target: 'noFrame', actions: 'announceUnanswered' },
      },
      on: { 'dialog.closed': 'left' },
    },
    noFrame: { on: { 'retry.asked': 'openingFrame', 'dialog.closed': 'left' } },
    framed: { on: { 'frame.completed': 'lookingAgain', 'dialog.closed': 'lookingAgain' } },
    lookingAgain: {
      tags: 'working',
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: [
          { guard: isRefused, target: 'unknown', actions: reactElsewhere },
          {
            guard: { type: 'hasMore', params: ({ event }) => event },
            target: 'created',
            actions: assign({ created: ({ context: { known }, event }) => newIn(event.output, known) }),
          },
          { target: 'left' },
        ],
        onError: { target: 'unknown', actions: 'announceUnanswered' },
      },
    },
    /** The method may exist already. */
    unknown: { on: { 'retry.asked': 'lookingAgain', 'dialog.closed': 'left' } },
    choosing: {
      on: {
        'provider.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'readingFields',
          actions: assign({ vendor: ({ event }) => event.vendor }),
        },
        'dialog.closed': 'left',
      },
    },
    readingFields: {
      tags: 'working',
      invoke: {
        id: 'readFields',
        src: 'readFields',
        input: ({ context: { vendor, currency } }) => ({ vendor, currency }),
        onDone: [
          { guard: isRefused, target: 'choosing', actions: react },
          {
            target: 'describing',
            actions: assign({ asked: ({ event: { output } }) => (output.kind === 'read' ? output.asked : null) }),
          },
        ],
        onError: { target: 'choosing', actions: 'announceUnanswered' },
      },
      on: { 'dialog.closed': 'left' },
    },
    describing: {
      exit: assign({ problems: {} }),
      on: {
        'method.described': {
          target: 'creating',
          actions: assign({
            attempt: ({ context, event: { type: _, ...described } }) => {
              const { attempt, newKey } = context;
              const asked = context.asked as AskedFields;
              return attempt && isAgain(attempt, described, asked) ? attempt : attemptOf(described, asked, newKey());
            },
          }),
        },
        'provider.reconsidered': { guard: 'isOneOfMany', target: 'choosing' },
        'dialog.closed': 'left',
      },
    },
    creating: {
      tags: 'working',
      invoke: {
        id: 'createMethod',
        src: 'createMethod',
        input: ({ context }) => {
          const { method, key } = context.attempt as Attempt;
          return { method, key };
        },
        onDone: [
          {
            guard: isRefusedForFields,
            target: 'describing',
            actions: assign({ attempt: null, problems: fieldProblems }),
          },
          { guard: isRefused, target: 'describing', actions: [assign({ attempt: null }), react] },
          {
            target: 'created',
            actions: assign({
              created: ({ event: { output } }) => (output.kind === 'created' ? output.payoutMethodId : null),
            }),
          },
        ],
        onError: { target: 'describing', actions: 'announceUnanswered' },
      },
    },
    created: {
      entry: 'announceCreated',
      on: {
        'onward.asked': { target: 'left', actions: assign({ isOnward: true }) },
        'dialog.closed': 'left',
      },
    },
    left: { type: 'final' },
  },
  output: ({ context: { created, isOnward } }) => ({ payoutMethodId: created, isOnward }),
});

/** Returns the newest method that is not in `known`. */
const newIn = (read: MethodsRead, known: readonly string[]): string | null =>
  (read.kind === 'read' && read.methods.map((method) => method.payoutMethodId).findLast((id) => !known.includes(id))) ||
  null;

const attemptOf = (described: Described, { vendor, service, provider, type }: AskedFields, key: string): Attempt => ({
  described,
  method: { vendor, service, provider, type, ...described },
  key,
});

const isAgain = ({ method, described }: Attempt, other: Described, { vendor }: AskedFields): boolean =>
  method.vendor === vendor && isSame(flat(described), flat(other));

const flat = ({ description, fields, address = {} }: Described) => ({ ...fields, ...address, description });

export type SetUpPayoutActor = ActorRefFrom<typeof setUpPayoutMachine>;
export type SetUpPayoutSnapshot = SnapshotFrom<typeof setUpPayoutMachine>;
