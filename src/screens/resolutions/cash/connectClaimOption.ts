import { isSent } from '#machines/resolutions/cash/claim.ts';
import { claimOptionMachine } from '#machines/resolutions/cash/claimOption.machine.ts';
import type { Option } from '#machines/resolutions/resolutions.ts';
import { createPayoutsApi } from '#src/api/payouts/payouts.ts';
import { createResolutionsApi } from '#src/api/resolutions/resolutions.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { optionRefusals } from '../optionRefusals.ts';
import type { OptionViewProps } from '../optionView.ts';
import { connectSelectPayout } from './payout/connectSelectPayout.ts';

/** `sumOf` returns the formatted amount; null for points or if the amount is unknown. */
type Told = Pick<OptionViewProps, 'option' | 'onChanged' | 'onFailed'> & { sumOf: (option: Option) => string | null };

export function connectClaimOption(
  portal: Portal,
  { option, sumOf, onChanged, onFailed }: Told,
): typeof claimOptionMachine {
  const { submit, confirm, readCase } = createResolutionsApi(portal);
  const { readMethods } = createPayoutsApi(portal);
  const userId = () => portal.app.getSnapshot().context.session?.id ?? '';
  const selectPayout = connectSelectPayout(portal, option);
  const about = `option ${option.optionId}` as const;
  const done = (usual: string, ofMoney: string, amount: string | null) =>
    portal.notify({
      severity: 'success',
      text: amount === null ? { id: usual } : { id: ofMoney, values: { amount } },
    });

  return claimOptionMachine.provide({
    actors: {
      selectPayout,
      changePayout: selectPayout,
      readMethods: query((_, signal) => readMethods({ userId: userId() }, signal)),
      submit: mutation(portal, submit, { outdates: 'PAYOUT_METHODS' }),
      confirm: mutation(portal, confirm, { outdates: 'POLICIES' }),
      readCase: query(readCase),
    },
    actions: {
      ...optionRefusals(portal, about),
      announcePayoutFailed: () =>
        portal.notify({ severity: 'error', text: { id: 'errors.payout_request_failed' }, about }),
      methodsOutdated: () => tellOutdated(portal.app, 'PAYOUT_METHODS'),
      announceSubmitted: ({ context: { option } }) =>
        done(
          'notices.resolution_submitted',
          'notices.money_claimed',
          option.status === 'Requested' ? sumOf(option) : null,
        ),
      // Leave out the amount if the money was sent before: it is not sent again.
      announceConfirmed: ({ context: { option } }) =>
        done('notices.resolution_confirmed', 'notices.money_confirmed', isSent(option) ? null : sumOf(option)),
      startCooldown: ({ context }) => onFailed(context.option),
      caseOutdated: ({ context }) => onChanged(context.option),
    },
  });
}
