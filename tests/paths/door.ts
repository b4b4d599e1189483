import { setup } from 'xstate';

import type { Model } from '#machines/kit/model.ts';
import { promisePort } from '#machines/kit/port.ts';
import { flowSpec } from '#paths/spec.ts';

type Answer = { kind: 'in' | 'refused' };

const doorMachine = setup({
  types: {} as { events: { type: 'door.knocked'; loud: string } | { type: 'door.left' } },
  actors: { answer: promisePort<Answer>('answer') },
  guards: { isRefused: (_, { kind }: Answer) => kind === 'refused', isNever: () => false },
  delays: { tooLong: 90_000 },
}).createMachine({
  id: 'door',
  initial: 'outside',
  states: {
    outside: { on: { 'door.knocked': 'waiting', 'door.left': { guard: 'isNever', target: 'gone' } } },
    waiting: {
      after: { tooLong: 'outside' },
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

/**
 * A small machine with one of everything: an answer, a refusal, a delay, a guard that is never true, an unreachable
 * state.
 */
export const doorModel = {
  machine: doorMachine,
  inputs: { 'on the step': undefined },
  events: { 'door.knocked': { loudly: { loud: 'very' } }, 'door.left': 'no payload' },
  answers: { answer: { opened: { kind: 'in' }, ACCESS_DENIED: { kind: 'refused' } } },
  stateKey: () => '',
} satisfies Model<typeof doorMachine>;

export const doorSpec = flowSpec(doorModel, {
  starts: { 'on the step': { partner: 'sky', path: '/' } },
  events: {
    'door.knocked': [
      { fill: 'signIn.code', with: 'loud' },
      { press: 'button', named: 'signIn.submit' },
    ],
    'door.left': { from: 'another tab', do: { cannot: 'nobody leaves' } },
  },
  states: {
    outside: [{ role: 'button', text: 'signIn.submit', is: 'enabled' }],
    waiting: [{ role: 'button', text: 'signIn.submit', is: 'busy' }],
    inside: [{ role: 'button', text: 'signIn.submit', is: 'missing' }],
    gone: [],
  },
  actors: { answer: { call: 'POST /door', document: 'Door', answers: { opened: { with: { loud: 'softly' } } } } },
  effects: {},
  readOnly: {
    start: { partner: 'sky', path: '/', as: 'readonly@sky.test' },
    sees: [{ role: 'button', text: 'trips.edit', is: 'disabled', describedBy: 'trips.change.no_write' }],
  },
});
