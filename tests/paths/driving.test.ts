import { describe, expect, it } from 'vitest';
import { addInsuranceModel } from '#machines/insurance/addInsurance.model.ts';
import { completeTripModel } from '#machines/insurance/completion/completeTrip.model.ts';
import { flightLookupModel } from '#machines/insurance/lookup/flightLookup.model.ts';
import type { AnyModel } from '#machines/model.ts';
import { signInModel } from '#machines/sign-in/signIn.model.ts';
import { wizardModel } from '#machines/wizard/wizard.model.ts';
import { drivenBy, readBy } from '#paths/command/driven.ts';
import { fieldsAt, startOf } from '#paths/driving/given.ts';
import { holdsAt } from '#paths/driving/holds.ts';
import { endOfHands } from '#paths/driving/possible.ts';
import { playedAt, settledAt } from '#paths/driving/turns.ts';
import { graphOf } from '#paths/graph/graph.ts';
import { usualLimits } from '#paths/graph/limits.ts';
import { statesIn } from '#paths/graph/names.ts';
import { type Options, type Plan, planOf } from '#paths/plan.ts';
import { type Id, specs } from '#paths/specs.ts';
import { type Walk, walkers } from '#paths/strategies/walk.ts';

/** A walk by the names of its steps. */
function walkOver(model: AnyModel, input: string, ...labels: string[]): Walk {
  const moves = new Map(graphOf(model).edges.map(({ move }) => [move.label, move]));
  const walker = walkers(model)(input);
  for (const label of labels) {
    const move = moves.get(label);
    if (!move || !walker.take(move)) throw new Error(`${label} cannot be taken at ${walker.at()}`);
  }
  return walker.walk;
}

describe('what is filled in', () => {
  const spec = specs.flightLookup;
  const described = 'flight.described: SK101';
  const entered = 'flight.entered: SK101 from Oslo';
  const [chartered, left] = ['a flight, by who may charter', 'left while entering by hand'];

  it('brings about every answer up to the next that is filled in', () => {
    const walk = walkOver(flightLookupModel, left, entered, 'createFlight: created', 'checkFlight: two flights');

    expect(fieldsAt(spec, walk, 0)).toMatchObject({ flightNumber: 'ZZ406', embarkTime: '10:30' });
  });

  it('brings one answer about in another way after something else was done', () => {
    const walk = walkOver(flightLookupModel, chartered, described, 'checkFlight: two flights');

    expect(fieldsAt(spec, walk, 0)).toEqual({
      policyNumber: 'POL-ACTIVE',
      flightNumber: 'ZZ200',
      embarkDate: { inDays: 22 },
      direction: 'outbound',
    });
  });

  it('brings one answer about in another way where the walk begins otherwise', () => {
    const tokens = ['by single sign-on', 'by single sign-on, the only way'].map((input) =>
      fieldsAt(specs.signIn, walkOver(signInModel, input, 'exchangeToken: second factor'), -1),
    );

    expect(tokens).toEqual([{ token: 'mfa@sky.test' }, { token: 'mfa@plain.test' }]);
  });

  it('is of no answer to what is filled in later', () => {
    const walk = walkOver(flightLookupModel, chartered, described, 'checkFlight: one flight, but not with 200');
    const next = walkOver(
      flightLookupModel,
      chartered,
      described,
      'checkFlight: no flight',
      entered,
      'createFlight: FLIGHT_TOO_SOON',
    );

    expect(fieldsAt(spec, walk, 0)).toHaveProperty('flightNumber', 'SK101');
    expect(fieldsAt(spec, next, 0)).toHaveProperty('flightNumber', 'SK101');
    expect(fieldsAt(spec, next, 2)).toHaveProperty('flightNumber', 'ZZ412');
  });

  it('depends on who begins', () => {
    const chosen = 'travellers.chosen: Anna and Ben, Anna being the contact';
    const names = (input: string) =>
      fieldsAt(specs.completeTrip, walkOver(completeTripModel, input, chosen), 0).passengerIds;

    expect(names('who selects passengers')).toEqual(['Anna Berg', 'Ben Berg']);
    expect(names('an employee')).toEqual(['Emil Storm', 'Frida Storm']);
  });
});

describe('what the insurer is brought to', () => {
  const spec = specs.completeTrip;
  const buy = 'purchase.confirmed: with the terms';
  const purchase = { method: 'POST', path: '/travel/insurance/blink-it' };

  it.each([
    ['insured', { lost: true }],
    ['not insured', { network: true }],
  ])('is true to what is found later: %s', (found, fault) => {
    const lost = [buy, 'insureTrip: no answer', 'findTrip: USER_NOT_FOUND', 'search.repeated', `findTrip: ${found}`];
    const walk = walkOver(completeTripModel, 'where passengers are not selected', ...lost);
    const left = walkOver(completeTripModel, 'left while buying', 'findTrip: no answer', ...lost.slice(3));
    const done = startOf(spec, left)?.do ?? [];

    expect(holdsAt(spec, walk, 0)).toEqual([{ fault: { ...purchase, ...fault } }]);
    expect(settledAt(done, left, -1)).toContainEqual({ raise: { ...purchase, ...fault } });
  });

  it('is the first that is said where nothing is found later', () => {
    const walk = walkOver(completeTripModel, 'where passengers are not selected', buy, 'insureTrip: no answer');

    expect(holdsAt(spec, walk, 0)).toEqual([{ fault: { ...purchase, network: true } }]);
  });

  it('befalls a read as often as the gateway asks again', () => {
    const walk = walkOver(completeTripModel, 'left while buying', 'findTrip: no answer');
    const fault = { method: 'GET', path: '/travel/trips', network: true };

    expect(holdsAt(spec, walk, -1)).toEqual([{ fault, again: { ...fault, times: 20 } }]);
  });

  it('is played in another way each time', () => {
    const walk = walkOver(
      addInsuranceModel,
      'a new trip',
      'trip.described: a return trip',
      'flight.requested',
      'flightLookup: one flight',
      'flightLookup: one flight',
    );
    const days = [2, 3].map((at) => playedAt(specs.addInsurance, walk, at));

    expect(days).toMatchObject([
      [{ fields: { embarkDate: { inDays: 21 } } }],
      [{ fields: { embarkDate: { inDays: 22 } } }],
    ]);
  });
});

function drivenPlan(id: Id, options: Options): Plan {
  const driven = drivenBy(specs[id], options, Infinity);
  if ('why' in driven) throw new Error(`${id} is driven`);
  return driven.plan;
}

describe('a walk for a browser', () => {
  it.each(['shortest', 'simple', 'random'] as const)('takes no step that nobody can take: %s', (strategy) => {
    for (const id of ['flightLookup', 'addInsurance', 'signIn', 'oneTimeCode'] as const) {
      const options = { strategy, seed: 1, limits: { ...usualLimits, maxPaths: 200 } };
      for (const plan of [readBy(specs[id], options, Infinity), drivenPlan(id, options)]) {
        const walks = plan.walks.map(({ walk }) => walk);

        expect(
          walks.flatMap((walk) => endOfHands(specs[id], walk) ?? []),
          id,
        ).toEqual([]);
        expect(walks.filter(({ steps }) => steps.length > 1).length, id).toBeGreaterThan(2);
      }
    }
  });

  it('comes by another way to where the shortest is nobody’s', () => {
    const { places } = graphOf(wizardModel);
    const shut = places.find(({ label }) => label === 'left')?.cameBy?.index;
    const options = { strategy: 'shortest', seed: 1, limits: usualLimits } as const;
    const { walks } = planOf(wizardModel, { ...options, isAllowed: ({ index }) => index !== shut }, Infinity);

    expect(walks.map(({ walk: { steps } }) => steps.at(-1)?.to)).toContain('left');
  });
});

describe('a journey', () => {
  const limits = usualLimits;
  const lines = (id: 'wizard' | 'flightLookup' | 'completeTrip' | 'flightRow'): string[] => {
    const driven = drivenBy(specs[id], { strategy: 'edges', seed: 1, limits }, Infinity);
    return 'text' in driven ? driven.text.split('\n').map((line) => line.trim()) : [];
  };

  it('does first what makes a gesture mean what its sample says', () => {
    const written = lines('wizard');
    const close = 'await walk.press("button", "Close", "[data-machine=wizard]");';
    const before = written.flatMap((line, at) => (line === close ? [written[at - 1]] : []));

    expect(before).toContain('await walk.pick("Trip", "Several flights");');
    expect(before).toContain('await walk.press("button", "Start again");');
  });

  it('holds what a beginning asks once the page is at rest, right before it is asked', () => {
    const written = lines('completeTrip');
    const at = written.indexOf('await walk.rests();');

    expect(written.slice(at - 3, at + 3)).toEqual([
      'await walk.sees(null, [',
      '{"role":"button","name":"Continue where you left off"},',
      ']);',
      'await walk.rests();',
      'await walk.hold({"fault":{"method":"GET","path":"/travel/trips"}});',
      'await walk.press("button", "Continue where you left off");',
    ]);
  });

  it('waits for a page that looks like the one before', () => {
    expect(lines('flightLookup')).toContain('{"role":"heading","name":"Which flight back?"},');
  });

  it('stops time for what would be gone before it was looked at', () => {
    expect(lines('completeTrip')).toContain('await walk.stopTime();');
    expect(lines('flightRow')).not.toContain('await walk.stopTime();');
  });

  it('takes no step that nobody can take from just there, and says why', () => {
    const written = lines('flightLookup');

    expect(written).toContain(
      '// Not walked in a browser: checkFlight: two flights: no carrier has two flights under a number that was one flight a moment ago.',
    );
    expect(written.filter((line) => /^test\(.*the way back.*two flights/.test(line))).toEqual([]);
  });

  it('comes to every state, and not to each of its places', () => {
    const statesOf = (labels: readonly string[]) => new Set(labels.map((label) => statesIn(label).join(' ')));
    const options = { strategy: 'edges', seed: 1, limits } as const;
    const walked = drivenPlan('addInsurance', options).walks.map(({ walk }) => walk);
    const there = graphOf(addInsuranceModel).places.map(({ label }) => label);
    const places = walked.flatMap(({ begins, steps }) => [begins.to, ...steps.map(({ to }) => to)]);

    expect(statesOf(places)).toEqual(statesOf(there));
    expect(new Set(places).size).toBeLessThan(there.length);
  });
});
