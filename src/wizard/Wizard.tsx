import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnyActorRef } from 'xstate';

import type { Matter } from '#machines/app/notifier.machine.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { tellOutdated } from '#src/session/data/outdated.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { usePortal } from '#src/session/portal.ts';

import { FlowDialog } from './dialogs/FlowDialog.tsx';
import { type DraftKind, type Entry, type Keeper, keeperOf } from './keeper.ts';
import type { WhenDone, WhileOpen } from './open.ts';
import { Closing } from './parts/Closing.tsx';
import { Question } from './parts/Question.tsx';
import { provideWizard } from './provideWizard.ts';
import { isTagged, useTagged } from './useTagged.ts';
import { WizardContext } from './WizardContext.ts';
import { WizardPage } from './WizardPage.tsx';

type WizardProps<Draft> = {
  kind: DraftKind<Draft>;
  title: TextId;
  /** What the flow speaks of; the same array each time. */
  about: readonly Matter[];
  /** Null where the flow sends nothing that binds. */
  open: WhileOpen<Draft> | null;
  /** What is said to whoever loads the last page again; null where nobody can. */
  done: WhenDone | null;
  /** Where what is kept can be gone on with. */
  kept?: TextId;
  /** What somebody left unfinished, for them to recognise. */
  describe: (left: Draft, typed: Entry | null) => ReactNode;
  /** It is over, one way or another. */
  onLeft: () => void;
  /** The flow, from where the customer left off or from its beginning. `join`: tells the wizard which actor it is. */
  children: (left: Draft | null, join: (flow: AnyActorRef) => void) => ReactNode;
};

/** The frame of every wizard: offers what was left unfinished, keeps what is entered, and asks before it is thrown away. */
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
  const [keeper] = useState(() => keeperOf(drafts(), kind, clock.now));
  useEffect(() => drafts().watch(keeper.restore), [drafts, keeper]);
  useEffect(() => () => void (app.getSnapshot().context.session && keeper.close()), [app, keeper]);
  const [flow, join] = useState<AnyActorRef>();
  useEffect(() => () => void (isTagged(flow, 'open') && open && tellOutdated(app, open.outdates)), [app, flow, open]);
  const wizard = useFlow(() => provideWizard(keeper), { input: { hasDraft: keeper.left !== null }, onDone: onLeft });
  const state = useSelector(wizard, (snapshot) => snapshot);
  const isWorking = useTagged(flow, 'working');
  const isOpen = useTagged(flow, 'open');
  const isWarned = state.matches({ filling: 'warning' });
  // What is known by now is on the page behind the warning.
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

/** What is said of what was left: it is done, nobody knows yet what became of it, or it can be gone on with. */
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
