import type { NewPassenger, Passenger } from '#machines/passengers/addPassenger.machine.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { longestName, nameProblem } from '#rules/people/names.ts';
import { parsePhone, phoneProblem, shownPhone } from '#rules/people/phone.ts';
import { typedText } from '#rules/text/typedText.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { PhoneField } from '#src/forms/PhoneField.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import type { TextId } from '#src/lib/texts.ts';
import { useCountry } from '#src/session/useCountry.ts';
import { DetailsDialog, type DetailsFlow } from '#src/wizard/dialogs/DetailsDialog.tsx';

export const passengerTopics: readonly Topic[] = ['passenger'];

type PassengerDialogProps = {
  flow: DetailsFlow<NewPassenger, Passenger>;
  title: TextId;
  submit: TextId;
  known?: NewPassenger;
};

export function PassengerDialog({ known, ...dialog }: PassengerDialogProps) {
  const country = useCountry();
  const shown = known && {
    ...known,
    mobilePhoneNumber: shownPhone(known.mobilePhoneNumber) ?? known.mobilePhoneNumber,
  };
  // Do not validate values that the insurer already has.
  const unlessKnown =
    <Problem,>(field: keyof NewPassenger, problemIn: (text: string) => Problem) =>
    (text: string) =>
      text === shown?.[field] ? null : problemIn(text);

  // A longer name that the insurer already has may stay.
  const roomFor = (field: keyof NewPassenger) => Math.max(longestName, shown?.[field].length ?? 0);

  const detailsIn = (values: Partial<NewPassenger>): NewPassenger => {
    // The form library leaves out fields that were emptied.
    const typed: NewPassenger = { name: '', surname: '', mobilePhoneNumber: '', ...values };
    const sent = (field: keyof NewPassenger, text: string) =>
      known && typed[field] === shown?.[field] ? known[field] : text;
    return {
      name: sent('name', typedText(typed.name)),
      surname: sent('surname', typedText(typed.surname)),
      mobilePhoneNumber: sent(
        'mobilePhoneNumber',
        parsePhone(typed.mobilePhoneNumber, country)?.number ?? typed.mobilePhoneNumber,
      ),
    };
  };

  return (
    <DetailsDialog
      {...dialog}
      isKept
      about={passengerTopics}
      cancel="passengers.form.cancel"
      {...(shown && { initialValues: shown })}
      validate={createValidator<NewPassenger>({
        name: unlessKnown('name', nameProblem('validation.first_name')),
        surname: unlessKnown('surname', nameProblem('validation.last_name')),
        mobilePhoneNumber: unlessKnown('mobilePhoneNumber', (text) => phoneProblem(text, country)),
      })}
      detailsIn={detailsIn}
    >
      <TextField
        name="name"
        label="passengers.form.name"
        autoComplete={known ? 'off' : 'given-name'}
        maxLength={roomFor('name')}
      />
      <TextField
        name="surname"
        label="passengers.form.surname"
        autoComplete={known ? 'off' : 'family-name'}
        maxLength={roomFor('surname')}
      />
      <PhoneField
        name="mobilePhoneNumber"
        label="passengers.form.phone"
        hint="passengers.form.phone.hint"
        autoComplete={known ? 'off' : 'tel'}
        read={(typed) => shownPhone(typed, country)}
      />
    </DetailsDialog>
  );
}
