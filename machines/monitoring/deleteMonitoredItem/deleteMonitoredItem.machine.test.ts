import { expect, it } from 'vitest';

import { describeDeleting } from '#tests/kit/machines/records.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { deleteMonitoredItemMachine } from './deleteMonitoredItem.machine.ts';
import { deleteMonitoredItemModel } from './deleteMonitoredItem.model.ts';

describeDeleting(deleteMonitoredItemMachine, { inUse: 'IN_USE', refusal: 'VENDOR_ERROR' });

it('treats an item that no longer exists as deleted', () => {
  const { actor, answer, asked } = onStage(deleteMonitoredItemMachine, { id: 'phone-1', newKey: () => 'key-1' });

  actor.send({ type: 'deletion.confirmed' });
  answer('delete', { kind: 'gone' });

  expect(actor.getSnapshot().output).toBe('gone');
  expect(asked().at(-1)).toBe('announceGone');
});

describeModel(deleteMonitoredItemModel);
