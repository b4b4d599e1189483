import { grantPermissionMachine } from '#machines/claims/items/grantPermission.machine.ts';
import { createItemsApi } from '#src/api/claims/items.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export function connectGrantPermission(portal: Portal): typeof grantPermissionMachine {
  const { grantPermission, readItems } = createItemsApi(portal);

  return grantPermissionMachine.provide({
    actors: {
      grant: mutation(portal, grantPermission, { whenLeft: 'ITEMS' }),
      readItems: query((_: undefined, signal) => readItems(signal)),
    },
    actions: {
      ...createRefusalPorts(portal, 'permission'),
      announceGranted: () => portal.notify({ severity: 'success', text: { id: 'notices.bank_connected' } }),
      announceGone: () => portal.notify({ severity: 'warning', text: { id: 'notices.item_gone' } }),
      itemsOutdated: () => tellOutdated(portal.app, 'ITEMS'),
    },
  });
}
