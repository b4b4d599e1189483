import { describe, expect, it } from 'vitest';
import { answers, begun, otherAddress, shop, till } from '#tests/kit/machines/payoutDetails.ts';
import { onStage } from '#tests/kit/machines/stage.ts';

import { sendPayoutDetailsMachine } from './sendPayoutDetails.machine.ts';
import { sendPayoutDetailsModel } from './sendPayoutDetails.model.ts';

type Stage = ReturnType<typeof begun>;

const tagsOf = ({ actor }: Stage) => [...actor.getSnapshot().tags];

describe('a refusal of a field', () => {
  it.each([
    [
      'an account that is set up',
      (stage: Stage) => {
        stage.enter(till);
        stage.answer('createMethod', answers.createMethod['wrong name']);
      },
      { description: 'invalid' },
    ],
    [
      'another e-mail address',
      (stage: Stage) => {
        stage.enter(otherAddress);
        stage.same();
        stage.answer('correctMethod', answers.correctMethod['wrong address']);
      },
      { email: 'invalid' },
    ],
    [
      'the payout',
      (stage: Stage) => {
        stage.enter(shop);
        stage.same();
        stage.answer('sendPayout', answers.sendPayout['wrong phone']);
      },
      { contactNumber: 'invalid' },
    ],
  ])('marks %s until the value is entered again', (_what, refuse, problems) => {
    const stage = begun();

    refuse(stage);
    expect([stage.is(), stage.context().problems]).toEqual(['editing', problems]);
    stage.enter(shop);
    expect(stage.context().problems).toEqual({});
  });
});

it.each([
  ['for a field', answers.createMethod['wrong name']],
  ['for good', answers.createMethod.PAYOUT_SERVICE_ERROR],
])('requests an account that was refused %s under a new key', (_how, refusal) => {
  const { enter, answer, is, context } = begun();

  enter(till);
  answer('createMethod', refusal);
  enter(till);
  expect([is(), context().creation?.key]).toEqual(['working.creating', 'key-3']);
});

it.each([
  [
    'the accounts could not be read',
    (stage: Stage) => stage.answer('readMethods', answers.readMethods.PAYOUT_SERVICE_ERROR),
  ],
  ['nobody answered', (stage: Stage) => stage.fail('readMethods')],
  [
    'it is none that they may see',
    (stage: Stage) => {
      stage.answer('readMethods', answers.readMethods['without it']);
      stage.answer('readChoice', answers.readChoice.read);
    },
  ],
])('requests an already existing account under a new key when %s', (_how, happens) => {
  const stage = begun();

  stage.enter(till);
  stage.answer('createMethod', answers.createMethod.PAYOUT_EXITS);
  happens(stage);
  expect([stage.is(), stage.context().creation]).toEqual(['editing', null]);
  stage.enter(till);
  expect([stage.is(), stage.context().creation?.key]).toEqual(['working.creating', 'key-3']);
});

it('requests the account again if it is not listed', () => {
  const { enter, fail, answer, is } = begun();

  enter(till);
  fail('createMethod');
  answer('readMethods', answers.readMethods['without it']);
  enter(till);
  expect(is()).toBe('working.creating');
});

it('sends a payout refused for its number under a new key even if the number is unchanged', () => {
  const { enter, same, answer, context } = begun();

  enter(shop);
  same();
  answer('sendPayout', answers.sendPayout['wrong phone']);
  expect(context().sending).toBeNull();
});

it('is loading until the existing accounts are known', () => {
  const { actor, answer } = onStage(sendPayoutDetailsMachine, sendPayoutDetailsModel.inputs['from its claim']);

  expect([...actor.getSnapshot().tags]).toEqual(['loading']);
  answer('readChoice', answers.readChoice.read);
  expect([...actor.getSnapshot().tags]).toEqual([]);
});

it('knows of no changed account at the start', () => {
  expect(begun().context().isOther).toBe(false);
});

it('ends as left when nothing was sent', () => {
  const { actor } = begun();

  actor.send({ type: 'dialog.closed' });
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: 'dismissed' });
});

it.each([
  ['setting an account up', (stage: Stage) => stage.enter(till)],
  [
    'looking for the one that was set up',
    (stage: Stage) => {
      stage.enter(till);
      stage.fail('createMethod');
    },
  ],
  [
    'looking for the one that is there already',
    (stage: Stage) => {
      stage.enter(till);
      stage.answer('createMethod', answers.createMethod.PAYOUT_EXITS);
    },
  ],
  ['comparing', (stage: Stage) => stage.enter(shop)],
  [
    'correcting',
    (stage: Stage) => {
      stage.enter(otherAddress);
      stage.same();
    },
  ],
  [
    'sending',
    (stage: Stage) => {
      stage.enter(shop);
      stage.same();
    },
  ],
  [
    'checking',
    (stage: Stage) => {
      stage.enter(shop);
      stage.same();
      stage.fail('sendPayout');
    },
  ],
  [
    'asking which accounts there are',
    (stage: Stage) => {
      stage.enter(shop);
      stage.answer('readMethods', answers.readMethods['with other numbers']);
    },
  ],
])('is working while it is %s', (_what, happens) => {
  const stage = begun();

  expect(tagsOf(stage)).toEqual([]);
  happens(stage);
  expect(tagsOf(stage)).toEqual(['working']);
});
