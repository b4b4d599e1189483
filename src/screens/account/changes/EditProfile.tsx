import { useSelector } from '@xstate/react';
import { use, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Profile } from '#machines/account/editProfile/editProfile.machine.ts';
import type { EditingOutput } from '#machines/kit/records/editing.ts';
import { longestName, nameProblem } from '#rules/people/names.ts';
import { parsePhone, phoneProblem, shownPhone } from '#rules/people/phone.ts';
import { isFieldDisabled } from '#rules/people/rights.ts';
import { typedText } from '#rules/text/typedText.ts';
import { SelectField } from '#src/forms/choices/SelectField.tsx';
import { createValidator } from '#src/forms/createValidator.ts';
import { PhoneField } from '#src/forms/PhoneField.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { useApp } from '#src/session/portal.ts';
import { useActing } from '#src/session/useActing.ts';
import { useCountry } from '#src/session/useCountry.ts';
import { DetailsDialog } from '#src/wizard/dialogs/DetailsDialog.tsx';

import { loadNationalities } from '../page/nationalities.ts';
import { phoneExample } from '../phoneExample.ts';
import { accountTopics } from './accountTopics.ts';
import { connectEditProfile } from './connectAccount.ts';
import { LanguageField } from './LanguageField.tsx';

type EditProfileProps = {
  userId: string;
  known: Profile;
  isFresh: boolean;
  /** Whether the partner asks for a nationality. */
  asksNationality: boolean;
  onDone: (end: EditingOutput) => void;
};

/** Changes the name, phone number, language and nationality of the customer. */
export function EditProfile({ userId, known: current, isFresh, asksNationality, onDone }: EditProfileProps) {
  // A refreshed account must not change what is typed, or remove the notice about a lost answer.
  const [known] = useState(current);
  const country = useCountry();
  const isActing = useActing();
  const isLocked = useIsLocked();
  const input = { id: userId, known, isFresh, newKey: () => crypto.randomUUID() };
  const flow = useFlow(connectEditProfile(!isActing), { input, about: accountTopics, onDone });
  const isMissingPhone = useSelector(flow, ({ context }) => context.known.mobilePhoneNumber === '');

  const shown = { ...known, mobilePhoneNumber: shownPhone(known.mobilePhoneNumber) ?? known.mobilePhoneNumber };
  // Values that the insurer has stored are not validated again.
  const unlessKnown =
    <Problem,>(field: keyof Profile, problemIn: (text: string) => Problem) =>
    (text: string) =>
      text === shown[field] ? null : problemIn(text);
  const roomFor = (field: keyof Profile) => Math.max(longestName, shown[field].length);

  const detailsIn = (values: Partial<Profile>): Profile => {
    const typed = { ...blank, ...values };
    const sent = (field: keyof Profile, text: string) => (typed[field] === shown[field] ? known[field] : text);
    return {
      firstName: sent('firstName', typedText(typed.firstName)),
      surname: sent('surname', typedText(typed.surname)),
      mobilePhoneNumber: sent(
        'mobilePhoneNumber',
        parsePhone(typed.mobilePhoneNumber, country)?.number ?? typed.mobilePhoneNumber,
      ),
      language: typed.language,
      nationality: typed.nationality,
    };
  };

  return (
    <DetailsDialog
      flow={flow}
      about={accountTopics}
      title="account.profile.edit.title"
      submit="account.profile.edit.submit"
      cancel="account.profile.form.cancel"
      isKept
      initialValues={shown}
      validate={createValidator<Profile>({
        firstName: unlessKnown('firstName', nameProblem('validation.first_name')),
        surname: unlessKnown('surname', nameProblem('validation.last_name')),
        mobilePhoneNumber: (text) =>
          isMissingPhone && text === ''
            ? null
            : unlessKnown('mobilePhoneNumber', (phone) => phoneProblem(phone, country))(text),
      })}
      detailsIn={detailsIn}
    >
      <TextField
        name="firstName"
        label="account.profile.form.first_name"
        autoComplete="given-name"
        maxLength={roomFor('firstName')}
        {...isLocked('firstName')}
      />
      <TextField
        name="surname"
        label="account.profile.form.last_name"
        autoComplete="family-name"
        maxLength={roomFor('surname')}
        {...isLocked('surname')}
      />
      <PhoneField
        name="mobilePhoneNumber"
        label="account.profile.form.phone"
        hint={{ id: 'account.profile.form.phone.hint', values: { example: phoneExample(country) } }}
        autoComplete="tel"
        read={(text) => shownPhone(text, country)}
        {...isLocked('mobilePhoneNumber')}
      />
      <LanguageField known={known.language} hint="account.profile.form.language.hint" {...isLocked('language')} />
      {asksNationality ? <NationalityField {...isLocked('nationality')} /> : null}
    </DetailsDialog>
  );
}

const blank: Profile = { firstName: '', surname: '', mobilePhoneNumber: '', language: '', nationality: '' };

const locked = { disabled: true, hint: 'account.profile.form.locked' } as const;

/** Returns a function that disables fields which the role of the signed-in user may not change (spec P§5). */
function useIsLocked() {
  const roles = useApp(({ context }) => context.session?.roles);

  return (field: keyof Profile) => (roles && isFieldDisabled(field, roles) ? locked : {});
}

function NationalityField(props: Partial<typeof locked>) {
  const { locale, formatMessage } = useIntl();
  const nationalities = use(loadNationalities(locale));
  const options = nationalities.map(({ country, name }) => ({ value: country, label: name }));

  return (
    <SelectField
      name="nationality"
      label="account.details.nationality"
      none={formatMessage({ id: 'account.profile.form.nationality.none' })}
      options={options}
      {...props}
    />
  );
}
