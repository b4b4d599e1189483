import type { requesting } from '#machines/resolutions/requests/requesting.ts';
import { createResolutionsApi } from '#src/api/resolutions/resolutions.ts';
import { mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { optionRefusals } from '../optionRefusals.ts';
import type { OptionViewProps } from '../optionView.ts';

type Around = Pick<OptionViewProps, 'about' | 'onChanged'> & { onMoved: () => void };

export const connectRequest =
  <Machine extends ReturnType<typeof requesting>>(machine: Machine, { about, onChanged, onMoved }: Around) =>
  (portal: Portal): ReturnType<typeof requesting> => {
    const { submit, readCase } = createResolutionsApi(portal);
    const [topic = 'case'] = about;

    return machine.provide({
      actors: { submit: mutation(portal, submit), readCase: query(readCase) },
      actions: {
        ...optionRefusals(portal, topic),
        announceSubmitted: () => portal.notify({ severity: 'success', text: { id: 'notices.request_submitted' } }),
        caseOutdated: ({ context }) => onChanged(context.option),
        selectAgain: onMoved,
      },
    });
  };
