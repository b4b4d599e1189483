import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Form } from 'react-final-form';

import type { Matter } from '#machines/app/notifier.machine.ts';
import type { AddBagActor, AddBagSnapshot } from '#machines/luggage/addBag.machine.ts';
import type { NewBag } from '#machines/luggage/bag.ts';
import type { EditBagActor, EditBagSnapshot } from '#machines/luggage/editBag.machine.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { LongTextField } from '#src/forms/text/LongTextField.tsx';
import { validateWith } from '#src/forms/validateWith.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { usePortal } from '#src/session/portal.ts';
import { FormDialog } from '#src/wizard/FormDialog.tsx';
import { FormActions } from '#src/wizard/parts/FormActions.tsx';

import { useFlights } from '../useFlights.ts';
import { bagRules } from './bagRules.ts';
import { type BagValues, momentOf, valuesOf, zoneOf } from './bagValues.ts';
import { FlightField } from './FlightField.tsx';
import { PictureField } from './PictureField.tsx';
import { ReportedFields } from './ReportedFields.tsx';

export const ofBags: readonly Matter[] = ['bag'];

type BagDialogProps = {
  flow: AddBagActor | EditBagActor;
  title: TextId;
  submit: TextId;
  /** What is there to begin with. */
  known?: NewBag;
};

const useStyles = makeStyles({ form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' } });

const isWorking = (state: AddBagSnapshot | EditBagSnapshot) => state.hasTag('working');

/** The moment is one thing to the insurer, and two fields here. */
const problemsIn = ({ context: { problems } }: AddBagSnapshot | EditBagSnapshot) => {
  const { reportedOn, ...others } = problems;
  return { ...others, ...(reportedOn && { reportedDate: reportedOn }) };
};

/** Reference, flight, moment and looks of a lost bag. */
export function BagDialog({ flow, title, submit, known }: BagDialogProps) {
  const styles = useStyles();
  const { clock } = usePortal();
  const state = useSelector(flow as EditBagActor, (snapshot) => snapshot);
  const { flights, ...list } = useFlights();
  const [initial] = useState(() => valuesOf(known, clock.now()));
  const isBusy = isWorking(state);
  const flightOf = ({ flightId }: Partial<BagValues>) => flights.find((flight) => flight.flightId === flightId);
  const close = () => flow.send({ type: 'dialog.closed' });

  const send = (typed: Partial<BagValues>) => {
    // To the form, what is emptied is not there.
    const { pir = '', flightId = '', description = '', image = '' } = typed;
    const flight = flightOf(typed);
    const isKept = flightId === known?.flightId;
    const moment = momentOf(typed, zoneOf(flight), known) as NonNullable<ReturnType<typeof momentOf>>;
    flow.send({
      type: 'bag.described',
      pir: pir.trim(),
      flightId,
      tripId: isKept ? known.tripId : (flight?.tripId ?? ''),
      reportedOn: moment.reportedOn,
      reportedOnLocal: moment.reportedOnLocal,
      description: description.trim(),
      image,
    });
    return submitErrors(flow as EditBagActor, isWorking, problemsIn);
  };

  return (
    <FormDialog title={title} about={ofBags} isWorking={isBusy} onClose={close} attributes={flowAttributes(state)}>
      <Form<BagValues>
        initialValues={initial}
        validate={validateWith<BagValues>((values) => bagRules(zoneOf(flightOf(values)), known, clock.now()))}
        onSubmit={send}
      >
        {({ handleSubmit }) => (
          <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
            <ErrorSummary />
            <TextField name="pir" label="luggage.form.pir" hint="luggage.form.pir.hint" autoComplete="off" />
            <FlightField flights={flights} {...list} known={known?.flightId ?? ''} />
            <ReportedFields flightOf={flightOf} known={known} />
            <LongTextField name="description" label="luggage.form.description" hint="luggage.form.description.hint" />
            <PictureField />
            <FormActions next={submit} other="luggage.form.cancel" onOther={close} isBusy={isBusy} />
          </form>
        )}
      </Form>
    </FormDialog>
  );
}
