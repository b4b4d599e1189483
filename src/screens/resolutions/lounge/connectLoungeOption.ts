import { getOptionStatus } from '#machines/resolutions/case/blockedReason.ts';
import { loungeOptionMachine } from '#machines/resolutions/lounge/loungeOption.machine.ts';
import { createResolutionsApi } from '#src/api/resolutions/resolutions.ts';
import type { TextId } from '#src/lib/texts.ts';
import { mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { optionRefusals } from '../optionRefusals.ts';
import type { OptionViewProps } from '../optionView.ts';

type Heard = Pick<OptionViewProps, 'option' | 'onChanged' | 'onFailed'>;

export const connectLoungeOption =
  ({ option, onChanged, onFailed }: Heard) =>
  (portal: Portal): typeof loungeOptionMachine => {
    const { submit, confirm, patch, readCase } = createResolutionsApi(portal);
    const say = (id: TextId) => portal.notify({ severity: 'success', text: { id } });

    return loungeOptionMachine.provide({
      actors: {
        submit: mutation(portal, submit),
        confirm: mutation(portal, confirm),
        patch: mutation(portal, (asked) => patch({ ...asked, status: 'Confirmed' })),
        readCase: query(readCase),
      },
      actions: {
        ...optionRefusals(portal, `option ${option.optionId}`),
        // A booked lounge still needs the customer's confirmation.
        announceSubmitted: ({ context: { option } }) =>
          say(
            getOptionStatus(option, 'LOUNGE') === 'Booked' ? 'notices.lounge_booked' : 'notices.resolution_submitted',
          ),
        announceConfirmed: () => say('notices.resolution_confirmed'),
        startCooldown: ({ context }) => onFailed(context.option),
        caseOutdated: ({ context }) => onChanged(context.option),
      },
    });
  };
