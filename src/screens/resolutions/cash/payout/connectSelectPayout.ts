import type { Values } from '#machines/payouts/payouts.ts';
import { selectPayoutMachine } from '#machines/resolutions/cash/selectPayout.machine.ts';
import { addAddressMachine } from '#machines/resolutions/methods/addAddress.machine.ts';
import { toPayoutChanges } from '#machines/resolutions/methods/payoutChanges.ts';
import { switchProviderMachine } from '#machines/resolutions/methods/switchProvider.machine.ts';
import type { Option } from '#machines/resolutions/resolutions.ts';
import { corporateVendor, splitVendor } from '#rules/payouts/methods.ts';
import { createPayoutsApi } from '#src/api/payouts/payouts.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { createRefusalPorts, mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

export function connectSelectPayout(
  portal: Portal,
  { optionId }: Pick<Option, 'optionId'>,
): typeof selectPayoutMachine {
  const { readPayouts, readFields, updateMethod } = createPayoutsApi(portal);
  const about = createRefusalPorts(portal, `option ${optionId}`);
  const userId = () => portal.app.getSnapshot().context.session?.id ?? '';
  const quietly = { announceEdited: () => undefined, announceGone: () => undefined };

  return selectPayoutMachine.provide({
    actors: {
      readPayouts: query(({ isPaidByPartner }, signal) => readPayouts({ userId: userId(), isPaidByPartner }, signal)),
      readFields: query(readFields),
      addAddress: addAddressMachine.provide({
        actors: {
          edit: mutation(
            portal,
            ({ id, changes, key }) =>
              updateMethod({ payoutMethodId: id, changes: toPayoutChanges(said(changes)), key }),
            { outdates: 'PAYOUT_METHODS' },
          ),
        },
        actions: { ...about, ...quietly },
      }),
      switchProvider: switchProviderMachine.provide({
        actors: {
          edit: mutation(
            portal,
            ({ id, changes, key }) => {
              const { description = '', ...fields } = said(changes);
              return updateMethod({
                payoutMethodId: id,
                changes: { ...splitVendor(corporateVendor), type: 'BANK', description, fields },
                key,
              });
            },
            { outdates: 'PAYOUT_METHODS' },
          ),
        },
        actions: { ...about, ...quietly },
      }),
    },
    actions: { ...about, methodsOutdated: () => tellOutdated(portal.app, 'PAYOUT_METHODS') },
  });
}

const said = (changes: Partial<Values>): Values =>
  Object.fromEntries(Object.entries(changes).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
