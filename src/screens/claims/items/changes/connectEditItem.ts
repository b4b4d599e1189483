import { editItemMachine } from '#machines/claims/items/editItem.machine.ts';
import { createItemsApi } from '#src/api/claims/items.ts';
import { createRefusalPorts, mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { announceCancellation } from './announceCancellation.ts';

/** Claims show the name of their item. */
const outdates = ['ITEMS', 'ITEM_ALERTS'] as const;

export const connectEditItem = (portal: Portal): typeof editItemMachine =>
  editItemMachine.provide({
    actors: { edit: mutation(portal, createItemsApi(portal).updateItem, { outdates }) },
    actions: {
      ...createRefusalPorts(portal, 'item'),
      announceEdited: () => portal.notify({ severity: 'success', text: { id: 'notices.item_edited' } }),
      announceGone: ({ context }) => announceCancellation(portal, context.id),
    },
  });
