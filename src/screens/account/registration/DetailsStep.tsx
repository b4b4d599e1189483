import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { RegistrationDetails } from '#machines/account/registration/registration.logic.ts';
import { emailProblem } from '#rules/people/email.ts';
import { longestName, nameProblem } from '#rules/people/names.ts';
import { parsePhone, phoneProblem, shownPhone } from '#rules/people/phone.ts';
import { typedText } from '#rules/text/typedText.ts';
import { isLanguageCode, languages } from '#schema/languages.ts';
import { SelectField } from '#src/forms/choices/SelectField.tsx';
import { createValidator } from '#src/forms/createValidator.ts';
import { PhoneField } from '#src/forms/PhoneField.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import { filled } from '#src/forms/validators.ts';
import { SubmitButton } from '#src/screens/sign-in/parts.tsx';
import { useCountry } from '#src/session/useCountry.ts';
import { useLanguages } from '#src/session/useLanguages.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import { phoneExample } from '../phoneExample.ts';
import styles from './registration.module.css';
import type { StepProps } from './registration.props.ts';
import { isSameRecord, refusedFields, StepForm } from './StepForm.tsx';

export function DetailsStep({ flow, typed, onStartOver }: StepProps) {
  const country = useCountry();
  const { offered } = useLanguages();
  const refused = useSelector(flow, refusedFields, isSameRecord);
  const policyNumber = useSelector(flow, ({ context }) => context.link?.externalPolicyNumber);
  const { externalPolicyNumber: _, ...initialValues } = typed.values();

  const give = (values: RegistrationDetails) =>
    flow.send({
      type: 'details.given',
      details: {
        firstName: typedText(values.firstName),
        surname: typedText(values.surname),
        emailAddress: typedText(values.emailAddress),
        mobilePhoneNumber: parsePhone(values.mobilePhoneNumber, country)?.number ?? values.mobilePhoneNumber,
        language: values.language,
      },
    });

  return (
    <StepForm<RegistrationDetails>
      flow={flow}
      step="details"
      title="registration.title"
      initialValues={initialValues}
      refused={refused}
      onChange={typed.change}
      onSubmit={give}
      validate={createValidator<RegistrationDetails>({
        firstName: nameProblem('registration.first_name.missing'),
        surname: nameProblem('registration.last_name.missing'),
        emailAddress: emailProblem,
        mobilePhoneNumber: (text) => phoneProblem(text, country),
        language: filled('validation.required'),
      })}
      submit={<SubmitButton id="registration.next" isBusy={false} />}
    >
      {policyNumber ? (
        <p className={styles.text}>
          <FormattedMessage id="registration.link.policy" values={{ policyNumber }} />
        </p>
      ) : null}
      {typed.isRestored ? <Restored onStartOver={onStartOver} /> : null}
      <TextField
        name="firstName"
        label="registration.first_name"
        autoComplete="given-name"
        maxLength={longestName}
        refused={refused['firstName'] ?? null}
      />
      <TextField
        name="surname"
        label="registration.last_name"
        autoComplete="family-name"
        maxLength={longestName}
        refused={refused['surname'] ?? null}
      />
      <TextField
        name="emailAddress"
        label="signIn.username"
        type="email"
        autoComplete="username"
        hint="registration.email.hint"
        refused={refused['emailAddress'] ?? null}
      />
      <PhoneField
        name="mobilePhoneNumber"
        label="registration.phone"
        hint={{ id: 'registration.phone.hint', values: { example: phoneExample(country) } }}
        autoComplete="tel"
        read={(text) => shownPhone(text, country)}
        refused={refused['mobilePhoneNumber'] ?? null}
      />
      <LanguageField offered={offered} />
    </StepForm>
  );
}

function LanguageField({ offered }: { offered: readonly string[] }) {
  const options = offered.filter(isLanguageCode).map((code) => ({ value: code, label: languages[code].endonym }));
  return options.length > 1 ? (
    <SelectField name="language" label="registration.language" hint="registration.language.hint" options={options} />
  ) : null;
}

function Restored({ onStartOver }: Pick<StepProps, 'onStartOver'>) {
  const touch = useTouchStyles();

  return (
    <div className={styles.restored}>
      <p className={styles.text}>
        <FormattedMessage id="registration.restored" />
      </p>
      <Button size="small" className={touch.target} onClick={onStartOver}>
        <FormattedMessage id="registration.start_over" />
      </Button>
    </div>
  );
}
