import { describe, expect, it } from 'vitest';
import { add, completion, described, lookup, opened } from '#tests/kit/machines/insuring.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import { addInsuranceMachine } from './addInsurance.machine.ts';
import { addInsuranceModel, input } from './addInsurance.model.ts';
import { trip } from './completion/completeTrip.model.ts';
import { londonNewYork, londonOslo, osloLondon, request } from './flights.model.ts';

describe('addInsuranceMachine', () => {
  it('asks for the first flight at once and returns from it to the trip', () => {
    const stage = opened('multi');
    expect(stage.actor.getSnapshot().value).toBe('lookingUp');

    lookup(stage.actor).send({ type: 'page.left' });
    expect(stage.actor.getSnapshot().value).toBe('describing');

    stage.actor.send(described('multi'));
    add(stage);
    stage.actor.send({ type: 'flight.requested' });
    lookup(stage.actor).send({ type: 'page.left' });
    expect(stage.actor.getSnapshot().value).toEqual({ listing: 'open' });
  });

  it('remembers the look-up after Back, until one of its flights is removed', () => {
    const stage = opened('multi');
    add(stage);
    stage.actor.send({ type: 'flight.requested' });
    lookup(stage.actor).send({ type: 'flight.described', ...request });
    stage.answer('checkFlight', { kind: 'checked', status: 200, flights: [londonNewYork] });
    const asked = () => lookup(stage.actor).getSnapshot().context.request.flightNumber;

    lookup(stage.actor).send({ type: 'page.left' });
    lookup(stage.actor).send({ type: 'page.left' });
    stage.actor.send({ type: 'flight.requested' });
    expect(asked()).toBe(request.flightNumber);

    lookup(stage.actor).send({ type: 'page.left' });
    stage.actor.send({ type: 'flight.removed', at: 0 });
    stage.actor.send({ type: 'flight.requested' });
    expect(asked()).toBe('');
  });

  it('continues after the only flight of a single trip', () => {
    const stage = opened('single');

    add(stage);

    expect(stage.actor.getSnapshot().value).toBe('completing');
  });

  it('looks up the return flight after the outbound one, whatever direction the insurer gives it', () => {
    const stage = opened('return');
    add(stage);
    const { request: asked, flightType } = lookup(stage.actor).getSnapshot().context;
    expect({ direction: asked.direction, flightType }).toEqual({ direction: 'inbound', flightType: 'return' });

    add(stage, { ...londonOslo, embarkTime: '18:00', direction: 'outbound' });
    const { items } = stage.actor.getSnapshot().context;
    expect(items.map(({ cover, display }) => [cover.flights[0]?.direction, display.flightDirection])).toEqual([
      ['outbound', 'outbound'],
      ['inbound', 'inbound'],
    ]);
  });

  it('continues after the return flight, and goes back to the list of both', () => {
    const stage = opened('return');
    add(stage);
    add(stage, { ...londonOslo, embarkTime: '18:00' });
    expect(stage.actor.getSnapshot().value).toBe('completing');

    completion(stage.actor).send({ type: 'page.left' });
    expect(stage.actor.getSnapshot().value).toEqual({ listing: 'open' });
    expect(stage.actor.getSnapshot().context.items).toHaveLength(2);
  });

  it('looks up a removed outbound flight again as outbound and respects the return flight', () => {
    const stage = opened('return');
    add(stage);
    add(stage, { ...londonOslo, embarkTime: '18:00' });
    completion(stage.actor).send({ type: 'page.left' });
    stage.actor.send({ type: 'flight.removed', at: 0 });

    stage.actor.send({ type: 'flight.requested' });
    const { request: asked, flightType } = lookup(stage.actor).getSnapshot().context;
    expect({ direction: asked.direction, flightType }).toEqual({ direction: 'outbound', flightType: 'main' });

    add(stage, { ...osloLondon, embarkTime: '20:00' });
    expect(lookup(stage.actor).getSnapshot().context.problems).toEqual({ embarkDate: 'insurance.order.out' });
    add(stage, osloLondon);
    expect(stage.actor.getSnapshot().context.items).toHaveLength(2);
  });

  it('accepts one outbound flight of a return trip, however many match, then asks for the return flight', () => {
    const stage = opened('return');
    lookup(stage.actor).send({ type: 'flight.described', ...request });
    stage.answer('checkFlight', { kind: 'checked', status: 200, flights: [osloLondon, londonNewYork] });

    lookup(stage.actor).send({ type: 'flights.chosen', flights: [osloLondon, londonNewYork] });
    expect(stage.actor.getSnapshot().context.items).toEqual([]);
    lookup(stage.actor).send({ type: 'flights.chosen', flights: [osloLondon] });

    expect(stage.actor.getSnapshot().value).toBe('lookingUp');
    expect(lookup(stage.actor).getSnapshot().context.request.direction).toBe('inbound');
  });

  it('accepts two to four flights for a trip with several legs', () => {
    const stage = opened('multi');
    const { actor } = stage;
    add(stage);
    actor.send({ type: 'flights.confirmed' });
    expect(actor.getSnapshot().value).toEqual({ listing: 'miscounted' });

    for (const flightNumber of ['SK2', 'SK3', 'SK4']) add(stage, { ...osloLondon, flightNumber });
    expect(actor.getSnapshot().can({ type: 'flight.requested' })).toBe(false);
    expect(actor.getSnapshot().context.items.map(({ cover }) => cover.flights[0]?.flightNumber)).toEqual([
      'SK101',
      'SK2',
      'SK3',
      'SK4',
    ]);

    actor.send({ type: 'flights.confirmed' });
    expect(actor.getSnapshot().value).toBe('completing');
  });

  it('asks before another trip type discards the flights', () => {
    const stage = opened('multi');
    add(stage);
    stage.actor.send({ type: 'page.left' });

    stage.actor.send(described('single'));
    expect(stage.actor.getSnapshot().value).toBe('changing');
    stage.actor.send({ type: 'change.declined' });
    expect(stage.actor.getSnapshot().context.items).toHaveLength(1);

    stage.actor.send(described('single'));
    stage.actor.send({ type: 'change.confirmed' });
    const { items, tripType } = stage.actor.getSnapshot().context;
    expect({ items, tripType }).toEqual({ items: [], tripType: 'single' });
  });

  it('asks before another policy discards the flights', () => {
    const stage = opened('multi');
    add(stage);
    stage.actor.send({ type: 'page.left' });

    stage.actor.send({ type: 'trip.described', policyNumber: 'POL-NEAR', tripType: 'multi' });

    expect(stage.actor.getSnapshot().value).toBe('changing');
  });

  it('explains that a payout method is required and continues once there is one', () => {
    const stage = opened('single', { lacksPayout: true as never });

    expect(stage.actor.getSnapshot().value).toBe('payoutMissing');
    stage.actor.send({ type: 'payout.setUp' });
    expect(stage.actor.getSnapshot().value).toBe('describing');
  });

  it.each([
    ['POL-ACTIVE', 1],
    ['POL-ANY', 0],
  ])('passes the maximum of people that %s insures to the completion', (policyNumber, maxInsured) => {
    const policies = [
      { policyNumber: 'POL-ACTIVE', maxInsured: 1 },
      { policyNumber: 'POL-ANY', maxInsured: 0 },
    ];
    const stage = onStage(addInsuranceMachine, { ...input, policies });
    stage.actor.send({ ...described('single'), policyNumber });
    lookup(stage.actor).send({ type: 'flight.described', ...request, policyNumber });
    stage.answer('checkFlight', { kind: 'checked', status: 200, flights: [osloLondon] });
    lookup(stage.actor).send({ type: 'flight.recognised' });

    expect(completion(stage.actor).getSnapshot().context.maxInsured).toBe(maxInsured);
  });

  it('ends with the insured trip', () => {
    const stage = opened('single', { passengerSelection: false as never });
    add(stage);
    completion(stage.actor).send({ type: 'purchase.confirmed', termsConfirmed: true, bookingRef: null });
    stage.answer('insureTrip', { kind: 'insured', trip });
    completion(stage.actor).send({ type: 'trip.acknowledged' });

    expect(stage.actor.getSnapshot().output).toEqual({ trip });
  });
});

describeModel(addInsuranceModel);
