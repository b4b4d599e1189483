import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';

import { useFlow } from '#src/session/flows/useFlow.ts';
import { connectWizard } from '../connectWizard.ts';
import { Question } from '../parts/Question.tsx';
import { FlowDialog } from './FlowDialog.tsx';

const keepsNothing = { forget: () => undefined };
const input = { hasDraft: false };

type FormDialogProps = Omit<ComponentProps<typeof FlowDialog>, 'isPaged' | 'onClose'> & {
  /** The values were sent, but no answer arrived. */
  mayBeSaved?: boolean;
  onClose: () => void;
};

/** Dialog with a form without a draft. Asks before typed values are discarded. */
export function FormDialog({ mayBeSaved = false, onClose, children, ...dialog }: FormDialogProps) {
  const leaving = useFlow(() => connectWizard(keepsNothing), { input, onDone: onClose });
  const isAsking = useSelector(leaving, (state) => state.matches({ filling: 'asking' }));

  return (
    <FlowDialog
      {...dialog}
      onClose={(hasEntries) => leaving.send({ type: 'leave.requested', hasEntries, isOpen: false })}
    >
      {children}
      {isAsking ? (
        <Question
          title="wizard.leave.title"
          body={mayBeSaved ? 'wizard.leave.sent' : 'wizard.leave.body'}
          yes="wizard.leave.yes"
          no="wizard.leave.no"
          onAnswer={(isYes) => leaving.send({ type: isYes ? 'leave.confirmed' : 'leave.declined' })}
        />
      ) : null}
    </FlowDialog>
  );
}
