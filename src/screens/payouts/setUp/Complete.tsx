import { FormattedMessage } from 'react-intl';

import type { SetUpPayoutActor } from '#machines/payouts/setUpPayout.machine.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

type CompleteProps = {
  flow: SetUpPayoutActor;
  onward: TextId | undefined;
  attributes: Record<string, string>;
};

/** Says that the payout method is set up, and leads back to the task that required it. */
export function Complete({ flow, onward, attributes }: CompleteProps) {
  useFocusBackWhenGone();
  const close = {
    text: <FormattedMessage id="payouts.complete.close" />,
    onChoose: () => flow.send({ type: 'dialog.closed' }),
  };
  const goOn = onward && {
    text: <FormattedMessage id={onward} />,
    onChoose: () => flow.send({ type: 'onward.requested' }),
  };

  return (
    <Prompt
      title={<FormattedMessage id="payouts.complete.title" />}
      main={goOn ?? close}
      {...(goOn && { stay: close })}
    >
      <div {...attributes}>
        <FormattedMessage id="payouts.complete.body" />
      </div>
    </Prompt>
  );
}
