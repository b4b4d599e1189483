import { addMonitoredItemMachine } from '#machines/monitoring/addMonitoredItem/addMonitoredItem.machine.ts';
import { deleteMonitoredItemMachine } from '#machines/monitoring/deleteMonitoredItem/deleteMonitoredItem.machine.ts';
import { renameMonitoredItemMachine } from '#machines/monitoring/renameMonitoredItem/renameMonitoredItem.machine.ts';
import { tokenFrameMachine } from '#machines/monitoring/tokenFrame/tokenFrame.machine.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { createMonitoredItemsApi } from '#src/api/monitoring/monitoredItems.ts';
import { frameOrigin } from '#src/lib/browser/frameOrigin.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import type { FrameHandle } from '../card/frameHandle.ts';
import { createReadList } from '../list/connectMonitoredList.ts';

/** The topic of the dialogs' notices. */
export const aboutItem: readonly Topic[] = ['monitored item'];

// The page around a dialog refreshes the list, because it knows which change to wait for.
const changes = { whenLeft: 'OWL_MONITORED_DATA' } as const;

const apiFor = ({ app, client }: Portal) =>
  createMonitoredItemsApi({ client, userId: app.getSnapshot().context.session?.id ?? '' });

const announce = ({ notify }: Portal, id: string) => notify({ severity: 'success', text: { id } });

function connectTokenFrame(portal: Portal, frame: FrameHandle): typeof tokenFrameMachine {
  const own = window.location.origin;

  return tokenFrameMachine.provide({
    actors: {
      generate: query(async (_, signal) => {
        const page = await apiFor(portal).createTokenFrame({ origin: own, css: frame.readCss() }, signal);
        if (page.kind === 'generated' && frameOrigin(page.url, own) === null)
          throw new Error('The tokeniser gave no address of a page of its own.');
        return page;
      }),
    },
    actions: {
      react: createRefusalPorts(portal, 'monitored item').react,
      postSubmit: () => frame.post({ type: 'submit' }),
      // oxlint-disable-next-line eslint/no-console -- The specification wants a failed tokeniser call logged (P§7).
      logFailure: ({ event }) => console.warn('The card frame failed.', event.type),
    },
  });
}

/** Connects adding an item to the insurer, and to the frame for card numbers. */
export const connectAddMonitoredItem = (portal: Portal, frame: FrameHandle): typeof addMonitoredItemMachine =>
  addMonitoredItemMachine.provide({
    actors: {
      tokenFrame: connectTokenFrame(portal, frame),
      addItem: mutation(portal, apiFor(portal).addItem, changes),
      readList: query(createReadList(portal)),
    },
    actions: {
      ...createRefusalPorts(portal, 'monitored item'),
      announceAdded: () => announce(portal, 'notices.monitored_added'),
      announceNotReceived: () =>
        portal.notify({
          severity: 'warning',
          text: { id: 'notices.monitored_not_received' },
          about: 'monitored item',
        }),
    },
  });

export const connectRenameMonitoredItem = (portal: Portal): typeof renameMonitoredItemMachine =>
  renameMonitoredItemMachine.provide({
    actors: { edit: mutation(portal, apiFor(portal).renameItem, changes) },
    actions: {
      ...createRefusalPorts(portal, 'monitored item'),
      announceEdited: () => announce(portal, 'notices.monitored_renamed'),
      announceGone: () => portal.notify({ severity: 'warning', text: { id: 'notices.monitored_gone' } }),
    },
  });

export const connectDeleteMonitoredItem = (portal: Portal): typeof deleteMonitoredItemMachine =>
  deleteMonitoredItemMachine.provide({
    actors: { delete: mutation(portal, apiFor(portal).deleteItem, changes) },
    actions: {
      ...createRefusalPorts(portal, 'monitored item'),
      announceDeleted: () => announce(portal, 'notices.monitored_deleted'),
      // The item no longer exists, which is the outcome that the customer asked for.
      announceGone: () => announce(portal, 'notices.monitored_deleted'),
    },
  });
