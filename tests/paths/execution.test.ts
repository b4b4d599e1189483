import { describe, expect, it } from 'vitest';
import { addInsuranceModel } from '#machines/insurance/addInsurance.model.ts';
import { completeTripModel } from '#machines/insurance/completion/completeTrip.model.ts';
import { flightLookupModel } from '#machines/insurance/lookup/flightLookup.model.ts';
import type { AnyModel } from '#machines/kit/model.ts';
import { wizardModel } from '#machines/kit/wizard/wizard.model.ts';
import { signInModel } from '#machines/sign-in/signIn.model.ts';
import { createBrowserSpec, planManual } from '#paths/command/plans.ts';
import { seenAfter } from '#paths/effects.ts';
import { listPlayedActions, resolveActions } from '#paths/execution/causes.ts';
import { analyzeFeasibility, firstInfeasible } from '#paths/execution/feasible.ts';
import { findStart, getStepFields } from '#paths/execution/fields.ts';
import { listHolds } from '#paths/execution/holds.ts';
import { exploreGraph } from '#paths/graph/graph.ts';
import { usualLimits } from '#paths/graph/limits.ts';
import { parseStates } from '#paths/graph/names.ts';
import { createPlan, type Options, type Plan } from '#paths/plan.ts';
import { type Id, specs } from '#paths/specs.ts';
import { type Path, pathRunner, type Step } from '#paths/strategies/path.ts';

/** Builds a path from the names of its steps. */
function pathOver(model: AnyModel, input: string, ...labels: string[]): Path {
  const eventCases = new Map(exploreGraph(model).edges.map(({ eventCase }) => [eventCase.label, eventCase]));
  const runner = pathRunner(model)(input);
  for (const label of labels) {
    const eventCase = eventCases.get(label);
    if (!eventCase || !runner.take(eventCase)) throw new Error(`${label} cannot be taken at ${runner.at()}`);
  }
  return runner.path;
}

describe('the entered values', () => {
  const spec = specs.flightLookup;
  const described = 'flight.described: SK101';
  const entered = 'flight.entered: SK101 from Oslo';
  const [chartered, left] = ['a flight, by who may charter', 'left while entering by hand'];

  it('cause every answer up to the next input', () => {
    const path = pathOver(flightLookupModel, left, entered, 'createFlight: created', 'checkFlight: two flights');

    expect(getStepFields(spec, path, 0)).toMatchObject({ flightNumber: 'ZZ406', embarkTime: '10:30' });
  });

  it('depend on the last event', () => {
    const path = pathOver(flightLookupModel, chartered, described, 'checkFlight: two flights');

    expect(getStepFields(spec, path, 0)).toEqual({
      policyNumber: 'POL-ACTIVE',
      flightNumber: 'ZZ200',
      embarkDate: { inDays: 22 },
      direction: 'outbound',
    });
  });

  it('depend on the start of the path', () => {
    const tokens = ['by single sign-on', 'by single sign-on, the only way'].map((input) =>
      getStepFields(specs.signIn, pathOver(signInModel, input, 'exchangeToken: second factor'), -1),
    );

    expect(tokens).toEqual([{ token: 'mfa@sky.test' }, { token: 'mfa@plain.test' }]);
  });

  it('ignore later answers', () => {
    const path = pathOver(flightLookupModel, chartered, described, 'checkFlight: one flight, but not with 200');
    const next = pathOver(
      flightLookupModel,
      chartered,
      described,
      'checkFlight: no flight',
      entered,
      'createFlight: FLIGHT_TOO_SOON',
    );

    expect(getStepFields(spec, path, 0)).toHaveProperty('flightNumber', 'SK101');
    expect(getStepFields(spec, next, 0)).toHaveProperty('flightNumber', 'SK101');
    expect(getStepFields(spec, next, 2)).toHaveProperty('flightNumber', 'ZZ412');
  });

  it('depend on the user', () => {
    const chosen = 'travellers.chosen: Anna and Ben, Anna being the contact';
    const names = (input: string) =>
      getStepFields(specs.completeTrip, pathOver(completeTripModel, input, chosen), 0).passengerIds;

    expect(names('who selects passengers')).toEqual(['Anna Berg', 'Ben Berg']);
    expect(names('an employee')).toEqual(['Emil Storm', 'Frida Storm']);
  });
});

describe('the fault of a held call', () => {
  const spec = specs.completeTrip;
  const buy = 'purchase.confirmed: with the terms';
  const purchase = { method: 'POST', path: '/travel/insurance/blink-it' };

  it.each([
    ['insured', { lost: true }],
    ['not insured', { network: true }],
  ])('fits later findings: %s', (found, fault) => {
    const lost = [buy, 'insureTrip: no answer', 'findTrip: USER_NOT_FOUND', 'retry.requested', `findTrip: ${found}`];
    const path = pathOver(completeTripModel, 'where passengers are not selected', ...lost);
    const left = pathOver(completeTripModel, 'left while buying', 'findTrip: no answer', ...lost.slice(3));
    const done = findStart(spec, left)?.do ?? [];

    expect(listHolds(spec, path, 0)).toEqual([{ fault: { ...purchase, ...fault } }]);
    expect(resolveActions(done, left, -1)).toContainEqual({ raise: { ...purchase, ...fault } });
  });

  it('is the first entry if no later answer determines it', () => {
    const path = pathOver(completeTripModel, 'where passengers are not selected', buy, 'insureTrip: no answer');

    expect(listHolds(spec, path, 0)).toEqual([{ fault: { ...purchase, network: true } }]);
  });

  it('is repeated for a read, which the gateway retries', () => {
    const path = pathOver(completeTripModel, 'left while buying', 'findTrip: no answer');
    const fault = { method: 'GET', path: '/travel/trips', network: true };

    expect(listHolds(spec, path, -1)).toEqual([{ fault, again: { ...fault, times: 20 } }]);
  });

  it('is used in turn each time', () => {
    const path = pathOver(
      addInsuranceModel,
      'a new trip',
      'trip.described: a return trip',
      'flightLookup: one flight',
      'flightLookup: one flight',
    );
    const days = [1, 2].map((at) => listPlayedActions(specs.addInsurance, path, at));

    expect(days).toMatchObject([
      [{ fields: { embarkDate: { inDays: 21 } } }],
      [{ fields: { embarkDate: { inDays: 22 } } }],
    ]);
  });
});

function manualPlan(id: Id, options: Options): Plan {
  const manual = planManual(specs[id], options, Infinity);
  if ('why' in manual) throw new Error(`${id} cannot be followed by hand: ${manual.why}`);
  return manual.plan;
}

function browserPlan(id: Id, options: Options): Plan {
  const browserSpec = createBrowserSpec(specs[id], options, Infinity);
  if ('why' in browserSpec) throw new Error(`${id} is not tested in a browser: ${browserSpec.why}`);
  return browserSpec.plan;
}

describe('a path for a browser', () => {
  it.each(['shortest', 'simple', 'random'] as const)('contains no infeasible step: %s', (strategy) => {
    for (const id of ['flightLookup', 'addInsurance', 'signIn', 'oneTimeCode'] as const) {
      const options = { strategy, seed: 1, limits: { ...usualLimits, maxPaths: 200 } };
      for (const plan of [manualPlan(id, options), browserPlan(id, options)]) {
        const paths = plan.paths.map(({ path }) => path);

        expect(
          paths.flatMap((path) => firstInfeasible(specs[id], path) ?? []),
          id,
        ).toEqual([]);
        expect(paths.filter(({ steps }) => steps.length > 1).length, id).toBeGreaterThan(2);
      }
    }
  });

  it('takes a detour where the shortest path is infeasible', () => {
    const { places } = exploreGraph(wizardModel);
    const shut = places.find(({ label }) => label === 'left')?.cameBy?.index;
    const options = { strategy: 'shortest', seed: 1, limits: usualLimits } as const;
    const { paths } = createPlan(wizardModel, { ...options, isAllowed: ({ index }) => index !== shut }, Infinity);

    expect(paths.map(({ path: { steps } }) => steps.at(-1)?.to)).toContain('left');
  });
});

describe('a journey', () => {
  const limits = usualLimits;
  const inBrowser = (Object.keys(specs) as Id[]).filter((id) => !specs[id].cannot);
  const lines = (id: 'wizard' | 'flightLookup' | 'completeTrip' | 'flightRow'): string[] => {
    const browserSpec = createBrowserSpec(specs[id], { strategy: 'edges', seed: 1, limits }, Infinity);
    return 'text' in browserSpec ? browserSpec.text.split('\n').map((line) => line.trim()) : [];
  };

  it("prepares the meaning of an event's sample", () => {
    const written = lines('wizard');
    const close = 'await flow.press("button", "Close", "[data-machine=wizard]");';
    const before = written.flatMap((line, at) => (line === close ? [written[at - 1]] : []));

    expect(before).toContain('await flow.pick("Trip", "Several flights");');
    expect(before).toContain('await flow.press("button", "Start again");');
  });

  it('holds the calls of a start only once the page is idle', () => {
    const written = lines('completeTrip');
    const at = written.indexOf('await flow.rests();');

    expect(written.slice(at - 3, at + 3)).toEqual([
      'await flow.sees(null, [',
      '{"role":"button","name":"Continue where you left off"},',
      ']);',
      'await flow.rests();',
      'await flow.hold({"fault":{"method":"GET","path":"/travel/trips"}});',
      'await flow.press("button", "Continue where you left off");',
    ]);
  });

  it('waits for a page that looks like the previous one', () => {
    expect(lines('flightLookup')).toContain('{"role":"heading","name":"Which return flight?"},');
  });

  it('stops the clock for states that last only seconds', () => {
    expect(lines('completeTrip')).toContain('await flow.stopTime();');
    expect(lines('flightRow')).not.toContain('await flow.stopTime();');
  });

  it('contains no step that is infeasible in one place, and gives the reason', () => {
    const written = lines('flightLookup');

    expect(written).toContain(
      '// Not tested in a browser: checkFlight: two flights: no carrier has two flights under a number that was one flight a moment ago.',
    );
    expect(written.filter((line) => /^test\(.*the way back.*two flights/.test(line))).toEqual([]);
  });

  it.each(inBrowser)(
    'covers everything that any journey through %s can show: each answer, each effect, each refused field',
    (id) => {
      const { model, isAllowed, isLast } = analyzeFeasibility(specs[id]);
      const options = { strategy: 'edges', seed: 1, limits } as const;
      const sights = ({ paths }: Plan): string[] =>
        paths
          .flatMap(({ path: { begins, steps } }): (Path['begins'] & Partial<Step>)[] => [begins, ...steps])
          .flatMap((step) => [
            parseStates(step.to).join(' '),
            step.eventCase?.label ?? 'begun',
            ...step.effects.map(({ port }) => port),
            ...seenAfter(specs[id], step).map((assertion) => JSON.stringify(assertion)),
          ]);
      const complete = createPlan(model, { ...options, isAllowed, isLast }, Infinity);

      expect(new Set(sights(browserPlan(id, options)))).toEqual(new Set(sights(complete)));
    },
  );

  it('visits every state, but not each of its places', () => {
    const statesOf = (labels: readonly string[]) => new Set(labels.map((label) => parseStates(label).join(' ')));
    const options = { strategy: 'edges', seed: 1, limits } as const;
    const all = browserPlan('addInsurance', options).paths.map(({ path }) => path);
    const there = exploreGraph(addInsuranceModel).places.map(({ label }) => label);
    const places = all.flatMap(({ begins, steps }) => [begins.to, ...steps.map(({ to }) => to)]);

    expect(statesOf(places)).toEqual(statesOf(there));
    expect(new Set(places).size).toBeLessThan(there.length);
  });
});
