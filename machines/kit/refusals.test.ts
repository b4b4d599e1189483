import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';

import type { Reaction } from '#schema/classify.ts';
import { createFieldRefusal, createRefusal } from './refusals.model.ts';
import {
  hasRefusalCode,
  isRefused,
  isRefusedForFields,
  type Refused,
  react,
  refusalGuards,
  withOutput,
} from './refusals.ts';

type Answer = { kind: 'granted' } | Refused;

async function whenAnswered(answer: Answer) {
  const reactions: Reaction[] = [];
  const machine = setup({
    actors: { ask: fromPromise(() => Promise.resolve(answer)) },
    actions: { react: (_, { reaction }: { reaction: Reaction }) => void reactions.push(reaction) },
    guards: { ...refusalGuards, isGranted: (_, { kind }: Answer) => kind === 'granted' },
  }).createMachine({
    initial: 'asking',
    states: {
      asking: {
        invoke: {
          src: 'ask',
          onDone: [
            { guard: withOutput('isGranted'), target: 'granted' },
            { guard: isRefusedForFields, target: 'wrong' },
            { guard: hasRefusalCode('EXPIRED_CODE', 'ACCESS_DENIED'), target: 'over' },
            { guard: isRefused, target: 'refused', actions: react },
          ],
        },
      },
      granted: {},
      wrong: {},
      over: {},
      refused: {},
    },
  });
  const actor = createActor(machine).start();
  const { value } = await waitFor(actor, (state) => !state.matches('asking'));
  return { value, reactions };
}

describe('answer guards and actions of a chart', () => {
  it.each([
    ['granted', { kind: 'granted' }, []],
    ['wrong', createFieldRefusal('code', 'INVALID_CODE'), []],
    ['over', createRefusal('EXPIRED_CODE'), []],
    ['refused', createRefusal('USER_NOT_FOUND'), [{ kind: 'warning', code: 'USER_NOT_FOUND' }]],
  ] as const)('leads to %s', async (value, answer, reactions) => {
    expect(await whenAnswered(answer)).toEqual({ value, reactions });
  });

  it('compiles only for actors that can refuse, and with guards that the machine has', () => {
    const machine = setup({
      types: {} as { events: { type: 'page.left' } },
      actors: { look: fromPromise(() => Promise.resolve({ kind: 'found' } as const)) },
      guards: refusalGuards,
    });

    // @ts-expect-error No actor answered.
    machine.createMachine({ on: { 'page.left': { guard: isRefused } } });
    // @ts-expect-error The actor's answer is never a refusal.
    machine.createMachine({ invoke: { src: 'look', onDone: { guard: isRefused } } });
    // @ts-expect-error The machine has no such guard.
    machine.createMachine({ on: { 'page.left': { guard: withOutput('isGranted') } } });
  });
});
