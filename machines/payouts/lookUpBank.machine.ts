import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import { mapBankFields } from '#rules/payouts/banks.ts';
import { actionPort, promisePort } from '../kit/port.ts';
import {
  fieldProblems,
  isRefused,
  isRefusedForFields,
  type Problems,
  react,
  refusalGuards,
  refusalPorts,
} from '../kit/refusals.ts';
import type { Bank, BanksFound, Values } from './payouts.ts';

export type LookUpBankEvent =
  | { type: 'bank.sought'; text: string }
  | { type: 'bank.chosen'; primaryKey: string }
  | { type: 'list.closed' };

/** `lookup`: maps the bank's data to the fields of the form. */
type LookUpBankInput = { vendor: string; country: string; lookup: Values };

type LookUpBankContext = LookUpBankInput & { sought: string; banks: readonly Bank[]; problems: Problems };

export const fewestLetters = 3;

/** Finds a bank by a part of its name, for the fields of a payout method. */
export const lookUpBankMachine = setup({
  types: {} as {
    context: LookUpBankContext;
    events: LookUpBankEvent;
    input: LookUpBankInput;
  },
  actors: {
    findBanks: promisePort<BanksFound, { vendor: string; country: string; bankSearch: string }>('findBanks'),
  },
  actions: {
    ...refusalPorts,
    fillIn: actionPort<Values>('fillIn'),
  },
  guards: {
    ...refusalGuards,
    isTooShort: (_, { text }: { text: string }) => text.trim().length < fewestLetters,
    isNothing: (_, { output }: { output: BanksFound }) => output.kind === 'read' && output.banks.length === 0,
    isListed: ({ context: { banks } }, { primaryKey }: { primaryKey: string }) =>
      banks.some((bank) => bank.primaryKey === primaryKey),
  },
}).createMachine({
  id: 'lookUpBank',
  context: ({ input }) => ({ ...input, sought: '', banks: [], problems: {} }),
  initial: 'typing',
  on: {
    'bank.sought': [
      { guard: { type: 'isTooShort', params: ({ event }) => event }, target: '.tooShort' },
      { target: '.searching', actions: assign({ sought: ({ event }) => event.text.trim(), banks: [], problems: {} }) },
    ],
  },
  states: {
    typing: {},
    tooShort: {},
    searching: {
      tags: 'working',
      on: { 'bank.sought': {} },
      invoke: {
        id: 'findBanks',
        src: 'findBanks',
        input: ({ context: { vendor, country, sought } }) => ({ vendor, country, bankSearch: sought }),
        onDone: [
          { guard: isRefusedForFields, target: 'typing', actions: assign({ problems: fieldProblems }) },
          { guard: isRefused, target: 'typing', actions: react },
          { guard: { type: 'isNothing', params: ({ event }) => event }, target: 'nothingFound' },
          {
            target: 'choosing',
            actions: assign({ banks: ({ event: { output } }) => (output.kind === 'read' ? output.banks : []) }),
          },
        ],
        onError: { target: 'typing', actions: 'announceUnanswered' },
      },
    },
    nothingFound: {},
    choosing: {
      on: {
        'bank.chosen': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'chosen',
          actions: {
            type: 'fillIn',
            params: ({ context: { banks, lookup }, event }) =>
              mapBankFields(banks.find(({ primaryKey }) => primaryKey === event.primaryKey) ?? {}, lookup),
          },
        },
        'list.closed': { target: 'typing', actions: assign({ banks: [] }) },
      },
    },
    chosen: {},
  },
});

export type LookUpBankActor = ActorRefFrom<typeof lookUpBankMachine>;
export type LookUpBankSnapshot = SnapshotFrom<typeof lookUpBankMachine>;
