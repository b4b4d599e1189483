import { PersonClockRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';

import { findRemedy, listVisibleOptions } from '#machines/resolutions/case/remedies.ts';
import type { viewCaseMachine } from '#machines/resolutions/case/viewCase.machine.ts';
import type { Case, DisruptionRef, Option } from '#machines/resolutions/resolutions.ts';
import type { TextId } from '#src/lib/texts.ts';
import { toDay } from '#src/lib/time/dates.ts';
import { parseInstant } from '#src/lib/time/instants.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { usePortal } from '#src/session/portal.ts';
import { TimelineStep } from '#src/ui/flights/Timeline.tsx';
import { LongDate } from '#src/ui/values/LongDate.tsx';

import { useSeen } from '../case/useSeen.ts';
import { useStatusSteps } from '../status/useStatusSteps.tsx';
import { connectUnasked } from './connectUnasked.ts';
import { hasOnlyDecidedOptions, isUndecided } from './HadRemedy.tsx';

type ChosenStepsProps = {
  which: Extract<DisruptionRef, { category: 'FLIGHT' }>;
  /** Flight number; null if the page shows only one flight. */
  flight: string | null;
  /** The dialog of the disruption is open, so the customer may be answering. */
  isOpen: boolean;
  /** Reports whether the customer has chosen something and has nothing left to choose. */
  onDecided: (flightId: string, isDecided: boolean) => void;
  /** Step to show until something is chosen or while the options are unknown. */
  children: ReactNode;
};

/** Timeline steps of the chosen options and their status. */
export function ChosenSteps({ which, flight, isOpen, onDecided, children }: ChosenStepsProps) {
  const flow = useFlow(connectUnasked, { input: { which } });
  const told = useSelector(flow, ({ context }) => context.case);
  useSeen(flow);
  useReadAfter(flow, isOpen);
  const visible = told ? listVisibleOptions(told, false) : [];
  const chosen = visible.filter((option) => !isUndecided(option));
  const isDecided = told !== null && hasOnlyDecidedOptions(told);
  const { flightId } = which;
  useEffect(() => onDecided(flightId, isDecided), [onDecided, flightId, isDecided]);
  if (!told || chosen.length === 0) return children;

  return (
    <>
      {chosen.map((option) => (
        <OptionSteps key={option.optionId} option={option} case={told} flight={flight} />
      ))}
      {chosen.length < visible.length ? children : null}
    </>
  );
}

/** The open dialog polls by itself. Reads the disruption again once it is closed, to pick up the customer's answers. */
function useReadAfter(flow: ActorRefFrom<typeof viewCaseMachine>, isOpen: boolean): void {
  const { clock } = usePortal();

  useEffect(() => {
    if (!isOpen) return;
    flow.send({ type: 'page.hidden' });
    return () => {
      flow.send({ type: 'case.outdated' });
      flow.send({ type: 'page.seen', at: clock.now() });
    };
  }, [flow, clock, isOpen]);
}

/** Only this step shows the day: money may have been sent for an option that failed or is claimed again. */
const wasSent: TextId = 'resolutions.step.cash.sent';

type OptionStepsProps = Pick<ChosenStepsProps, 'flight'> & { option: Option; case: Case };

function OptionSteps({ option, case: told, flight }: OptionStepsProps) {
  const remedy = findRemedy(option);
  const steps = useStatusSteps(option, told, remedy);
  const sent = parseInstant(option.payout?.on ?? '');
  const ofFlight = (title: ReactNode) =>
    flight === null ? (
      title
    ) : (
      <FormattedMessage id="resolutions.step.of" values={{ flight, step: <span key="step">{title}</span> }} />
    );
  if (!steps)
    return (
      <TimelineStep
        state="now"
        icon={<PersonClockRegular />}
        title={ofFlight(<FormattedMessage id="resolutions.status.other" />)}
      />
    );

  return steps.map(({ key, ...step }) => (
    <TimelineStep key={key} {...step} title={ofFlight(step.title)}>
      {sent !== null && key === wasSent ? <LongDate date={toDay(sent)} /> : step.children}
    </TimelineStep>
  ));
}
