import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Form, FormSpy, useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';

import type {
  SupportTicketActor,
  SupportTicketSnapshot,
} from '#machines/content/supportTicket/supportTicket.machine.ts';
import { emailProblem } from '#rules/people/email.ts';
import { parsePhone, phoneProblem, shownPhone } from '#rules/people/phone.ts';
import { typedText } from '#rules/text/typedText.ts';
import { longestMessage, longestSubject, ticketCategories } from '#schema/rest/support.ts';
import { SelectField } from '#src/forms/choices/SelectField.tsx';
import { createValidator } from '#src/forms/createValidator.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import styles from '#src/forms/forms.module.css';
import { PhoneField } from '#src/forms/PhoneField.tsx';
import { problem } from '#src/forms/problems.ts';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { LongTextField } from '#src/forms/text/LongTextField.tsx';
import { filled, inOrder, rule } from '#src/forms/validators.ts';
import { useWait } from '#src/session/flows/useWait.ts';
import { FormNotice } from '#src/session/notices/FormNotice.tsx';
import { useCountry } from '#src/session/useCountry.ts';
import { Notice } from '#src/ui/content/Notice.tsx';

import { supportTopics } from './connectSupportTicket.ts';
import type { TypedMessage } from './messageDraft.ts';

const longestName = 254;

const isWorking = (flow: SupportTicketSnapshot) => flow.matches('sending');
const isOutcomeUnknown = (flow: SupportTicketSnapshot) => flow.matches({ editing: 'outcomeUnknown' });

const rulesFor = (country: string) =>
  createValidator<TypedMessage>({
    ticketCategory: filled('support.topic.missing'),
    ticketSubject: filled('support.subject.missing'),
    ticketBody: inOrder(
      filled('support.message.missing'),
      rule(
        problem('validation.maxCharacters', { max: longestMessage }),
        (text) => text.trim().length <= longestMessage,
      ),
    ),
    name: filled('support.name.missing'),
    emailAddress: emailProblem,
    contactNumber: (text) => (text.trim() === '' ? null : phoneProblem(text, country)),
  });

const blank: TypedMessage = {
  name: '',
  emailAddress: '',
  contactNumber: '',
  ticketCategory: '',
  ticketSubject: '',
  ticketBody: '',
};

type SupportFormProps = {
  flow: SupportTicketActor;
  initialValues: TypedMessage;
  onChange: (typed: TypedMessage) => void;
};

export function SupportForm({ flow, initialValues, onChange }: SupportFormProps) {
  const country = useCountry();
  const isBusy = useSelector(flow, isWorking);
  const mayHaveArrived = useSelector(flow, isOutcomeUnknown);
  // The form library leaves out fields that were emptied.
  const whole = (values: Partial<TypedMessage>): TypedMessage => ({ ...blank, ...values });

  const send = (values: Partial<TypedMessage>) => {
    const { name, emailAddress, contactNumber, ticketCategory, ticketSubject, ticketBody } = whole(values);
    flow.send({
      type: 'ticket.written',
      details: {
        name: typedText(name),
        emailAddress: typedText(emailAddress),
        contactNumber: parsePhone(contactNumber, country)?.number ?? null,
        ticketCategory,
        ticketSubject: typedText(ticketSubject),
        ticketBody: ticketBody.trim(),
      },
    });
    return submitErrors(flow, isWorking, ({ context }) => context.problems);
  };

  return (
    <Form<TypedMessage>
      initialValues={initialValues}
      keepDirtyOnReinitialize
      validate={rulesFor(country)}
      onSubmit={send}
    >
      {({ handleSubmit }) => (
        <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <FormSpy<TypedMessage>
            subscription={{ values: true }}
            onChange={({ values }) => onChange(whole(values ?? {}))}
          />
          <ErrorSummary />
          <TopicField />
          <TextField name="ticketSubject" label="support.subject" autoComplete="off" maxLength={longestSubject} />
          <MessageField />
          <TextField name="name" label="support.name" autoComplete="name" maxLength={longestName} />
          <TextField
            name="emailAddress"
            label="support.email"
            hint="support.email.hint"
            type="email"
            autoComplete="email"
          />
          <PhoneField
            name="contactNumber"
            label="support.phone"
            hint="support.phone.hint"
            autoComplete="tel"
            read={(text) => shownPhone(text, country)}
          />
          <FormNotice about={supportTopics} />
          {mayHaveArrived ? <MayHaveArrived /> : null}
          <SendButton isRepeated={mayHaveArrived} isBusy={isBusy} />
        </form>
      )}
    </Form>
  );
}

function TopicField() {
  const { formatMessage } = useIntl();
  const options = ticketCategories.map((value) => ({ value, label: formatMessage({ id: `support.topic.${value}` }) }));

  return (
    <SelectField
      name="ticketCategory"
      label="support.topic"
      none={formatMessage({ id: 'support.topic.none' })}
      options={options}
    />
  );
}

function MessageField() {
  const { input } = useField<string>('ticketBody', { subscription: { value: true } });
  const count = input.value.trim().length;

  return (
    <LongTextField
      name="ticketBody"
      label="support.message"
      hint={{ id: 'support.message.hint', values: { count, max: longestMessage } }}
      rows={8}
    />
  );
}

function SendButton({ isRepeated, isBusy }: { isRepeated: boolean; isBusy: boolean }) {
  return (
    <>
      <Button
        type="submit"
        appearance="primary"
        size="large"
        className={styles.submit}
        disabledFocusable={isBusy}
        aria-busy={isBusy}
      >
        <FormattedMessage id={isBusy ? 'support.sending' : isRepeated ? 'support.again' : 'support.submit'} />
      </Button>
      <p role="status" className={styles.waiting}>
        {isBusy ? <StillWaiting /> : null}
      </p>
    </>
  );
}

function StillWaiting() {
  return useWait() === 'short' ? null : <FormattedMessage id="signIn.waiting" />;
}

function MayHaveArrived() {
  return (
    <div role="alert">
      <Notice tone="warning" title={<FormattedMessage id="support.unknown.title" />}>
        <FormattedMessage id="support.unknown.body" />
      </Notice>
    </div>
  );
}
