import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Form, type FormProps } from 'react-final-form';
import type { AddingActor } from '#machines/kit/records/adding.ts';
import type { Details } from '#machines/kit/records/details.ts';
import type { EditingActor, EditingSnapshot } from '#machines/kit/records/editing.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import type { Words } from '#src/forms/Say.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';

import { useFillStyles } from '../frame/fillStyles.ts';
import { KeptTyping } from '../KeptTyping.tsx';
import { FormActions } from '../parts/FormActions.tsx';
import { Fields } from './Fields.tsx';
import { FormDialog } from './FormDialog.tsx';

type Problems = EditingSnapshot<Details>['context']['problems'];
/** A problem with its own text is possible as well. */
type FormProblems = Record<string, Problems[string] | Exclude<Words, string>>;

export type DetailsFlow<Entered extends Details, Kept> = AddingActor<Entered, Kept> | EditingActor<Entered>;

type DetailsDialogProps<Values, Entered extends Details, Kept> = Pick<
  FormProps<Values>,
  'initialValues' | 'validate'
> & {
  flow: DetailsFlow<Entered, Kept>;
  /** Topics of the flow's notices. Pass the same array on every render. */
  about: readonly Topic[];
  title: TextId;
  submit: TextId;
  cancel: TextId;
  /** Converts the values of the form to the details to send. */
  detailsIn: (typed: Values) => Entered;
  /** Maps problems to the form's fields, if these differ from the insurer's. */
  problemsIn?: (problems: Problems) => FormProblems;
  /** Keeps the values when the session ends. Do not set it for account numbers. */
  isKept?: boolean;
  children: ReactNode;
};

const isWorking = (state: EditingSnapshot<Details>) => state.hasTag('working');
const asTheyAre = (problems: Problems): FormProblems => problems;

/** Returns the id of the record that is edited; an empty string for a new one. */
const idIn = ({ context }: EditingSnapshot<Details>): string => context.id ?? '';

/** Dialog with the form of a record to add or edit. Saves no draft. */
export function DetailsDialog<Values, Entered extends Details, Kept>({
  flow,
  about,
  title,
  submit,
  cancel,
  detailsIn,
  problemsIn = asTheyAre,
  isKept = false,
  children,
  ...form
}: DetailsDialogProps<Values, Entered, Kept>) {
  const { fill } = useFillStyles();
  // Both flows have the parts of the type that are used here.
  const actor = flow as unknown as EditingActor<Details>;
  const state = useSelector(actor, (snapshot) => snapshot);
  const isBusy = isWorking(state);
  const close = () => actor.send({ type: 'dialog.closed' });

  const send = (typed: Values) => {
    actor.send({ type: 'details.entered', details: detailsIn(typed) });
    return submitErrors(actor, isWorking, ({ context }) => problemsIn(context.problems));
  };

  return (
    <FormDialog
      title={title}
      about={about}
      isWorking={isBusy}
      mayBeSaved={state.context.attempt !== null}
      onClose={close}
      attributes={flowAttributes(state)}
    >
      <Form<Values> {...form} onSubmit={send}>
        {({ handleSubmit }) => (
          <form
            noValidate
            className={fill}
            onSubmit={(event) => {
              // React events bubble through portals, so a wizard around this dialog would submit as well.
              event.stopPropagation();
              void handleSubmit(event);
            }}
          >
            <Fields>
              {isKept ? <KeptTyping form={`${title} ${idIn(state)}`} /> : null}
              <ErrorSummary />
              {children}
            </Fields>
            <FormActions next={submit} cancel={cancel} isBusy={isBusy} />
          </form>
        )}
      </Form>
    </FormDialog>
  );
}
