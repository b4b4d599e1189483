import { payoutFieldsMachine } from '#machines/payouts/payoutFields.machine.ts';
import { deletePayoutMethodMachine } from '#machines/payouts/records/deletePayoutMethod.machine.ts';
import { editPayoutMethodMachine, toPayoutChanges } from '#machines/payouts/records/editPayoutMethod.machine.ts';
import { preferPayoutMethodMachine } from '#machines/payouts/records/preferPayoutMethod.machine.ts';
import { createPayoutsApi } from '#src/api/payouts/payouts.ts';
import { textOfCode } from '#src/lib/texts.ts';
import { removeEverywhere } from '#src/session/data/deleted.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

const outdates = 'PAYOUT_METHODS';

/** Provides the editing of a payout method with calls to the insurer. */
export const connectEditMethod = (portal: Portal): typeof editPayoutMethodMachine =>
  editPayoutMethodMachine.provide({
    actors: {
      edit: mutation(
        portal,
        ({ id, changes, key }) =>
          createPayoutsApi(portal).updateMethod({ payoutMethodId: id, changes: toPayoutChanges(changes), key }),
        { outdates },
      ),
    },
    actions: {
      ...createRefusalPorts(portal, 'payout'),
      // The list shows the change.
      announceEdited: () => undefined,
      announceGone: ({ context }) => sayGone(portal, context.id),
    },
  });

export const connectDeleteMethod = (portal: Portal): typeof deletePayoutMethodMachine =>
  deletePayoutMethodMachine.provide({
    actors: {
      delete: mutation(portal, ({ id, key }) => createPayoutsApi(portal).deleteMethod({ payoutMethodId: id, key }), {
        outdates,
      }),
    },
    actions: {
      ...createRefusalPorts(portal, 'payout'),
      announceDeleted: ({ context }) => {
        removeEverywhere(portal, context.id);
        portal.notify({ severity: 'success', text: { id: 'notices.payout_method_removed' } });
      },
      announceGone: ({ context }) => sayGone(portal, context.id),
    },
  });

export const connectPreferMethod = (portal: Portal): typeof preferPayoutMethodMachine =>
  preferPayoutMethodMachine.provide({
    actors: { preferMethod: mutation(portal, createPayoutsApi(portal).preferMethod, { outdates }) },
    actions: {
      ...createRefusalPorts(portal, 'preference'),
      // The dialog shows the missing answer.
      announceUnanswered: () => undefined,
      announcePreferred: () => portal.notify({ severity: 'success', text: { id: 'notices.payout_method_preferred' } }),
      announceGone: ({ context }) => sayGone(portal, context.payoutMethodId),
    },
  });

export const connectPayoutFields = (portal: Portal): typeof payoutFieldsMachine =>
  payoutFieldsMachine.provide({
    actors: { readFields: query(createPayoutsApi(portal).readFields) },
    actions: createRefusalPorts(portal, 'payout'),
  });

/** The notice is general, because it must outlive the dialog. */
function sayGone(portal: Portal, payoutMethodId: string): void {
  removeEverywhere(portal, payoutMethodId);
  portal.notify({ severity: 'warning', text: { id: textOfCode('PAYMENT_METHOD_NOT_FOUND') }, general: true });
}
