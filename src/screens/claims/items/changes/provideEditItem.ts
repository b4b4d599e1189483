import { editItemMachine } from '#machines/claims/items/editItem.machine.ts';
import { itemsOf } from '#src/api/claims/items.ts';
import { mutation, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { sayGone } from './gone.ts';

/** Claims show the name of their item. */
const outdates = ['ITEMS', 'ITEM_ALERTS'] as const;

export const provideEditItem = (portal: Portal): typeof editItemMachine =>
  editItemMachine.provide({
    actors: { edit: mutation(portal, itemsOf(portal).updateItem, { outdates }) },
    actions: {
      ...refusalsTo(portal, 'item'),
      announceEdited: () => portal.notify({ severity: 'success', text: { id: 'notices.item_edited' } }),
      announceGone: ({ context }) => sayGone(portal, context.id),
    },
  });
