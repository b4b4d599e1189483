import { editBagMachine } from '#machines/luggage/records/editBag.machine.ts';
import { createLuggageApi } from '#src/api/luggage/luggage.ts';
import { mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { announceDeletion } from '../announceDeletion.ts';
import { formRefusals } from './formRefusals.ts';

export const connectEditBag = (portal: Portal): typeof editBagMachine =>
  editBagMachine.provide({
    actors: { edit: mutation(portal, createLuggageApi(portal).updateBag, { outdates: 'LUGGAGE' }) },
    actions: {
      ...formRefusals(portal),
      announceEdited: () => portal.notify({ severity: 'success', text: { id: 'notices.bag_edited' } }),
      announceGone: ({ context }) => announceDeletion(portal, context.id),
    },
  });
