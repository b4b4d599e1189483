import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { getOptionStatus } from '#machines/resolutions/case/blockedReason.ts';
import { isOfForm } from '#machines/resolutions/lounge/loungeOption.logic.ts';
import { flowAttributes, formatStates } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { InlineNotice } from '#src/session/notices/InlineNotice.tsx';
import { useApp } from '#src/session/portal.ts';

import type { OptionViewProps } from '../optionView.ts';
import { Moved } from '../status/Moved.tsx';
import { OptionStatus } from '../status/OptionStatus.tsx';
import { Unsettled, unknowns } from '../status/Unsettled.tsx';
import { useLeaveGuard } from '../useLeaveGuard.ts';
import { useLookAgain } from '../useLookAgain.ts';
import { useMayAnswer } from '../useMayAnswer.ts';
import { AskedForLounge } from './AskedForLounge.tsx';
import { BookedLounge } from './BookedLounge.tsx';
import { connectLoungeOption } from './connectLoungeOption.ts';
import { LoungeForm } from './LoungeForm.tsx';
import { LoungePass } from './LoungePass.tsx';
import { LoungeQuestion } from './LoungeQuestion.tsx';

const useStyles = makeStyles({
  option: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

export function LoungeView({
  option,
  case: told,
  which,
  onChanged,
  onFailed,
  onHeld,
  about,
  isCooling,
}: OptionViewProps) {
  const styles = useStyles();
  const userId = useApp(({ context }) => context.session?.id ?? '');
  const mayWrite = useMayAnswer();
  const { allowances } = told;
  const [provide] = useState(() => connectLoungeOption({ option, onChanged, onFailed }));
  const newKey = () => crypto.randomUUID();
  const input = { option, allowances, which, userId, mayWrite, newKey };
  const flow = useFlow(provide, { input, about });
  const state = useSelector(flow, (snapshot) => snapshot);
  useEffect(() => flow.send({ type: 'option.read', option, allowances }), [flow, option, allowances]);
  useLeaveGuard(flow, { option, onHeld });
  useLookAgain(flow);
  const isOf = (...states: Parameters<typeof state.matches>[0][]) => states.some((each) => state.matches(each));
  const { attempt } = state.context;
  const unknown = unknowns[formatStates(state.value)];
  // Also shown while the customer declines a lounge whose confirmation failed.
  const isBooked =
    isOf('booked', { working: 'confirming' }, { working: 'patching' }, 'failed') ||
    (isOf('confirmingDecline', { working: 'submitting' }) &&
      getOptionStatus(state.context.option, 'LOUNGE') === 'Failed');
  const isForm =
    isOf('choosing', 'confirmingNoAccess') || (isOf({ working: 'submitting' }) && attempt && isOfForm(attempt.answer));

  return (
    <div className={styles.option} {...flowAttributes(state)}>
      {state.context.isAnsweredElsewhere && !unknown ? <Moved /> : null}
      {isForm ? (
        <LoungeForm flow={flow} case={told} />
      ) : isBooked ? (
        <BookedLounge flow={flow} case={told} isCooling={isCooling} />
      ) : isOf('asking', 'confirmingDecline', { working: 'submitting' }) ? (
        <AskedForLounge flow={flow} case={told} />
      ) : unknown ? (
        <Unsettled unknown={unknown} isWorking={state.hasTag('working')} onAnswer={(type) => flow.send({ type })} />
      ) : (
        <>
          <LoungePass option={state.context.option} case={told} />
          <OptionStatus option={state.context.option} case={told} remedy="LOUNGE" />
        </>
      )}
      <InlineNotice about={about} />
      <LoungeQuestion flow={flow} case={told} />
    </div>
  );
}
