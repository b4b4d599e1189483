import { useSelector } from '@xstate/react';
import type { CompleteTripSnapshot } from '#machines/insurance/completion/completeTrip.machine.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import type { CompletionProps } from './completion.props.ts';
import { Details } from './Details.tsx';
import { Insured } from './Insured.tsx';
import { CheckingOutcome, NotReceived, OutcomeUnknown } from './Outcomes.tsx';
import { Travellers } from './Travellers.tsx';
import { useChosen } from './useChosen.ts';

/** Final part of the wizard: travellers, details and the outcome of the purchase. */
export function Completion(props: Omit<CompletionProps, 'chosen'>) {
  const { fill } = useFillStyles();
  const state = useSelector(props.completion, (snapshot) => snapshot);
  const chosen = useChosen(props.completion);
  const Page = pageOf(state);

  return (
    <div className={fill} {...flowAttributes(state)}>
      {Page ? <Page {...props} chosen={chosen} /> : null}
    </div>
  );
}

function pageOf(state: CompleteTripSnapshot) {
  if (state.matches('travellers')) return Travellers;
  if (state.matches('details') || state.matches('purchasing')) return Details;
  if (state.matches('checkingOutcome')) return CheckingOutcome;
  if (state.matches('outcomeUnknown')) return OutcomeUnknown;
  if (state.matches('notReceived')) return NotReceived;
  return state.matches('insured') ? Insured : null;
}
