import { describe, expect, it } from 'vitest';
import { toDraftItem } from '#rules/insurance/tripTypes.ts';
import { add, completion, described, lookup, opened } from '#tests/kit/machines/insuring.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { addInsuranceMachine, toAddInsuranceDraft } from './addInsurance.machine.ts';
import { input } from './addInsurance.model.ts';
import { londonNewYork, londonOslo, osloLondon, request } from './flights.model.ts';
import { toFlightLookupDraft } from './lookup/flightLookup.machine.ts';

const atTheFlights = {
  page: 'listing',
  policyNumber: 'POL-ACTIVE',
  tripType: 'return',
  lookup: null,
  completion: null,
} as const;

describe('a draft of a trip', () => {
  it('keeps the found flight if the trip is described the same, and drops it otherwise', () => {
    const stage = opened('single');
    lookup(stage.actor).send({ type: 'flight.described', ...request });
    stage.answer('checkFlight', { kind: 'checked', status: 200, flights: [osloLondon] });
    const shown = { page: 'showing', request, byHand: null, found: [osloLondon] } as const;

    stage.actor.send({ type: 'trip.reopened', lookup: toFlightLookupDraft(lookup(stage.actor).getSnapshot()) });
    expect(toAddInsuranceDraft(stage.actor.getSnapshot())).toMatchObject({ page: 'describing', lookup: shown });
    stage.actor.send(described('single'));
    expect(lookup(stage.actor).getSnapshot()).toMatchObject({ value: 'showing', context: shown });

    stage.actor.send({ type: 'trip.reopened', lookup: toFlightLookupDraft(lookup(stage.actor).getSnapshot()) });
    stage.actor.send(described('multi'));
    expect(lookup(stage.actor).getSnapshot()).toMatchObject({
      value: 'describing',
      context: { request: { flightNumber: '', embarkDate: '' }, found: [] },
    });
  });

  it('does not continue with a return trip that lacks a flight in either direction', () => {
    for (const flights of [
      [osloLondon, londonNewYork],
      [londonOslo, { ...londonNewYork, direction: 'inbound' as const }],
    ]) {
      const items = flights.map((flight) => toDraftItem([flight]));
      const draft = { ...atTheFlights, items };
      const { actor } = onStage(addInsuranceMachine, { ...input, draft });

      actor.send({ type: 'flights.confirmed' });

      expect(actor.getSnapshot().value).toEqual({ listing: 'miscounted' });
    }
  });

  it('checks an open purchase first, whatever else is missing', () => {
    const bought = onStage(addInsuranceMachine, {
      ...input,
      lacksPayout: true,
      policies: [],
      draft: {
        page: 'completing',
        policyNumber: 'POL-ACTIVE',
        tripType: 'single',
        items: [toDraftItem([osloLondon])],
        lookup: null,
        completion: {
          page: 'buying',
          passengerIds: ['anna'],
          delegatedPassengerId: null,
          bookingRef: null,
          key: 'key-1',
        },
      },
    });

    expect(bought.actor.getSnapshot().value).toBe('completing');
    expect(completion(bought.actor).getSnapshot().value).toBe('checkingOutcome');
  });

  it('asks for another policy first if the one in the draft can no longer insure a trip', () => {
    const draft = { ...atTheFlights, items: [toDraftItem([osloLondon])], policyNumber: 'POL-EXPIRED' };
    const later = onStage(addInsuranceMachine, { ...input, draft });

    expect(later.actor.getSnapshot().value).toBe('describing');
    expect(later.actor.getSnapshot().context.items).toEqual(draft.items);

    later.actor.send(described('return'));
    expect(later.actor.getSnapshot().value).toBe('changing');
  });

  it('leaves the check of a policy per flight to the insurer', () => {
    const draft = { ...atTheFlights, items: [toDraftItem([osloLondon])], policyNumber: 'POL-TYPED' };
    const later = onStage(addInsuranceMachine, { ...input, includePolicy: true, draft });

    expect(later.actor.getSnapshot().value).toEqual({ listing: 'open' });
  });

  it('resumes at the same page, also within the flight look-up or the purchase', () => {
    const stage = opened('return');
    add(stage);
    lookup(stage.actor).send({ type: 'flight.described', ...request, flightNumber: 'SK404' });
    const draft = JSON.parse(JSON.stringify(toAddInsuranceDraft(stage.actor.getSnapshot())));

    const later = onStage(addInsuranceMachine, { ...input, draft });

    expect(toAddInsuranceDraft(later.actor.getSnapshot())).toEqual(draft);
    expect(later.actor.getSnapshot().value).toBe('lookingUp');
    expect(lookup(later.actor).getSnapshot().value).toBe('describing');
    expect(lookup(later.actor).getSnapshot().context.request.flightNumber).toBe('SK404');
    expect(later.asked()).toEqual([]);
  });

  it('starts the next flight look-up empty', () => {
    const left = { page: 'choosing', request, byHand: null, found: [osloLondon, londonNewYork] } as const;
    const stage = onStage(addInsuranceMachine, {
      ...input,
      draft: {
        ...atTheFlights,
        page: 'looking up',
        tripType: 'multi',
        items: [],
        lookup: { ...left, found: [...left.found] },
      },
    });
    expect(lookup(stage.actor).getSnapshot().value).toBe('choosing');

    lookup(stage.actor).send({ type: 'flights.chosen', flights: [osloLondon] });
    stage.actor.send({ type: 'flight.requested' });

    const { value, context } = lookup(stage.actor).getSnapshot();
    expect({ value, flightNumber: context.request.flightNumber, found: context.found }).toEqual({
      value: 'describing',
      flightNumber: '',
      found: [],
    });
  });
});
