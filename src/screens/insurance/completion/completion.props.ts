import type { CompleteTripActor } from '#machines/insurance/completion/completeTrip.machine.ts';
import type { PageProps } from '../addInsurance.props.ts';
import type { Passengers } from '../passengers.ts';
import type { Chosen } from './useChosen.ts';

export type CompletionProps = PageProps & {
  completion: CompleteTripActor;
  passengers: Passengers;
  chosen: Chosen;
};
