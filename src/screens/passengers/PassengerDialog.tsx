import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Form } from 'react-final-form';

import type { Matter } from '#machines/app/notifier.machine.ts';
import type { AddPassengerActor, AddPassengerSnapshot } from '#machines/passengers/addPassenger.machine.ts';
import type { EditPassengerActor, EditPassengerSnapshot } from '#machines/passengers/editPassenger.machine.ts';
import type { NewPassenger } from '#machines/passengers/passenger.ts';
import { nameProblem } from '#rules/people/names.ts';
import { phoneIn, phoneProblem, shownPhone } from '#rules/people/phone.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { PhoneField } from '#src/forms/PhoneField.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { validateWith } from '#src/forms/validateWith.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { FormDialog } from '#src/wizard/FormDialog.tsx';
import { FormActions } from '#src/wizard/parts/FormActions.tsx';

export const ofPassengers: readonly Matter[] = ['passenger'];

type PassengerFlow = AddPassengerActor | EditPassengerActor;

type PassengerDialogProps = {
  flow: PassengerFlow;
  title: TextId;
  submit: TextId;
  /** Whose details are there to begin with. */
  known?: NewPassenger;
};

const useStyles = makeStyles({ form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' } });

const isWorking = (state: AddPassengerSnapshot | EditPassengerSnapshot) => state.hasTag('working');

/** First name, last name and phone of somebody who may travel. Nothing of it is kept for another day. */
export function PassengerDialog({ flow, title, submit, known }: PassengerDialogProps) {
  const styles = useStyles();
  const state = useSelector(flow as EditPassengerActor, (snapshot) => snapshot);
  const isBusy = isWorking(state);
  const close = () => flow.send({ type: 'dialog.closed' });
  const shown = known && {
    ...known,
    mobilePhoneNumber: shownPhone(known.mobilePhoneNumber) ?? known.mobilePhoneNumber,
  };
  // What the insurer has is not judged anew.
  const unlessKnown =
    <Problem,>(field: keyof NewPassenger, problemIn: (text: string) => Problem) =>
    (text: string) =>
      text === shown?.[field] ? null : problemIn(text);

  const send = (typed: NewPassenger) => {
    const sent = (field: keyof NewPassenger, text: string) =>
      known && typed[field] === shown?.[field] ? known[field] : text;
    flow.send({
      type: 'passenger.described',
      name: sent('name', typed.name.trim()),
      surname: sent('surname', typed.surname.trim()),
      mobilePhoneNumber: sent('mobilePhoneNumber', phoneIn(typed.mobilePhoneNumber)?.number ?? typed.mobilePhoneNumber),
    });
    return submitErrors(flow as EditPassengerActor, isWorking, ({ context }) => context.problems);
  };

  return (
    <FormDialog
      title={title}
      about={ofPassengers}
      isWorking={isBusy}
      onClose={close}
      attributes={flowAttributes(state)}
    >
      <Form<NewPassenger>
        {...(shown && { initialValues: shown })}
        validate={validateWith<NewPassenger>({
          name: unlessKnown('name', nameProblem('validation.first_name')),
          surname: unlessKnown('surname', nameProblem('validation.last_name')),
          mobilePhoneNumber: unlessKnown('mobilePhoneNumber', phoneProblem),
        })}
        onSubmit={send}
      >
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
            <TextField name="name" label="passengers.form.name" autoComplete={known ? 'off' : 'given-name'} />
            <TextField name="surname" label="passengers.form.surname" autoComplete={known ? 'off' : 'family-name'} />
            <PhoneField
              name="mobilePhoneNumber"
              label="passengers.form.phone"
              hint="passengers.form.phone.hint"
              autoComplete={known ? 'off' : 'tel'}
              read={shownPhone}
            />
            <FormActions next={submit} other="passengers.form.cancel" onOther={close} isBusy={isBusy} />
          </form>
        )}
      </Form>
    </FormDialog>
  );
}
