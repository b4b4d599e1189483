import { expect, it } from 'vitest';
import { describeEditing } from '#tests/kit/machines/records.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { editItemMachine } from './editItem.machine.ts';
import { bakeryDetails, editItemModel } from './editItem.model.ts';

describeEditing(editItemMachine, {
  known: bakeryDetails,
  all: bakeryDetails,
  changed: { address: '21 Mill Lane, Leeds' },
  other: { name: 'Old bakery' },
  field: 'name',
  refusal: 'GENERAL_400',
});

it('does not send an address from an old list that was not entered', () => {
  const known = { name: 'Bakery', address: '' };
  const { actor, sent } = onStage(editItemMachine, { id: 'one', known, isFresh: false, newKey: () => 'key-1' });

  actor.send({ type: 'details.entered', details: { ...known, name: 'Old bakery' } });

  expect(sent('edit')).toMatchObject({ changes: { name: 'Old bakery' } });
  expect(sent('edit')).not.toHaveProperty('changes.address');
});

describeModel(editItemModel);
