import { viewBagMachine } from '#machines/luggage/viewBag.machine.ts';
import { readingOf } from '#src/api/luggage/luggage.ts';
import { query, refusalsTo } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { sayGone } from './changed.ts';

export const provideViewBag = (portal: Portal): typeof viewBagMachine =>
  viewBagMachine.provide({
    actors: { readBag: query(readingOf(portal)) },
    actions: {
      ...refusalsTo(portal, 'bag details'),
      announceGone: ({ context }) => sayGone(portal, context.bagId),
    },
  });
