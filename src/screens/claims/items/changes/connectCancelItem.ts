import { cancelItemMachine } from '#machines/claims/items/cancelItem.machine.ts';
import { createItemsApi } from '#src/api/claims/items.ts';
import { removeEverywhere } from '#src/session/data/deleted.ts';
import { createRefusalPorts, mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { announceCancellation } from './announceCancellation.ts';

const outdates = ['ITEMS', 'ITEM_ALERTS', 'POLICIES'] as const;

export const connectCancelItem = (portal: Portal): typeof cancelItemMachine =>
  cancelItemMachine.provide({
    actors: { cancel: mutation(portal, createItemsApi(portal).cancelItem, { outdates }) },
    actions: {
      ...createRefusalPorts(portal, 'item'),
      announceCancelled: ({ context }) => {
        removeEverywhere(portal, context.id);
        portal.notify({ severity: 'success', text: { id: 'notices.insurance_cancelled' } });
      },
      announceGone: ({ context }) => announceCancellation(portal, context.id),
    },
  });
