import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { type AgentAct, applyOverride } from '#machines/resolutions/override/overrideOption.logic.ts';
import type { OverrideOptionSnapshot } from '#machines/resolutions/override/overrideOption.machine.ts';
import type { OverrideOptionOutput } from '#machines/resolutions/override/overrideOption.setup.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import type { Remedy } from '#schema/lifecycles.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { LongTextField } from '#src/forms/text/LongTextField.tsx';
import { filled, inOrder, rule } from '#src/forms/validators.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { useApp } from '#src/session/portal.ts';
import { Fields } from '#src/wizard/dialogs/Fields.tsx';
import { FormDialog } from '#src/wizard/dialogs/FormDialog.tsx';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { KeptTyping } from '#src/wizard/KeptTyping.tsx';
import { FormActions } from '#src/wizard/parts/FormActions.tsx';

import { AlreadySent } from '../cash/AlreadySent.tsx';
import type { OptionViewProps } from '../optionView.ts';
import { connectOverrideOption } from './connectOverrideOption.ts';
import { overrideWords } from './overrideWords.ts';
import { Preview } from './Preview.tsx';

const useStyles = makeStyles({
  note: { margin: 0 },
});

const longestReason = 1_000;
/** Notices of the option itself would appear under the dialog. */
const ofOverride: readonly Topic[] = ['override'];

type Values = { reason: string };
type OverrideDialogProps = Pick<OptionViewProps, 'option' | 'case' | 'which'> & {
  remedy: Remedy;
  act: AgentAct;
  onDone: (end: OverrideOptionOutput) => void;
};

const isWorking = (state: OverrideOptionSnapshot) => state.hasTag('working');

/** Asks for the reason of an override, with a preview of what the customer sees before and after. */
export function OverrideDialog({ option, case: told, which, remedy, act, onDone }: OverrideDialogProps) {
  const styles = useStyles();
  const { fill } = useFillStyles();
  const userId = useApp(({ context }) => context.session?.id ?? '');
  const flow = useFlow(connectOverrideOption, {
    input: { option, case: told, remedy, act, which, userId, newKey: () => crypto.randomUUID() },
    about: ofOverride,
    onDone,
  });
  const state = useSelector(flow, (snapshot) => snapshot);
  const { option: known, case: before, isChangedElsewhere } = state.context;
  const close = () => flow.send({ type: 'dialog.closed' });
  const isUnknown = state.matches('outcomeUnknown');
  const send = ({ reason }: Values) => {
    flow.send(isUnknown ? { type: 'retry.requested' } : { type: 'reason.given', reason });
    return submitErrors(flow, isWorking, ({ context }) => context.problems);
  };

  return (
    <FormDialog
      title={overrideWords(remedy, act).title}
      about={ofOverride}
      isWorking={isWorking(state)}
      onClose={close}
      attributes={flowAttributes(state)}
    >
      <Form<Values>
        initialValues={{ reason: '' }}
        validate={createValidator<Values>({
          reason: inOrder(
            filled('resolutions.override.reason.missing'),
            rule('resolutions.override.reason.long', (text) => text.length <= longestReason),
          ),
        })}
        onSubmit={send}
      >
        {({ handleSubmit }) => (
          <form noValidate className={fill} onSubmit={(event) => void handleSubmit(event)}>
            <Fields>
              <KeptTyping form={`override ${known.optionId} ${act}`} />
              <ErrorSummary />
              {isChangedElsewhere ? (
                <p className={styles.note} role="alert">
                  <FormattedMessage id="resolutions.override.moved" />
                </p>
              ) : null}
              {remedy === 'CASH' ? (
                <AlreadySent
                  option={known}
                  currency={before.currency}
                  text={act === 'agent.reset' ? 'resolutions.override.sent.reset' : 'resolutions.override.sent'}
                  isWarning
                />
              ) : null}
              <Preview optionId={known.optionId} before={before} after={applyOverride(before, known, remedy, act)} />
              <LongTextField
                name="reason"
                label="resolutions.override.reason"
                hint="resolutions.override.reason.hint"
                rows={2}
                // A resend must repeat the same reason.
                isReadOnly={!state.matches('explaining')}
              />
            </Fields>
            <FormActions
              next={isUnknown ? 'resolutions.override.again' : overrideWords(remedy, act).button}
              cancel="resolutions.override.cancel"
              isBusy={isWorking(state)}
            />
          </form>
        )}
      </Form>
    </FormDialog>
  );
}
