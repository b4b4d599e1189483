import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { type AddInsuranceSnapshot, toAddInsuranceDraft } from '#machines/insurance/addInsurance.machine.ts';
import type { AddInsuranceDraft } from '#machines/insurance/tripEntries.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import type { PayoutSetUp } from '#src/session/payouts/setUp.ts';
import type { Portal } from '#src/session/portal.ts';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { useKept } from '#src/wizard/useKept.ts';
import { Completion } from './completion/Completion.tsx';
import { connectAddInsurance } from './connectAddInsurance.ts';
import { Lookup } from './lookup/Lookup.tsx';
import { PayoutMissing } from './PayoutMissing.tsx';
import type { Passengers } from './passengers.ts';
import { FlightsStep } from './steps/FlightsStep.tsx';
import { TripStep } from './steps/TripStep.tsx';
import { type Setting, toAddInsuranceSetting } from './useSetting.ts';

export const insuranceTopics: readonly Topic[] = ['insurance'];
const about: readonly Topic[] = [...insuranceTopics, 'passenger'];

type AddInsuranceProps = {
  setting: Setting;
  left: AddInsuranceDraft | null;
  join: (flow: AnyActorRef) => void;
  passengers: Passengers;
  SetUpPayout: PayoutSetUp;
};

export function AddInsurance({ setting, left, join, passengers, SetUpPayout }: AddInsuranceProps) {
  const { fill } = useFillStyles();
  const input = { ...toAddInsuranceSetting(setting), draft: left };
  const provide = (portal: Portal) =>
    connectAddInsurance(portal, { ...passengers, includePolicy: input.includePolicy });
  const flow = useFlow(provide, { input, about });
  const state = useSelector(flow, (snapshot) => snapshot);
  useKept(flow, toAddInsuranceDraft);
  useEffect(() => join(flow), [flow, join]);

  return (
    <div className={fill} {...flowAttributes(state)}>
      {pageOf(state)}
    </div>
  );

  function pageOf({ value, children }: AddInsuranceSnapshot) {
    const props = { flow, setting };
    if (value === 'payoutMissing') return <PayoutMissing flow={flow} SetUpPayout={SetUpPayout} />;
    if (value === 'describing' || value === 'changing') return <TripStep {...props} />;
    if (value === 'lookingUp' && children.flightLookup)
      return <Lookup {...props} lookup={children.flightLookup} key={children.flightLookup.sessionId} />;
    if (value === 'completing' && children.completeTrip)
      return <Completion {...props} completion={children.completeTrip} passengers={passengers} />;
    return typeof value === 'object' ? <FlightsStep {...props} /> : null;
  }
}
