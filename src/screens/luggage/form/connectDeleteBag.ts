import { deleteBagMachine } from '#machines/luggage/records/deleteBag.machine.ts';
import { createLuggageApi } from '#src/api/luggage/luggage.ts';
import { removeEverywhere } from '#src/session/data/deleted.ts';
import { createRefusalPorts, mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { announceDeletion } from '../announceDeletion.ts';

export const connectDeleteBag = (portal: Portal): typeof deleteBagMachine =>
  deleteBagMachine.provide({
    actors: { delete: mutation(portal, createLuggageApi(portal).deleteBag, { outdates: 'LUGGAGE' }) },
    actions: {
      ...createRefusalPorts(portal, 'bag'),
      announceDeleted: ({ context }) => {
        removeEverywhere(portal, context.id);
        portal.notify({ severity: 'success', text: { id: 'notices.bag_deleted' } });
      },
      announceGone: ({ context }) => announceDeletion(portal, context.id),
    },
  });
