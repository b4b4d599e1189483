import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import type { RegistrationActor, RegistrationSnapshot } from '#machines/account/registration/registration.machine.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import styles from '#src/forms/forms.module.css';
import type { Words } from '#src/forms/Say.tsx';
import { addresses } from '#src/lib/addresses.ts';
import { type TextId, textOfCode } from '#src/lib/texts.ts';
import { Heading } from '#src/screens/sign-in/parts.tsx';
import { FormNotice } from '#src/session/notices/FormNotice.tsx';
import links from '#src/ui/link.module.css';

import { registrationTopics } from './connectRegistration.ts';

type Step = 'details' | 'policy' | 'security';

type StepFormProps<Fields> = {
  flow: RegistrationActor;
  step: Step;
  title: TextId;
  initialValues: Fields;
  validate: (values: Partial<Fields>) => Record<string, Words>;
  /** The texts of the fields that the insurer refused, by field name. */
  refused: Readonly<Record<string, Words>>;
  onChange: (values: Fields) => void;
  onSubmit: (values: Fields) => void;
  /** The submit button, with any notice above it. */
  submit: ReactNode;
  children: ReactNode;
};

/** Returns the texts of problems that the insurer found in the fields of a step. */
export const refusedFields = ({ context: { problems } }: RegistrationSnapshot): Record<string, Words> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      problem === 'invalid' ? 'validation.invalid' : textOfCode(problem),
    ]),
  );

/** A step of a registration: its position, its fields, and a link to sign in instead. */
export function StepForm<Fields extends object>(props: StepFormProps<Fields>) {
  const { flow, step, title, initialValues, validate, refused, onChange, onSubmit, submit, children } = props;
  const { at, of } = useSelector(flow, ({ context }) => placeOf(step, context), isSameRecord);
  const wasHere = useSelector(flow, ({ context }) => step !== 'details' || context.details.emailAddress !== '');
  const typedAddress = useSelector(flow, ({ context }) => context.details.emailAddress);
  const earlier = Object.entries(refused).find(([field]) => field in initialValues)?.[1] ?? null;
  // Forms leave out emptied fields.
  const all = (values: Partial<Fields>): Fields => ({ ...blankOf(initialValues), ...values });

  return (
    <Form<Fields>
      initialValues={initialValues}
      keepDirtyOnReinitialize
      validate={validate}
      onSubmit={(values) => onSubmit(all(values))}
    >
      {({ handleSubmit }) => (
        <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <FormSpy<Fields> subscription={{ values: true }} onChange={({ values }) => onChange(all(values ?? {}))} />
          <Heading id={title} takesFocus={wasHere} />
          <p className={styles.what}>
            <FormattedMessage id="registration.step" values={{ at, of }} />
          </p>
          <ErrorSummary earlier={earlier} />
          {children}
          <FormNotice about={registrationTopics} />
          {submit}
          {step === 'details' ? null : (
            <Button size="large" className={styles.quiet} onClick={() => flow.send({ type: 'back.requested' })}>
              <FormattedMessage id="registration.back" />
            </Button>
          )}
          <Link to={addresses.front} state={{ typed: typedAddress }} className={links.link}>
            <FormattedMessage id="registration.sign_in" />
          </Link>
        </form>
      )}
    </Form>
  );
}

function placeOf(step: Step, { linkId, requiresPolicy }: RegistrationSnapshot['context']) {
  const steps: Step[] = linkId === null && requiresPolicy ? ['details', 'policy', 'security'] : ['details', 'security'];
  return { at: steps.indexOf(step) + 1, of: steps.length };
}

export const isSameRecord = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

const blankOf = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'boolean' ? false : '']),
  ) as Fields;
