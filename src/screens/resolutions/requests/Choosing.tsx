import { Button, makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import { getBlockedReason } from '#machines/resolutions/case/blockedReason.ts';
import { type Choice, hasChoices, listRoutes, type Requested } from '#machines/resolutions/requests/request.ts';
import type { RequestingActor } from '#machines/resolutions/requests/requesting.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { createValidator } from '#src/forms/createValidator.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import type { TextId } from '#src/lib/texts.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { KeepTyped } from '#src/wizard/KeepTyped.tsx';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';
import { useTyped } from '#src/wizard/useTyped.ts';

import { Contact } from '../case/Contact.tsx';
import { HotelLabel } from './HotelLabel.tsx';
import { WayLabel } from './WayLabel.tsx';

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  text: { margin: 0 },
  button: { minHeight: '44px', paddingInline: '20px', justifySelf: 'start', [phone]: { justifySelf: 'stretch' } },
});

const words: Record<Requested, { question: TextId; submit: TextId; missing: TextId; nothing: TextId }> = {
  REBOOKING: {
    question: 'resolutions.rebooking.choose',
    submit: 'resolutions.rebooking.submit',
    missing: 'resolutions.rebooking.missing',
    nothing: 'resolutions.rebooking.nothing',
  },
  HOTEL: {
    question: 'resolutions.hotel.choose',
    submit: 'resolutions.hotel.submit',
    missing: 'resolutions.hotel.missing',
    nothing: 'resolutions.hotel.nothing',
  },
};

type Values = Record<string, string>;
type ChoosingProps = { flow: RequestingActor; remedy: Requested; case: Case };

export function Choosing({ flow, remedy, case: of }: ChoosingProps) {
  const styles = useStyles();
  const note = useId();
  const state = useSelector(flow, (snapshot) => snapshot);
  const { option, doing } = state.context;
  // Nothing runs while the user has to retry.
  const isWorking = doing !== null && !state.matches('outcomeUnknown');
  const { question, submit, missing, nothing } = words[remedy];
  // Unique, because one page can show two of these choices.
  const name = `choice-${remedy.toLowerCase()}`;
  const form = `${name} of ${option.optionId}`;
  const initialValues = useTyped<Values>(form, { [name]: '' });
  const offered = remedy === 'HOTEL' ? hotelsIn(option) : flightsIn(option, of);
  const isOff = getBlockedReason(state.context, remedy, 'customer.choose') !== null;

  if (!hasChoices(option, remedy))
    return (
      <>
        <p className={styles.text}>
          <FormattedMessage id={nothing} />
        </p>
        <div>
          <Button className={styles.button} onClick={() => flow.send({ type: 'retry.requested' })}>
            <FormattedMessage id="resolutions.request.look" />
          </Button>
        </div>
      </>
    );

  return (
    <Form<Values>
      initialValues={initialValues}
      validate={createValidator<Values>({
        [name]: (value) => (offered.some((each) => each.value === value) ? null : missing),
      })}
      onSubmit={(values) => {
        const chosen = offered.find(({ value }) => value === values[name]);
        if (chosen) flow.send({ type: 'choice.made', choice: chosen.choice });
      }}
    >
      {({ handleSubmit }) => (
        <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <KeepTyped form={form} />
          <ErrorSummary />
          <ChoiceGroup name={name} label={question} options={offered} asCards />
          <Muted isSmall>
            <FormattedMessage id="resolutions.choosing.none" /> <Contact />
          </Muted>
          {isOff ? (
            <Muted id={note} isSmall>
              <FormattedMessage id="resolutions.no_rights" />
            </Muted>
          ) : null}
          <Button
            className={styles.button}
            appearance={isOff ? 'secondary' : 'primary'}
            type="submit"
            disabledFocusable={isOff || doing !== null}
            aria-describedby={isOff ? note : undefined}
            aria-busy={isWorking}
          >
            <BusyLabel isBusy={isWorking}>
              <FormattedMessage id={submit} />
            </BusyLabel>
          </Button>
        </form>
      )}
    </Form>
  );
}

type Offered = { value: string; label: ReactNode; description?: ReactNode; choice: Choice };

const flightsIn = ({ alternates }: Option, of: Case): Offered[] =>
  listRoutes(alternates).map((way) => ({
    value: way.linkId,
    label: <WayLabel way={way} case={of} isOffered />,
    choice: { flightIds: way.flights.map(({ flightId }) => flightId) },
  }));

const hotelsIn = ({ hotels }: Option): Offered[] =>
  hotels.map(({ alternateId, description }) => ({
    value: alternateId,
    label: <HotelLabel description={description} />,
    choice: { alternateId },
  }));
