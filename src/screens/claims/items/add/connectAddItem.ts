import { addItemMachine } from '#machines/claims/items/addItem.machine.ts';
import { createItemsApi } from '#src/api/claims/items.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export function connectAddItem(portal: Portal): typeof addItemMachine {
  const { readProposition, addItem, readItems } = createItemsApi(portal);
  const refusals = createRefusalPorts(portal, 'item');

  return addItemMachine.provide({
    actors: {
      readProposition: query(readProposition),
      addItem: mutation(portal, addItem, { outdates: 'POLICIES', whenLeft: 'ITEMS' }),
      readItems: query((_: undefined, signal) => readItems(signal)),
    },
    actions: {
      ...refusals,
      sayRefused: (_, { reaction }) => {
        if (reaction.kind !== 'error') refusals.react(_, { reaction });
        else
          portal.notify({
            severity: 'error',
            about: 'item',
            text: reaction.message
              ? { id: 'claims.items.add.refused.said', values: { said: reaction.message } }
              : { id: 'claims.items.add.refused' },
          });
      },
      itemsOutdated: () => tellOutdated(portal.app, 'ITEMS'),
    },
  });
}
