import { expect, it } from 'vitest';

import { describeEditing } from '#tests/kit/machines/records.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { editProfileMachine } from './editProfile.machine.ts';
import { anna, editProfileModel } from './editProfile.model.ts';

describeEditing(editProfileMachine, {
  known: anna,
  all: { firstName: 'Anna', surname: 'Berg', mobilePhoneNumber: '+15550100001', language: 'EN' },
  changed: { surname: 'Holm' },
  other: { firstName: 'Dora' },
  field: 'surname',
  refusal: 'INVALID_USER_DETAILS',
  notFound: 'USER_NOT_FOUND',
});

it('removes a nationality, but never a phone number', () => {
  const known = { ...anna, nationality: 'SE' };
  const { actor } = onStage(editProfileMachine, { id: 'anna', known, isFresh: true, newKey: () => 'key-1' });

  actor.send({ type: 'details.entered', details: { ...anna, mobilePhoneNumber: '' } });

  expect(actor.getSnapshot().context.attempt?.changes).toEqual({ nationality: '' });
});

describeModel(editProfileModel);
