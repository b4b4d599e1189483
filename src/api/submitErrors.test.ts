import { describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';

import type { FieldProblem } from '#schema/classify.ts';
import { submitErrors } from '../forms/submitErrors.ts';

type Problems = Record<string, FieldProblem>;

/** A flow that is busy after an event until it learns the outcome. */
const flow = setup({
  types: {} as {
    context: { problems: Problems };
    events: { type: 'sent' } | { type: 'refused'; problems: Problems } | { type: 'left' };
  },
}).createMachine({
  context: { problems: {} },
  initial: 'waiting',
  states: {
    waiting: { on: { sent: 'working' } },
    working: {
      on: {
        sent: {},
        refused: { target: 'waiting', actions: assign({ problems: ({ event }) => event.problems }) },
        left: 'gone',
      },
    },
    gone: { type: 'final' },
  },
});

function sent() {
  const actor = createActor(flow).start();
  const outcome = () =>
    submitErrors(
      actor,
      (snapshot) => snapshot.matches('working'),
      ({ context }) => context.problems,
    );
  return { actor, outcome };
}

describe('a form that has sent its event', () => {
  it('gets its result at once if the flow is not busy', async () => {
    expect(await sent().outcome()).toBeUndefined();
  });

  it("gets the refused fields when the flow is done, in the form's format", async () => {
    const { actor, outcome } = sent();
    actor.send({ type: 'sent' });
    const heard = outcome();
    actor.send({ type: 'sent' });

    actor.send({ type: 'refused', problems: { username: 'invalid', code: 'INVALID_CODE', day: 'INVALID_DATE' } });

    expect(await heard).toEqual({
      username: 'validation.invalid',
      code: 'errors.invalid_code',
      day: 'errors.invalid_date_time',
    });
  });

  it('gets nothing if nothing was refused or the flow is over', async () => {
    for (const end of [{ type: 'refused', problems: {} }, { type: 'left' }] as const) {
      const { actor, outcome } = sent();
      actor.send({ type: 'sent' });
      const heard = outcome();

      actor.send(end);

      expect(await heard).toBeUndefined();
    }
  });
});
