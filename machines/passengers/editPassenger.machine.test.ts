import { expect, it } from 'vitest';

import { describeEditing } from '#tests/kit/machines/records.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { editPassengerMachine } from './editPassenger.machine.ts';
import { ben, editPassengerModel } from './editPassenger.model.ts';

describeEditing(editPassengerMachine, {
  known: ben,
  all: { name: 'Ben', surname: 'Berg' },
  changed: { surname: 'Holm' },
  other: { name: 'Dora' },
  field: 'mobilePhoneNumber',
  refusal: 'DUPLICATE_PASSENGER',
  notFound: 'PASSENGER_NOT_FOUND',
});

it('never sends an empty phone number', () => {
  const known = { ...ben, mobilePhoneNumber: '+15550100009' };
  const { actor, asked } = onStage(editPassengerMachine, { id: 'ben', known, isFresh: true, newKey: () => 'key-1' });

  actor.send({ type: 'details.entered', details: ben });

  expect(actor.getSnapshot().output).toBe('left');
  expect(asked()).toEqual([]);
});

describeModel(editPassengerModel);
