import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { Form, FormSpy, useFormState } from 'react-final-form';

import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import type { Words } from '#src/forms/Say.tsx';
import type { TextId } from '#src/lib/texts.ts';

import { Actions } from './Actions.tsx';
import type { Entry } from './keeper.ts';
import { type Step, StepHeading } from './StepHeading.tsx';
import { useAround } from './WizardContext.ts';

type Problems = Record<string, Words> | undefined;

type WizardFormProps<Values extends object> = {
  title: Words;
  step?: Step | undefined;
  /** What the flow knows of the fields; what was typed here another day comes before it. */
  initialValues: Values;
  validate: (values: Partial<Values>) => Record<string, Words>;
  onSubmit: (values: Values) => Promise<Problems> | undefined;
  next: TextId;
  onBack?: (() => void) | undefined;
  isBusy?: boolean;
  children: ReactNode;
};

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

/** A page of a wizard with fields. What is typed is kept at once; it says what is wrong when it is sent. */
export function WizardForm<Values extends object>(props: WizardFormProps<Values>) {
  const { title, step, validate, onSubmit, next, onBack, isBusy = false, children } = props;
  const styles = useStyles();
  const { keeper } = useAround();
  const [known] = useState(props.initialValues);
  const [initialValues] = useState(() => ({ ...known, ...(keeper.entry() as Partial<Values>) }));
  const keep = (values: Entry) => keeper.keepEntry(print(values) === print(known) ? null : values);

  return (
    <Form<Values> initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
      {({ handleSubmit }) => (
        <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <FormSpy subscription={{ values: true }} onChange={({ values }) => keep(values as Entry)} />
          <FormHeading title={title} step={step} />
          <ErrorSummary />
          {children}
          <Actions next={next} onBack={onBack} isBusy={isBusy} />
        </form>
      )}
    </Form>
  );
}

/** A form drops a field that was emptied, and does not mind in which order they were filled in. */
const print = (values: object): string =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

function FormHeading({ title, step }: { title: Words; step: Step | undefined }) {
  const { submitFailed, hasValidationErrors, hasSubmitErrors } = useFormState({
    subscription: { submitFailed: true, hasValidationErrors: true, hasSubmitErrors: true },
  });
  return (
    <StepHeading
      title={title}
      step={step}
      isWrong={Boolean(submitFailed && (hasValidationErrors || hasSubmitErrors))}
    />
  );
}
