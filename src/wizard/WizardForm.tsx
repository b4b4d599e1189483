import { type ReactNode, useState } from 'react';
import { Form, FormSpy, useFormState } from 'react-final-form';

import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import type { Words } from '#src/forms/Say.tsx';
import type { TextId } from '#src/lib/texts.ts';
import { useFillStyles } from './frame/fillStyles.ts';
import { Sheet } from './frame/Sheet.tsx';
import type { Entry } from './keeper.ts';
import { type Leave, LeavingContext } from './LeavingContext.ts';
import { FormActions } from './parts/FormActions.tsx';
import { type Step, StepHeading } from './parts/StepHeading.tsx';
import type { Wait } from './parts/Waiting.tsx';
import { useAround } from './WizardContext.ts';

type Problems = Record<string, Words> | undefined;

type WizardFormProps<Values extends object> = {
  title: Words;
  step?: Step | undefined;
  /** Values that the flow knows. Values that were typed in an earlier visit take precedence. */
  initialValues: Values;
  validate: (values: Partial<Values>) => Record<string, Words>;
  onSubmit: (values: Values) => Promise<Problems> | undefined;
  /** Refusal of values of this page that another page sent. */
  refused?: Words | null;
  /** Every field asks for a part of the same value. */
  areAlike?: boolean;
  /** Label of the button; undefined while nothing can be sent. */
  next: TextId | undefined;
  onBack?: (() => void) | undefined;
  isBusy?: boolean;
  wait?: Wait;
  /** Confirmation directly above the button, always visible with it. */
  asked?: ReactNode;
  children: ReactNode;
};

/** Page of a wizard with fields. Saves each change at once and shows problems on submit. */
export function WizardForm<Values extends object>(props: WizardFormProps<Values>) {
  const {
    title,
    step,
    validate,
    onSubmit,
    refused = null,
    areAlike = false,
    next,
    onBack,
    isBusy = false,
    wait,
    asked,
    children,
  } = props;
  const { fill } = useFillStyles();
  const { keeper } = useAround();
  const [known] = useState(props.initialValues);
  const page = typeof title === 'string' ? title : title.id;
  const [initialValues] = useState(() => {
    const typed = keeper.entry() ?? keeper.pickUp(page, known as Entry);
    return { ...known, ...(typed as Partial<Values>) };
  });
  const leaving =
    (values: () => Values): Leave =>
    (go) => {
      keeper.leaveBehind(page, known as Entry, values() as Entry);
      go();
    };
  const keep = (values: Entry) => keeper.keepEntry(print(values) === print(known) ? null : values);

  return (
    <Form<Values> initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
      {({ handleSubmit, form }) => (
        <LeavingContext value={leaving(() => form.getState().values)}>
          <form noValidate className={fill} onSubmit={(event) => void handleSubmit(event)}>
            <FormSpy subscription={{ values: true }} onChange={({ values }) => keep(values as Entry)} />
            <Sheet>
              <FormHeading title={title} step={step} isRefused={refused !== null} />
              <ErrorSummary earlier={refused} areAlike={areAlike} />
              {children}
            </Sheet>
            <FormActions next={next} onBack={onBack} isBusy={isBusy} wait={wait} asked={asked} />
          </form>
        </LeavingContext>
      )}
    </Form>
  );
}

/**
 * Serialises values for comparison. Ignores empty fields and order, because the form drops emptied fields and adds
 * fields as they are filled in.
 */
const print = (values: object): string =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

type FormHeadingProps = { title: Words; step: Step | undefined; isRefused: boolean };

function FormHeading({ title, step, isRefused }: FormHeadingProps) {
  const { submitFailed, hasValidationErrors, hasSubmitErrors } = useFormState({
    subscription: { submitFailed: true, hasValidationErrors: true, hasSubmitErrors: true },
  });
  return (
    <StepHeading
      title={title}
      step={step}
      isWrong={Boolean(submitFailed ? hasValidationErrors || hasSubmitErrors : isRefused)}
    />
  );
}
