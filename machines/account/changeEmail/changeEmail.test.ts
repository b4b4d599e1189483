import { expect, it } from 'vitest';

import { describeEditing } from '#tests/kit/machines/records.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { changeEmailMachine } from './changeEmail.machine.ts';
import { changeEmailModel, known } from './changeEmail.model.ts';

describeEditing(changeEmailMachine, {
  known,
  all: { emailAddress: 'anna@sky.test', language: 'EN' },
  changed: { emailAddress: 'anna.berg@sky.test', language: 'EN' },
  other: { emailAddress: 'a.berg@sky.test' },
  field: 'emailAddress',
  refusal: 'MISSING_LOCALE',
  notFound: 'USER_NOT_FOUND',
});

it('sends nothing for the same address in other letters', () => {
  const { actor, asked } = onStage(changeEmailMachine, { id: 'anna', known, isFresh: true, newKey: () => 'key-1' });

  actor.send({ type: 'details.entered', details: { ...known, emailAddress: 'Anna@Sky.test' } });

  expect(actor.getSnapshot().output).toBe('left');
  expect(asked()).toEqual([]);
});

describeModel(changeEmailModel);
