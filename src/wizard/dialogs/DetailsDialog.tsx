import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Form, type FormProps } from 'react-final-form';

import type { Matter } from '#machines/app/notifier.machine.ts';
import type { AddingActor } from '#machines/records/adding.ts';
import type { Details } from '#machines/records/details.ts';
import type { EditingActor, EditingSnapshot } from '#machines/records/editing.ts';
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
/** A problem may need words of its own. */
type FormProblems = Record<string, Problems[string] | Exclude<Words, string>>;

/** A flow that adds a record, or edits one. */
export type DetailsFlow<Entered extends Details, Kept> = AddingActor<Entered, Kept> | EditingActor<Entered>;

type DetailsDialogProps<Values, Entered extends Details, Kept> = Pick<
  FormProps<Values>,
  'initialValues' | 'validate'
> & {
  flow: DetailsFlow<Entered, Kept>;
  /** What the flow speaks of; the same array each time. */
  about: readonly Matter[];
  title: TextId;
  submit: TextId;
  cancel: TextId;
  /** What is sent of that which the form holds. */
  detailsIn: (typed: Values) => Entered;
  /** By the fields of the form, where they are others than the insurer's. */
  problemsIn?: (problems: Problems) => FormProblems;
  /** Its values stay when the session ends. Not where account numbers are among them. */
  isKept?: boolean;
  children: ReactNode;
};

const isWorking = (state: EditingSnapshot<Details>) => state.hasTag('working');
const asTheyAre = (problems: Problems): FormProblems => problems;

/** Returns the id of the record that is edited, or nothing for a new one. */
const idIn = ({ context }: EditingSnapshot<Details>): string => context.id ?? '';

/** The form in which a record is described, to be added or edited. Nothing of it is kept for another day. */
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
  // Both have what is asked of them here.
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
              // A dialog in a wizard: its form is not the wizard's.
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
