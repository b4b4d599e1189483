import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

import { connectPreferMethod } from './ports.ts';

type PreferMethodProps = { method: PayoutMethod; onDone: () => void };

/** Makes a payout method the preferred one without asking. Shows a dialog only if no answer arrives. */
export function PreferMethod({ method: { payoutMethodId, description }, onDone }: PreferMethodProps) {
  const flow = useFlow(connectPreferMethod, { input: { payoutMethodId, key: crypto.randomUUID() }, onDone });
  const state = useSelector(flow, (snapshot) => snapshot);

  return (
    <div {...flowAttributes(state)}>
      {state.matches('unanswered') ? (
        <Unanswered
          description={description}
          onAgain={() => flow.send({ type: 'preference.requested' })}
          onClose={() => flow.send({ type: 'dialog.closed' })}
        />
      ) : null}
    </div>
  );
}

type UnansweredProps = { description: string; onAgain: () => void; onClose: () => void };

function Unanswered({ description, onAgain, onClose }: UnansweredProps) {
  useFocusBackWhenGone();

  return (
    <Prompt
      title={<FormattedMessage id="payouts.prefer.unanswered" values={{ description }} />}
      main={{ text: <FormattedMessage id="payouts.prefer.again" />, onChoose: onAgain }}
      stay={{ text: <FormattedMessage id="payouts.form.close" />, onChoose: onClose }}
    >
      <FormattedMessage id="payouts.prefer.unanswered.body" />
    </Prompt>
  );
}
