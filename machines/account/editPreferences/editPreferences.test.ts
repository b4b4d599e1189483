import { expect, it } from 'vitest';

import { describeEditing } from '#tests/kit/machines/records.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { editPreferencesMachine } from './editPreferences.machine.ts';
import { editPreferencesModel, known } from './editPreferences.model.ts';

describeEditing(editPreferencesMachine, {
  known,
  all: { marketing: 'NONE', active: 'EMAIL SMS', preferred: 'EMAIL' },
  changed: { marketing: 'EMAIL' },
  other: { marketing: 'SMS' },
  field: 'marketing',
  refusal: 'VENDOR_ERROR',
  notFound: 'USER_NOT_FOUND',
});

it('sends all channels if one of them changes', () => {
  const { actor } = onStage(editPreferencesMachine, { id: 'anna', known, isFresh: true, newKey: () => 'key-1' });

  actor.send({ type: 'details.entered', details: { ...known, preferred: 'SMS' } });

  expect(actor.getSnapshot().context.attempt?.changes).toEqual({ active: 'EMAIL SMS', preferred: 'SMS' });
});

it('sends no channels if the partner does not ask for them', () => {
  const { actor } = onStage(editPreferencesMachine, { id: 'anna', known, isFresh: false, newKey: () => 'key-1' });

  actor.send({ type: 'details.entered', details: { marketing: 'ALL', active: '', preferred: '' } });

  expect(actor.getSnapshot().context.attempt?.changes).toEqual({ marketing: 'ALL' });
});

describeModel(editPreferencesModel);
