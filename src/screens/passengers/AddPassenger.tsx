import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Form } from 'react-final-form';

import type { Matter } from '#machines/app/notifier.machine.ts';
import type { AddPassengerActor, AddPassengerSnapshot } from '#machines/passengers/addPassenger.machine.ts';
import { nameProblem } from '#rules/people/names.ts';
import { phoneIn, phoneProblem, shownPhone } from '#rules/people/phone.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { PhoneField } from '#src/forms/PhoneField.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { validateWith } from '#src/forms/validateWith.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { FlowDialog } from '#src/wizard/FlowDialog.tsx';
import { FormActions } from '#src/wizard/parts/FormActions.tsx';

type Values = { name: string; surname: string; mobilePhoneNumber: string };

const useStyles = makeStyles({ form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' } });

export const ofPassengers: readonly Matter[] = ['passenger'];

const isAdding = (state: AddPassengerSnapshot) => state.matches('adding');

const validate = validateWith<Values>({
  name: nameProblem('validation.first_name'),
  surname: nameProblem('validation.last_name'),
  mobilePhoneNumber: phoneProblem,
});

/** First name, last name and phone of somebody who may travel. Nothing of it is kept for another day. */
export function AddPassenger({ flow }: { flow: AddPassengerActor }) {
  const styles = useStyles();
  const state = useSelector(flow, (snapshot) => snapshot);
  const isBusy = isAdding(state);
  const close = () => flow.send({ type: 'dialog.closed' });

  const submit = ({ name, surname, mobilePhoneNumber }: Values) => {
    flow.send({
      type: 'passenger.described',
      name: name.trim(),
      surname: surname.trim(),
      mobilePhoneNumber: phoneIn(mobilePhoneNumber)?.number ?? mobilePhoneNumber,
    });
    return submitErrors(flow, isAdding, ({ context }) => context.problems);
  };

  return (
    <FlowDialog
      title="passengers.add.title"
      about={ofPassengers}
      isWorking={isBusy}
      onClose={close}
      attributes={flowAttributes(state)}
    >
      <Form<Values> validate={validate} onSubmit={submit}>
        {({ handleSubmit }) => (
          <form
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              // A dialog in a wizard: its form is not the wizard's.
              event.stopPropagation();
              void handleSubmit(event);
            }}
          >
            <ErrorSummary />
            <TextField name="name" label="passengers.add.name" autoComplete="given-name" />
            <TextField name="surname" label="passengers.add.surname" autoComplete="family-name" />
            <PhoneField
              name="mobilePhoneNumber"
              label="passengers.add.phone"
              hint="passengers.add.phone.hint"
              read={shownPhone}
            />
            <FormActions next="passengers.add.submit" other="passengers.add.cancel" onOther={close} isBusy={isBusy} />
          </form>
        )}
      </Form>
    </FlowDialog>
  );
}
