import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { DeletePassengerOutput } from '#machines/passengers/deletePassenger.machine.ts';
import type { Passenger } from '#machines/passengers/passenger.ts';
import { fullName } from '#rules/people/passengers.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { Told } from '#src/session/notices/Told.tsx';
import { Prompt } from '#src/ui/Prompt.tsx';
import { useFocusBackWhenGone } from '#src/ui/useFocusBack.ts';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';
import { Waiting } from '#src/wizard/parts/Waiting.tsx';

import { ofPassengers } from '../PassengerDialog.tsx';
import { provideDeletePassenger } from './provideDeletePassenger.ts';

const useStyles = makeStyles({ words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' } });

const asking = {
  title: 'passengers.delete.title',
  body: 'passengers.delete.body',
  close: 'passengers.delete.keep',
} as const;

/** Nobody can promise any more that they are kept. */
const unanswered = {
  title: 'passengers.delete.unanswered.title',
  body: 'passengers.delete.unanswered.body',
  close: 'passengers.delete.unanswered.close',
} as const;

type DeletePassengerProps = {
  passenger: Passenger;
  /** The trips that they are insured on. */
  trips: ReactNode;
  onDone: (end: DeletePassengerOutput) => void;
};

/** Asks first, and by name; says why not, where the insurer keeps somebody. */
export function DeletePassenger({ passenger, trips, onDone }: DeletePassengerProps) {
  const styles = useStyles();
  const { passengerId } = passenger;
  const input = { passengerId, newKey: () => crypto.randomUUID() };
  const flow = useFlow(provideDeletePassenger, { input, about: ofPassengers, onDone });
  const state = useSelector(flow, (snapshot) => snapshot);
  useFocusBackWhenGone();
  const values = { name: fullName(passenger) };
  const isBusy = state.hasTag('working');
  const close = () => flow.send({ type: 'dialog.closed' });

  if (state.matches('inUse'))
    return (
      <Prompt
        key="in use"
        title={<FormattedMessage id="passengers.delete.in_use.title" values={values} />}
        main={{ text: <FormattedMessage id="passengers.delete.in_use.close" />, onChoose: close }}
      >
        <div className={styles.words} {...flowAttributes(state)}>
          <FormattedMessage id="passengers.delete.in_use.body" />
          <div>{trips}</div>
        </div>
      </Prompt>
    );
  const words = state.matches('unanswered') ? unanswered : asking;
  return (
    <Prompt
      title={<FormattedMessage id={words.title} values={values} />}
      main={{ text: <FormattedMessage id={words.close} />, onChoose: close }}
      other={{
        text: (
          <BusyLabel isBusy={isBusy}>
            <FormattedMessage id="passengers.delete.submit" />
          </BusyLabel>
        ),
        onChoose: () => flow.send({ type: 'deletion.confirmed' }),
      }}
      isBusy={isBusy}
    >
      <div className={styles.words} {...flowAttributes(state)}>
        <FormattedMessage id={words.body} />
        {isBusy ? <Waiting text="wizard.waiting" /> : null}
        <Told about={ofPassengers} />
      </div>
    </Prompt>
  );
}
