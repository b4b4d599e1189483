import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnyActorRef } from 'xstate';

import { wizardMachine } from '#machines/drafts/wizard.machine.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { usePortal } from '#src/session/portal.ts';

import { FlowDialog } from './FlowDialog.tsx';
import { type DraftKind, keeperOf } from './keeper.ts';
import { Question } from './Question.tsx';
import { useWorking } from './useWorking.ts';
import { WizardContext } from './WizardContext.ts';
import { WizardPage } from './WizardPage.tsx';

type WizardProps<Draft> = {
  kind: DraftKind<Draft>;
  title: TextId;
  /** It is over, one way or another. */
  onLeft: () => void;
  /** The flow, from where the customer left off or from its beginning. `join`: tells the wizard which actor it is. */
  children: (left: Draft | null, join: (flow: AnyActorRef) => void) => ReactNode;
};

/** The frame of every wizard: offers what was left unfinished, keeps what is entered, and asks before it is thrown away. */
export function Wizard<Draft>({ kind, title, onLeft, children }: WizardProps<Draft>) {
  const { drafts, clock } = usePortal();
  const [keeper] = useState(() => keeperOf(drafts(), kind, clock.now));
  const [flow, join] = useState<AnyActorRef>();
  const wizard = useActorRef(
    wizardMachine.provide({ actions: { forgetDraft: () => keeper.forget() } }),
    { input: { hasDraft: keeper.left !== null } },
    ({ status }) => (status === 'done' ? onLeft() : undefined),
  );
  const state = useSelector(wizard, (snapshot) => snapshot);
  const isWorking = useWorking(flow);
  const around = useMemo(() => ({ wizard, keeper: keeper as never }), [wizard, keeper]);
  const leave = () => wizard.send({ type: 'leave.wished', hasEntries: keeper.hasEntries() });

  return (
    <FlowDialog title={title} isWorking={isWorking} onClose={leave} attributes={flowAttributes(state)}>
      <WizardContext value={around}>
        {state.matches('offering') ? (
          <WizardPage
            title="wizard.resume.title"
            next="wizard.resume.continue"
            onNext={() => wizard.send({ type: 'draft.continued' })}
            other="wizard.resume.restart"
            onOther={() => wizard.send({ type: 'draft.discarded' })}
          >
            <p>
              <FormattedMessage id="wizard.resume.body" />
            </p>
          </WizardPage>
        ) : null}
        {state.matches('filling') ? children(state.context.hasDraft ? keeper.left : null, join) : null}
        {state.matches({ filling: 'asking' }) ? (
          <Question
            title="wizard.leave.title"
            body="wizard.leave.body"
            yes="wizard.leave.yes"
            no="wizard.leave.no"
            onAnswer={(isYes) => wizard.send({ type: isYes ? 'leave.confirmed' : 'leave.declined' })}
          />
        ) : null}
      </WizardContext>
    </FlowDialog>
  );
}
