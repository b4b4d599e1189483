import { claimOptionMachine } from '#machines/resolutions/cash/claimOption.machine.ts';
import { resolutionsOf } from '#src/api/resolutions/resolutions.ts';
import { mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { optionRefusals } from '../optionRefusals.ts';
import type { OptionViewProps } from '../optionView.ts';
import { provideSelectPayout } from './payout/provideSelectPayout.ts';

type Told = Pick<OptionViewProps, 'option' | 'onChanged' | 'onFailed'>;

/** A claim, connected to the insurer. What is paid is off the policy's cap. */
export function provideClaimOption(portal: Portal, { option, onChanged, onFailed }: Told): typeof claimOptionMachine {
  const { submit, confirm, readCase } = resolutionsOf(portal);
  const done = (id: string) => portal.notify({ severity: 'success', text: { id } });

  return claimOptionMachine.provide({
    actors: {
      selectPayout: provideSelectPayout(portal, option),
      submit: mutation(portal, submit, { outdates: 'PAYOUT_METHODS' }),
      confirm: mutation(portal, confirm, { outdates: 'POLICIES' }),
      readCase: query(readCase),
    },
    actions: {
      ...optionRefusals(portal, `option ${option.optionId}`),
      announceSubmitted: () => done('notices.resolution_submitted'),
      announceConfirmed: () => done('notices.resolution_confirmed'),
      announceFailed: ({ context }) => onFailed(context.option),
      caseOutdated: ({ context }) => onChanged(context.option),
    },
  });
}
