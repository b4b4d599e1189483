import { viewBagMachine } from '#machines/luggage/viewBag.machine.ts';
import { createBagReader } from '#src/api/luggage/luggage.ts';
import { createRefusalPorts, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { announceDeletion } from '../announceDeletion.ts';

export const connectViewBag = (portal: Portal): typeof viewBagMachine =>
  viewBagMachine.provide({
    actors: { readBag: query(createBagReader(portal)) },
    actions: {
      ...createRefusalPorts(portal, 'bag details'),
      announceGone: ({ context }) => announceDeletion(portal, context.bagId),
    },
  });
