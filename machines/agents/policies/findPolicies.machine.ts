import { type ActorRefFrom, assign, setup } from 'xstate';

import type { PartnerPolicy } from '#schema/rest/partnerPolicies.ts';
import { promisePort } from '../../kit/port.ts';
import {
  fieldProblems,
  isRefused,
  isRefusedForFields,
  type Problems,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../kit/refusals.ts';

export type PoliciesFound = { kind: 'found'; policies: PartnerPolicy[] } | Refused;

type FindPoliciesEvent =
  | { type: 'policy.sought'; sought: string }
  /** One of them was added, changed or deleted, or may have been. Also sent to read an old list again. */
  | { type: 'policies.changed' };

type FindPoliciesContext = {
  sought: string;
  problems: Problems;
  found: PartnerPolicy[];
};

const newSearch = {
  'policy.sought': {
    target: 'searching' as const,
    actions: { type: 'seek' as const, params: ({ event }: { event: { sought: string } }) => event.sought },
  },
};

const search = {
  id: 'findPolicies' as const,
  src: 'findPolicies' as const,
  input: ({ context: { sought } }: { context: FindPoliciesContext }) => ({ sought }),
};

/**
 * Finds policies of the partner by a part of their number. After a change the same search is repeated, and the list before it
 * stays on screen; if that fails, the list is marked as old.
 */
export const findPoliciesMachine = setup({
  types: {} as { context: FindPoliciesContext; events: FindPoliciesEvent },
  actors: { findPolicies: promisePort<PoliciesFound, { sought: string }>('findPolicies') },
  actions: {
    ...refusalPorts,
    seek: assign((_, sought: string) => ({ sought, found: [], problems: {} })),
    list: assign((_, answer: PoliciesFound) => ({ found: answer.kind === 'found' ? answer.policies : [] })),
  },
  guards: {
    ...refusalGuards,
    isNone: (_, answer: PoliciesFound) => answer.kind === 'found' && answer.policies.length === 0,
  },
}).createMachine({
  id: 'findPolicies',
  context: { sought: '', problems: {}, found: [] },
  initial: 'idle',
  states: {
    idle: { on: newSearch },
    searching: {
      tags: 'working',
      invoke: {
        ...search,
        onDone: [
          { guard: isRefusedForFields, target: 'idle', actions: assign({ problems: fieldProblems }) },
          { guard: isRefused, target: 'idle', actions: react },
          { guard: withOutput('isNone'), target: 'none' },
          { target: 'listed', actions: withOutput('list') },
        ],
        onError: { target: 'idle', actions: 'announceUnanswered' },
      },
    },
    none: { on: { ...newSearch, 'policies.changed': 'searching' } },
    listed: { on: { ...newSearch, 'policies.changed': 'refreshing' } },
    refreshing: {
      invoke: {
        ...search,
        onDone: [
          { guard: isRefusedForFields, target: 'outdated' },
          { guard: isRefused, target: 'outdated', actions: react },
          { guard: withOutput('isNone'), target: 'none', actions: withOutput('list') },
          { target: 'listed', actions: withOutput('list') },
        ],
        onError: 'outdated',
      },
      on: newSearch,
    },
    /** The list may no longer be true. */
    outdated: { on: { ...newSearch, 'policies.changed': 'refreshing' } },
  },
});

export type FindPoliciesActor = ActorRefFrom<typeof findPoliciesMachine>;
