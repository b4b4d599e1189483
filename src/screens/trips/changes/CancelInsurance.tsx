import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Matter } from '#machines/app/notifier.machine.ts';
import type { CancelInsuranceOutput } from '#machines/insurance/changes/cancelInsurance.machine.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { ContactUs } from '#src/session/ContactUs.tsx';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { Told } from '#src/session/notices/Told.tsx';
import { TooLate } from '#src/session/trips/TooLate.tsx';
import { useTrips } from '#src/session/trips/useTrips.ts';
import { useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';
import { Waiting } from '#src/wizard/parts/Waiting.tsx';

import type { Trip } from '../trip.ts';
import { useTripName } from '../useTripName.ts';
import { InsuredFlights } from './InsuredFlights.tsx';
import { provideCancelInsurance } from './provideCancelInsurance.ts';

const ofInsurance: readonly Matter[] = ['insurance'];
const useStyles = makeStyles({ words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' } });

const sure = {
  title: 'trips.cancel.sure.title',
  body: 'trips.cancel.sure.body',
  close: 'trips.cancel.sure.no',
  confirm: 'trips.cancel.sure.yes',
} as const;

/** Nobody can promise any more that it is kept. */
const unanswered = {
  title: 'trips.cancel.unanswered.title',
  body: 'trips.cancel.unanswered.body',
  close: 'trips.cancel.unanswered.close',
  confirm: 'trips.cancel.unanswered.again',
} as const;

type CancelInsuranceProps = { trip: Trip; onDone: (end: CancelInsuranceOutput) => void };

/** Shows what is insured, then asks once more. */
export function CancelInsurance({ trip, onDone }: CancelInsuranceProps) {
  const styles = useStyles();
  const { tripId } = trip;
  const values = { trip: useTripName(trip) };
  const input = { tripId, newKey: () => crypto.randomUUID() };
  const flow = useFlow(provideCancelInsurance, { input, about: ofInsurance, onDone });
  const state = useSelector(flow, (snapshot) => snapshot);
  const { data } = useTrips();
  const isMissed = data !== null && !data.trips.some((each) => each.tripId === tripId);
  const isToBeMissed = isMissed && state.can({ type: 'trip.missed' });
  useFocusBackWhenGone();
  useEffect(() => {
    if (isToBeMissed) flow.send({ type: 'trip.missed' });
  }, [flow, isToBeMissed]);
  const isBusy = state.hasTag('working');
  const close = () => flow.send({ type: 'dialog.closed' });

  if (state.matches('locked'))
    return <TooLate title="trips.cancel.locked" attributes={flowAttributes(state)} onClose={close} />;
  if (state.matches('details'))
    return (
      <Prompt
        key="details"
        title={<FormattedMessage id="trips.cancel.title" />}
        main={{ text: <FormattedMessage id="trips.cancel.keep" />, onChoose: close }}
        other={{
          text: <FormattedMessage id="trips.cancel.confirm" />,
          onChoose: () => flow.send({ type: 'cancellation.requested' }),
        }}
      >
        <div className={styles.words} {...flowAttributes(state)}>
          <InsuredFlights trip={trip} />
          <ContactUs text="trips.cancel.contact" />
          <Told about={ofInsurance} />
        </div>
      </Prompt>
    );
  const isOpen = state.matches('unanswered');
  const words = isOpen ? unanswered : sure;
  return (
    <Prompt
      key="sure"
      title={<FormattedMessage id={words.title} />}
      main={{
        text: <FormattedMessage id={words.close} />,
        onChoose: () => (isOpen ? close() : flow.send({ type: 'cancellation.declined' })),
      }}
      other={{
        text: (
          <BusyLabel isBusy={isBusy}>
            <FormattedMessage id={words.confirm} />
          </BusyLabel>
        ),
        onChoose: () => flow.send({ type: 'cancellation.confirmed' }),
      }}
      isBusy={isBusy}
    >
      <div className={styles.words} {...flowAttributes(state)}>
        <FormattedMessage id={words.body} values={values} />
        {isBusy ? <Waiting text="wizard.waiting" /> : null}
        <Told about={ofInsurance} />
      </div>
    </Prompt>
  );
}
