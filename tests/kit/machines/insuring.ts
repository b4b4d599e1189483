import { type AddInsuranceActor, addInsuranceMachine } from '#machines/insurance/addInsurance.machine.ts';
import { input } from '#machines/insurance/addInsurance.model.ts';
import { osloLondon, request } from '#machines/insurance/flights.model.ts';
import { onStage } from './stage.ts';

export const described = (tripType: 'single' | 'return' | 'multi') =>
  ({ type: 'trip.described', policyNumber: 'POL-ACTIVE', tripType }) as const;

export function opened(tripType: 'single' | 'return' | 'multi', more: Partial<typeof input> = {}) {
  const stage = onStage(addInsuranceMachine, { ...input, ...more });
  stage.actor.send(described(tripType));
  return stage;
}

type Stage = ReturnType<typeof opened>;

export function add(stage: Stage, flight = osloLondon) {
  if (stage.actor.getSnapshot().value !== 'lookingUp') stage.actor.send({ type: 'flight.requested' });
  lookup(stage.actor).send({ type: 'flight.described', ...request });
  stage.answer('checkFlight', { kind: 'checked', status: 200, flights: [flight] });
  if (lookup(stage.actor).getSnapshot().value === 'showing') lookup(stage.actor).send({ type: 'flight.recognised' });
}

const childOf = <Name extends 'flightLookup' | 'completeTrip'>(actor: AddInsuranceActor, name: Name) => {
  const child = actor.getSnapshot().children[name];
  if (!child) throw new Error(`There is no ${name} now`);
  return child;
};
export const lookup = (actor: AddInsuranceActor) => childOf(actor, 'flightLookup');
export const completion = (actor: AddInsuranceActor) => childOf(actor, 'completeTrip');
