import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ViewCaseSnapshot } from '#machines/resolutions/case/viewCase.machine.ts';
import type { Case, DisruptionRef } from '#machines/resolutions/resolutions.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { Why } from '#src/session/notices/Why.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import type { Reading } from '#src/ui/data/reading.ts';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { CapMessage } from '../happened/CapMessage.tsx';
import { CaseHeading } from '../happened/CaseHeading.tsx';
import { ComingCase } from '../happened/ComingCase.tsx';
import { type BagChip, WhatHappened } from '../happened/WhatHappened.tsx';
import { isWorking } from '../hold.ts';
import { Options } from '../override/Options.tsx';
import { useLookAgain } from '../useLookAgain.ts';
import { connectViewCase } from './connectViewCase.ts';
import { NothingToChoose } from './NothingToChoose.tsx';
import { useHolds } from './useHolds.ts';
import { useLeaving } from './useLeaving.ts';
import { useSeen } from './useSeen.ts';

const ofCase: readonly Topic[] = ['case'];

type CaseViewProps = {
  which: DisruptionRef;
  bagChip: BagChip;
  /** False inside a dialog, whose title already names the disruption. */
  hasHeading?: boolean;
  /** Called with true while an answer is pending, when the user should not leave. */
  onWorking?: (isWorking: boolean) => void;
};

/** Reads a disruption and keeps reading it while this view is visible. */
export function CaseView({ which, bagChip, hasHeading = true, onWorking }: CaseViewProps) {
  const flow = useFlow(connectViewCase, { input: { which }, about: ofCase });
  const state = useSelector(flow, (snapshot) => snapshot);
  useSeen(flow);
  useLookAgain(flow);
  const [held, hold] = useHolds();
  const holds = Object.values(held);
  useLeaving(holds);
  const isBusy = holds.some(isWorking);
  useEffect(() => onWorking?.(isBusy), [onWorking, isBusy]);
  const retry = () => flow.send({ type: 'retry.requested' });

  return (
    <>
      {hasHeading ? <CaseHeading which={which} case={state.context.case} /> : null}
      {state.matches('none') ? (
        <NothingToChoose attributes={flowAttributes(state)} retry={retry} />
      ) : (
        <DataArea
          reading={readingIn(state, retry)}
          failed="resolutions.failed"
          isEmpty={() => false}
          empty="resolutions.none"
          coming={<ComingCase category={which.category} />}
        >
          {(told) => (
            <Stack gap={24}>
              <WhatHappened case={told} bagChip={bagChip} />
              <CapMessage case={told} />
              <Options
                case={told}
                which={which}
                isCooling={state.context.cooling !== null}
                held={held}
                onHold={hold}
                onChanged={() => flow.send({ type: 'case.outdated' })}
                onFailed={() => flow.send({ type: 'option.failed' })}
              />
            </Stack>
          )}
        </DataArea>
      )}
    </>
  );
}

function readingIn(state: ViewCaseSnapshot, retry: () => void): Reading<Case> {
  const { case: told, readAt } = state.context;
  const isReading = state.matches('reading');
  const ofKnown = isReading ? 'refreshing' : state.matches('failed') ? 'stale' : 'loaded';
  const ofUnknown = isReading ? 'loading' : 'failed';

  return {
    view: told ? ofKnown : ofUnknown,
    data: told,
    loadedAt: readAt,
    retry,
    why: <Why about={ofCase} />,
    attributes: flowAttributes(state),
  };
}
