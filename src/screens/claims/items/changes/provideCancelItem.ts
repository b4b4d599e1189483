import { cancelItemMachine } from '#machines/claims/items/cancelItem.machine.ts';
import { itemsOf } from '#src/api/claims/items.ts';
import { leaveOut } from '#src/session/data/deleted.ts';
import { mutation, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { sayGone } from './gone.ts';

const outdates = ['ITEMS', 'ITEM_ALERTS', 'POLICIES'] as const;

export const provideCancelItem = (portal: Portal): typeof cancelItemMachine =>
  cancelItemMachine.provide({
    actors: { cancel: mutation(portal, itemsOf(portal).cancelItem, { outdates }) },
    actions: {
      ...refusalsTo(portal, 'item'),
      announceCancelled: ({ context }) => {
        leaveOut(portal, context.id);
        portal.notify({ severity: 'success', text: { id: 'notices.insurance_cancelled' } });
      },
      announceGone: ({ context }) => sayGone(portal, context.id),
    },
  });
