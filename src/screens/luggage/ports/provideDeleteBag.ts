import { deleteBagMachine } from '#machines/luggage/records/deleteBag.machine.ts';
import { luggageOf } from '#src/api/luggage/luggage.ts';
import { leaveOut } from '#src/session/data/deleted.ts';
import { mutation, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { sayGone } from './changed.ts';

export const provideDeleteBag = (portal: Portal): typeof deleteBagMachine =>
  deleteBagMachine.provide({
    actors: { delete: mutation(portal, luggageOf(portal).deleteBag, { outdates: 'LUGGAGE' }) },
    actions: {
      ...refusalsTo(portal, 'bag'),
      announceDeleted: ({ context }) => {
        leaveOut(portal, context.id);
        portal.notify({ severity: 'success', text: { id: 'notices.bag_deleted' } });
      },
      announceGone: ({ context }) => sayGone(portal, context.id),
    },
  });
