import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import type { FoundCustomer } from '#schema/rest/agents.ts';
import { promisePort } from '../kit/port.ts';
import {
  fieldProblems,
  hasRefusalCode,
  isRefused,
  isRefusedForFields,
  type Problems,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../kit/refusals.ts';

export type CustomersFound = { kind: 'found'; customers: readonly FoundCustomer[] } | Refused;

export type HandedOver = { kind: 'handed over'; userId: string; accessToken: string } | Refused;

export type FindCustomerEvent =
  | { type: 'customer.sought'; sought: string }
  | { type: 'customer.chosen'; userId: string }
  /** An agent who is also a customer returns to their own portal. */
  | { type: 'own.chosen' };

type FindCustomerContext = {
  agentId: string;
  sought: string;
  problems: Problems;
  found: readonly FoundCustomer[];
  /** The customer that is being opened, or that could not be opened. */
  chosen: string;
  handedOver: { userId: string; accessToken: string } | null;
};

const anew = {
  'customer.sought': {
    target: 'looking' as const,
    actions: { type: 'seek' as const, params: ({ event }: { event: { sought: string } }) => event.sought },
  },
  'own.chosen': 'openingOwn' as const,
};

const orOneOfThem = {
  ...anew,
  'customer.chosen': {
    guard: { type: 'isThere' as const, params: whoIsChosen },
    target: 'opening' as const,
    actions: { type: 'choose' as const, params: whoIsChosen },
  },
};

/**
 * Lets an agent find a customer by e-mail address or policy number, then gets a token for the two of them.
 *
 * The answer never distinguishes an unknown customer from one of another agent. If the agent lost a listed customer in
 * the meantime, the message appears beside that customer's name.
 */
export const findCustomerMachine = setup({
  types: {} as {
    context: FindCustomerContext;
    events: FindCustomerEvent;
    input: { agentId: string };
    output: { userId: string; accessToken: string };
  },
  actors: {
    findCustomers: promisePort<CustomersFound, { agentId: string; sought: string }>('findCustomers'),
    actFor: promisePort<HandedOver, { agentId: string; userId: string }>('actFor'),
  },
  actions: {
    ...refusalPorts,
    seek: assign((_, sought: string) => ({ sought, found: [], problems: {} })),
    choose: assign((_, chosen: string) => ({ chosen })),
    list: assign((_, answer: CustomersFound) => ({ found: answer.kind === 'found' ? answer.customers : [] })),
    storeHandover: assign((_, answer: HandedOver) => ({ handedOver: answer.kind === 'handed over' ? answer : null })),
  },
  guards: {
    ...refusalGuards,
    isThere: ({ context }, chosen: string) => context.found.some(({ userId }) => userId === chosen),
    isNobody: (_, answer: CustomersFound) => answer.kind === 'found' && answer.customers.length === 0,
  },
}).createMachine({
  id: 'findCustomer',
  context: ({ input }) => ({ ...input, sought: '', problems: {}, found: [], chosen: '', handedOver: null }),
  initial: 'typing',
  states: {
    typing: { on: anew },
    looking: {
      tags: 'working',
      invoke: {
        id: 'findCustomers',
        src: 'findCustomers',
        input: ({ context: { agentId, sought } }) => ({ agentId, sought }),
        onDone: [
          { guard: isRefusedForFields, target: 'typing', actions: assign({ problems: fieldProblems }) },
          { guard: isRefused, target: 'typing', actions: react },
          { guard: withOutput('isNobody'), target: 'nobody' },
          { target: 'listed', actions: withOutput('list') },
        ],
        onError: { target: 'typing', actions: 'announceUnanswered' },
      },
    },
    nobody: { on: anew },
    listed: { on: orOneOfThem },
    /** A listed customer that the agent may no longer act for. */
    denied: { on: orOneOfThem },
    opening: {
      tags: 'working',
      invoke: {
        id: 'actFor',
        src: 'actFor',
        input: ({ context: { agentId, chosen } }) => ({ agentId, userId: chosen }),
        onDone: [
          { guard: hasRefusalCode('ACCESS_DENIED', 'USER_NOT_FOUND'), target: 'denied' },
          { guard: isRefused, target: 'listed', actions: react },
          { target: 'done', actions: withOutput('storeHandover') },
        ],
        onError: { target: 'listed', actions: 'announceUnanswered' },
      },
    },
    openingOwn: {
      tags: 'working',
      invoke: {
        id: 'actFor',
        src: 'actFor',
        input: ({ context: { agentId } }) => ({ agentId, userId: agentId }),
        onDone: [
          { guard: hasRefusalCode('ACCESS_DENIED', 'USER_NOT_FOUND'), target: 'ownDenied' },
          { guard: isRefused, target: 'typing', actions: react },
          { target: 'done', actions: withOutput('storeHandover') },
        ],
        onError: { target: 'typing', actions: 'announceUnanswered' },
      },
    },
    ownDenied: { on: anew },
    done: { type: 'final' },
  },
  output: ({ context: { handedOver } }) => ({
    userId: handedOver?.userId ?? '',
    accessToken: handedOver?.accessToken ?? '',
  }),
});

export type FindCustomerActor = ActorRefFrom<typeof findCustomerMachine>;
export type FindCustomerSnapshot = SnapshotFrom<typeof findCustomerMachine>;

function whoIsChosen({ event }: { event: { userId: string } }): string {
  return event.userId;
}
