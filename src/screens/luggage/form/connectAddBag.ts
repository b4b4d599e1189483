import { addBagMachine } from '#machines/luggage/records/addBag.machine.ts';
import { createLuggageApi } from '#src/api/luggage/luggage.ts';
import { mutation } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { formRefusals } from './formRefusals.ts';

export const connectAddBag = (portal: Portal): typeof addBagMachine =>
  addBagMachine.provide({
    actors: { add: mutation(portal, createLuggageApi(portal).createBag, { outdates: 'LUGGAGE' }) },
    actions: {
      ...formRefusals(portal),
      announceAdded: () => portal.notify({ severity: 'success', text: { id: 'notices.bag_added' } }),
    },
  });
