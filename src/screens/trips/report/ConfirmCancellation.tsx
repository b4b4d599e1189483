import { FormattedMessage } from 'react-intl';

import type { NotifyDisruptionActor } from '#machines/trips/notifyDisruption.machine.ts';
import { useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

import type { Flight } from '../trip.ts';

/** Asks twice, because a reported cancellation cannot be withdrawn here. */
export function ConfirmCancellation({ flow, flight }: { flow: NotifyDisruptionActor; flight: Flight }) {
  const values = { flight: flight.flightNumber };
  useFocusBackWhenGone();

  return (
    <Prompt
      title={<FormattedMessage id="disruption.confirm.title" values={values} />}
      main={{
        text: <FormattedMessage id="disruption.confirm.no" />,
        onChoose: () => flow.send({ type: 'cancellation.withdrawn' }),
      }}
      other={{
        text: <FormattedMessage id="disruption.confirm.yes" />,
        onChoose: () => flow.send({ type: 'cancellation.confirmed' }),
      }}
    >
      <FormattedMessage id="disruption.confirm.body" values={values} />
    </Prompt>
  );
}
