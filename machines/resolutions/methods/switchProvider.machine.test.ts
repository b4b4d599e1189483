import { expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { switchProviderMachine } from './switchProvider.machine.ts';
import { moved, switchProviderModel } from './switchProvider.model.ts';

it('says everything anew to the other provider, under one key until it is known what became of it', () => {
  let count = 0;
  const newKey = () => `key-${++count}`;
  const { actor, fail } = onStage(switchProviderMachine, { id: 'pounds', known: {}, isFresh: true, newKey });
  const enter = () => actor.send({ type: 'details.entered', details: moved });

  enter();
  fail('edit');
  enter();

  expect(actor.getSnapshot().context.attempt).toMatchObject({ changes: moved, key: 'key-1' });
});

describeModel(switchProviderModel, {
  'to begin with': { 'of a bank account': 'describing' },
  describing: {
    'details.entered: with all there is': 'editing',
    'details.entered: with nothing new': 'left',
    'dialog.closed': 'left',
  },
  'describing (unsure)': { 'details.entered: with nothing new': 'editing' },
  editing: {
    'edit: edited': 'edited + announceEdited',
    'edit: wrong account': 'describing',
    'edit: PAYMENT_METHOD_NOT_FOUND': 'gone + announceGone',
    'edit: PAYOUT_EXITS': 'describing + react(warning, PAYOUT_EXITS)',
    'edit: no answer': 'describing (unsure) + announceUnanswered',
  },
  edited: {},
  gone: {},
  left: {},
});
