import { describe, expect, it } from 'vitest';

import { planManual } from '#paths/command/plans.ts';
import { seenAfter } from '#paths/effects.ts';
import { firstInfeasible } from '#paths/execution/feasible.ts';
import { listEventActs } from '#paths/executors.ts';
import { usualLimits } from '#paths/graph/limits.ts';
import type { Plan } from '#paths/plan.ts';
import { type Id, specs } from '#paths/specs.ts';
import { createPathTitles } from '#paths/words/titles.ts';
import { toMarkdown } from '#paths/writers/markdown.ts';
import { toMermaid } from '#paths/writers/mermaid.ts';
import { isCode } from '#schema/errors.ts';
import { textOfType } from '#src/lib/trips/tripTypes.ts';

const planFor = (id: Id): Plan => {
  const options = { strategy: 'edges', seed: 1, limits: usualLimits } as const;
  const manual = planManual(specs[id], options, Infinity, true);
  if ('why' in manual) throw new Error(`${id} is left out: ${manual.why}`);
  return manual.plan;
};
const ids = Object.keys(specs) as Id[];
const plans = new Map(ids.map((id) => [id, planFor(id)]));
const scriptOf = (id: Id): string => toMarkdown(plans.get(id) as Plan, specs[id]);

describe('a manual script', () => {
  it("uses the screen's name of a trip type", () => {
    const kinds = listEventActs(specs.addInsurance, 'trip.described').flatMap((act) =>
      'labels' in act ? [act.labels] : [],
    );

    expect(kinds).toEqual([textOfType]);
    expect(scriptOf('addInsurance')).toContain('choose “Several flights” for “Trip” and press “Continue”');
    expect(scriptOf('addInsurance')).not.toMatch(/choose “?(single|return|multi)/);
  });

  it('gives the answer for a button that asks first if something was typed', () => {
    expect(scriptOf('addPassenger')).toContain('Press “Cancel” (and “Discard”, if you are asked).');
  });

  it('names the heading of a button if several have its name', () => {
    expect(scriptOf('overrideOption')).toContain('Press “Decline for your customer” under “A lounge”.');
    expect(scriptOf('overrideOption')).toContain(
      'press “Decline for your customer” under “Decline this option for your customer?”',
    );
  });

  it("uses a language's own name", () => {
    expect(scriptOf('language')).toContain('Choose Français in “Language”.');
  });

  it('counts days from the day on which it is followed', () => {
    // Policies may have any period, which does not depend on the day on which the script is followed.
    const dated = ids.filter((id) => id !== 'addPolicy' && id !== 'editPolicy');
    for (const id of dated) expect(scriptOf(id).replace(/`curl [^`]*`/g, '')).not.toMatch(/\b20\d\d-\d\d-\d\d\b/);
    expect(scriptOf('flightLookup')).toContain('fill in “Day of departure” with the day 22 days from today');
  });

  it("prepares the insurer's answer before the request and restores it afterwards", () => {
    expect(scriptOf('dataset')).toMatch(
      /\d+\. Tell the insurer how to answer: `curl .*trips.*`\.\n.*Press “Try again”(?:.*\n)+?.*No answer comes to `GET \/travel\/trips`, as it was told\.\n(?:.*\n){2}.*Put the insurer right again: `curl -X DELETE/,
    );
  });

  it('names the input that causes an answer of the insurer', () => {
    expect(scriptOf('oneTimeCode')).toContain(
      'The insurer refuses `POST /platform/user/login/confirm` with EXPIRED_CODE, because of 111111.',
    );
  });

  it('contains no wait of more than two minutes', () => {
    for (const id of ids) expect(scriptOf(id)).not.toMatch(/^ *\d+\. Wait (\d+ hour|[3-9] minute|\d{2,} minute)/m);
    expect(scriptOf('session')).toContain('Let 58 minutes go by: in the console of the page `');
    expect(scriptOf('session')).toContain('Let 58 minutes and 1 second go by: in the console of the page `');
  });

  it('says where the reason of a refusal appears', () => {
    expect(scriptOf('addPassenger')).toContain(
      'Beside what you did it says: “This passenger is already in your list.”',
    );
  });

  it('closes the messages that it causes', () => {
    expect(scriptOf('addPassenger')).toContain('; close the message.');
  });

  it('lists the text of each refused look-up', () => {
    const silent = (plans.get('flightLookup') as Plan).paths.flatMap(({ path: { steps } }) =>
      steps
        .filter(
          ({ eventCase: { actor, sample }, to }) =>
            actor &&
            (sample === 'no answer' || isCode(sample)) &&
            !to.startsWith('entering') &&
            !to.startsWith('checking'),
        )
        .filter((step) => seenAfter(specs.flightLookup, step).length === 0)
        .map(({ from, eventCase }) => `${from} ← ${eventCase.label}`),
    );
    expect(silent).toEqual([]);
  });

  it('describes a change in another tab in one line', () => {
    expect(scriptOf('session')).toContain(
      'In another tab sign in at http://sky.localhost:4000 as anna@sky.test, then open http://sky.localhost:4000/key-facts, then press “Your account” and press “Sign out”.',
    );
  });

  it('says from where on it cannot be followed, and why, and which paths are impossible', () => {
    expect(scriptOf('addInsurance')).toContain(
      'Nobody can follow from here on: nobody but the supplier’s own page, in a frame, sets one up there.',
    );
    expect(scriptOf('dataLoad')).toContain('Nobody can do this by hand: no element shows the load as a whole');
  });

  it('starts with paths that can be followed by hand', () => {
    const { paths } = plans.get('session') as Plan;
    const ends = paths.map(({ path }) => firstInfeasible(specs.session, path));
    const firstTold = ends.findIndex((end) => end !== undefined);

    expect(firstTold).toBeGreaterThan(1);
    expect(ends.slice(firstTold)).not.toContain(undefined);
  });

  it.each(ids)('of %s is complete and has a unique title for each path', (id) => {
    const plan = plans.get(id) as Plan;
    const titles = createPathTitles(plan, specs[id]);
    const { states, transitions } = plan.coverage;

    expect(new Set(titles).size).toBe(plan.paths.length);
    expect([states.covered, transitions.covered]).toEqual([states.reachable, transitions.reachable]);
  });

  it('shows pages and buttons by their names', () => {
    const drawn = toMermaid(plans.get('addInsurance') as Plan, specs.addInsurance);

    expect(drawn).toContain('state "“Which flights?” listing.open" as s4');
    expect(drawn).toContain('s1 --> s2 : “Single”<br>“Return”<br>“Several flights”');
  });
});
