import { setup } from 'xstate';

import type { Model } from '#machines/model.ts';
import { promisePort } from '#machines/port.ts';
import type { Tables } from '#paths/flow.ts';

type Answer = { kind: 'in' | 'refused' };

const doorMachine = setup({
  types: {} as { events: { type: 'door.knocked'; loud: string } | { type: 'door.left' } },
  actors: { answer: promisePort<Answer>('answer') },
  guards: { isRefused: (_, { kind }: Answer) => kind === 'refused', isNever: () => false },
  delays: { patience: 90_000 },
}).createMachine({
  id: 'door',
  initial: 'outside',
  states: {
    outside: { on: { 'door.knocked': 'waiting', 'door.left': { guard: 'isNever', target: 'gone' } } },
    waiting: {
      after: { patience: 'outside' },
      invoke: {
        id: 'answer',
        src: 'answer',
        onDone: [{ guard: { type: 'isRefused', params: ({ event }) => event.output }, target: 'outside' }, 'inside'],
        onError: 'outside',
      },
    },
    inside: { type: 'final' },
    gone: { type: 'final' },
  },
});

/** A small machine with one of everything: an answer, a refusal, a delay, a guard that is never true, a state nobody reaches. */
export const doorModel = {
  machine: doorMachine,
  inputs: { 'on the step': undefined },
  events: { 'door.knocked': { loudly: { loud: 'very' } }, 'door.left': 'bare' },
  answers: { answer: { opened: { kind: 'in' }, ACCESS_DENIED: { kind: 'refused' } } },
  project: () => '',
} satisfies Model<typeof doorMachine>;

export const doorTables = {
  gestures: {
    'door.knocked': [
      { fill: 'signIn.code', with: 'loud' },
      { press: 'button', named: 'signIn.submit' },
    ],
    'door.left': { from: 'another tab' },
  },
  sights: {
    outside: { sees: [{ role: 'button', text: 'signIn.submit', is: 'enabled' }] },
    waiting: { sees: [{ role: 'button', text: 'signIn.submit', is: 'busy' }] },
    inside: { sees: [{ role: 'button', text: 'signIn.submit', is: 'missing' }], root: 'none' },
  },
  drive: {
    begins: { 'on the step': { partner: 'sky', path: '/' } },
    asks: { answer: { call: 'POST /door', answers: { opened: { with: { loud: 'softly' } } } } },
    brings: { 'door.left': { cannot: 'nobody leaves' } },
  },
} satisfies Tables;
