import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnyActorRef } from 'xstate';

import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { usePortal } from '#src/session/portal.ts';
import { connectWizard } from './connectWizard.ts';
import { FlowDialog } from './dialogs/FlowDialog.tsx';
import { createDraftKeeper, type DraftKind, type Entry, type Keeper } from './keeper.ts';
import type { WhenDone, WhileOpen } from './open.ts';
import { Closing } from './parts/Closing.tsx';
import { Question } from './parts/Question.tsx';
import { isTagged, useTagged } from './useTagged.ts';
import { WizardContext } from './WizardContext.ts';
import { WizardPage } from './WizardPage.tsx';

type WizardProps<Draft> = {
  kind: DraftKind<Draft>;
  title: TextId;
  /** Topics of the flow's notices. Pass the same array on every render. */
  about: readonly Topic[];
  /** Null if the flow sends no binding request. */
  open: WhileOpen<Draft> | null;
  /** Shown if the last page is reloaded; null if it cannot be. */
  done: WhenDone | null;
  /** Text that says where a kept draft can be continued. */
  kept?: TextId;
  describe: (left: Draft, typed: Entry | null) => ReactNode;
  onLeft: () => void;
  /** Renders the flow, from the draft or from its start. `join` passes its actor to the wizard. */
  children: (left: Draft | null, join: (flow: AnyActorRef) => void) => ReactNode;
};

/** Frame of every wizard: offers unfinished drafts, saves what is entered and asks before discarding it. */
export function Wizard<Draft>({
  kind,
  title,
  about,
  open,
  done,
  kept = 'wizard.close.body',
  describe,
  onLeft,
  children,
}: WizardProps<Draft>) {
  const { app, drafts, clock } = usePortal();
  const [keeper] = useState(() => createDraftKeeper(drafts(), kind, clock.now));
  useEffect(() => drafts().watch(keeper.restore), [drafts, keeper]);
  useEffect(() => () => void (app.getSnapshot().context.session && keeper.close()), [app, keeper]);
  const [flow, join] = useState<AnyActorRef>();
  useEffect(() => () => void (isTagged(flow, 'open') && open && tellOutdated(app, open.outdates)), [app, flow, open]);
  const wizard = useFlow(() => connectWizard(keeper), { input: { hasDraft: keeper.left !== null }, onDone: onLeft });
  const state = useSelector(wizard, (snapshot) => snapshot);
  const isWorking = useTagged(flow, 'working');
  const isOpen = useTagged(flow, 'open');
  const isWarned = state.matches({ filling: 'warning' });
  // The outcome is known now, and the page behind the warning shows it.
  useEffect(() => {
    if (isWarned && !isOpen) wizard.send({ type: 'leave.declined' });
  }, [isWarned, isOpen, wizard]);
  const around = useMemo(() => ({ wizard, keeper: keeper as never }), [wizard, keeper]);
  const offer = offerOf(keeper, open, done);
  const leave = () =>
    wizard.send({ type: 'leave.requested', hasEntries: keeper.hasEntries(), isOpen: isTagged(flow, 'open') });
  const answer = (isYes: boolean) => wizard.send({ type: isYes ? 'leave.confirmed' : 'leave.declined' });

  return (
    <FlowDialog
      title={title}
      about={about}
      isWorking={isWorking}
      onClose={leave}
      isPaged
      attributes={flowAttributes(state)}
    >
      <WizardContext value={around}>
        {state.matches('offering') ? (
          <WizardPage
            title={offer.title}
            next={offer.next}
            onNext={() => wizard.send({ type: 'draft.continued' })}
            other={offer.other}
            onOther={() => wizard.send({ type: 'draft.discarded' })}
          >
            <p>
              <FormattedMessage id={offer.body} />
            </p>
            {keeper.left === null || keeper.isLeftSettled ? null : describe(keeper.left, keeper.entry())}
          </WizardPage>
        ) : null}
        {state.matches('filling') ? children(state.context.hasDraft ? keeper.left : null, join) : null}
        {state.matches({ filling: 'asking' }) ? (
          <Closing body={kept} onAnswer={(type) => wizard.send({ type })} />
        ) : null}
        {open && flow && isWarned ? (
          <Question
            title={open.title}
            body={open.body}
            yes={open.go}
            no={open.stay}
            onAnswer={(isYes) => {
              answer(isYes);
              if (!isYes) open.onStay(flow);
            }}
          />
        ) : null}
      </WizardContext>
    </FlowDialog>
  );
}

/** Returns the texts for a draft: finished, sent with an unknown outcome, or to be continued. */
function offerOf<Draft>(keeper: Keeper<Draft>, open: WhileOpen<Draft> | null, done: WhenDone | null): WhenDone {
  if (keeper.isLeftSettled && done) return done;
  const isOpen = open !== null && keeper.left !== null && open.isIn(keeper.left);
  return {
    title: 'wizard.resume.title',
    body: isOpen ? open.resume : 'wizard.resume.body',
    next: 'wizard.resume.continue',
    other: 'wizard.resume.restart',
  };
}
