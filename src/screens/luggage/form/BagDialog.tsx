import { useState } from 'react';
import type { Bag, NewBag } from '#machines/luggage/bag.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { typedCode } from '#rules/text/typedText.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { LongTextField } from '#src/forms/text/LongTextField.tsx';
import type { TextId } from '#src/lib/texts.ts';
import { usePortal } from '#src/session/portal.ts';
import { DetailsDialog, type DetailsFlow } from '#src/wizard/dialogs/DetailsDialog.tsx';

import { useFlights } from '../useFlights.ts';
import { bagRules } from './bagRules.ts';
import { type BagValues, getInitialValues, getReportZone, toReportMoment } from './bagValues.ts';
import { FlightField } from './FlightField.tsx';
import { PictureField } from './PictureField.tsx';
import { ReportedFields } from './ReportedFields.tsx';

export const bagTopics: readonly Topic[] = ['bag'];

type BagDialogProps = {
  flow: DetailsFlow<NewBag, Bag>;
  title: TextId;
  submit: TextId;
  known?: NewBag;
};

export function BagDialog({ known, ...dialog }: BagDialogProps) {
  const { clock } = usePortal();
  const { flights, ...list } = useFlights();
  const [initial] = useState(() => getInitialValues(known, clock.now()));
  const flightOf = ({ flightId }: Partial<BagValues>) => flights.find((flight) => flight.flightId === flightId);

  const detailsIn = (typed: Partial<BagValues>): NewBag => {
    // The form library leaves out fields that were emptied.
    const { pir = '', flightId = '', description = '', image = '' } = typed;
    const flight = flightOf(typed);
    const isKept = flightId === known?.flightId;
    const { reportedOn, reportedOnLocal } = toReportMoment(typed, getReportZone(flight), known) as NonNullable<
      ReturnType<typeof toReportMoment>
    >;
    return {
      // Normalised to the format that airlines print, however it was dictated or copied.
      pir: typedCode(pir).toUpperCase(),
      flightId,
      tripId: isKept ? known.tripId : (flight?.tripId ?? ''),
      reportedOn,
      reportedOnLocal,
      description: description.trim(),
      image,
    };
  };

  return (
    <DetailsDialog<BagValues, NewBag, Bag>
      {...dialog}
      isKept
      about={bagTopics}
      cancel="luggage.form.cancel"
      initialValues={initial}
      validate={createValidator<BagValues>((values) => bagRules(getReportZone(flightOf(values)), known, clock.now()))}
      detailsIn={detailsIn}
      // The insurer has one field for the moment, the form two.
      problemsIn={({ reportedOn, ...others }) => ({ ...others, ...(reportedOn && { reportedDate: reportedOn }) })}
    >
      <TextField name="pir" label="luggage.form.pir" hint="luggage.form.pir.hint" autoComplete="off" />
      <FlightField flights={flights} {...list} known={known?.flightId ?? ''} />
      <ReportedFields flightOf={flightOf} known={known} />
      <LongTextField name="description" label="luggage.form.description" hint="luggage.form.description.hint" />
      <PictureField />
    </DetailsDialog>
  );
}
