import { describe, expect, it } from 'vitest';

import { planManual } from '#paths/command/plans.ts';
import { seenAfter } from '#paths/effects.ts';
import { firstInfeasible } from '#paths/execution/feasible.ts';
import { actsFor } from '#paths/executors.ts';
import { usualLimits } from '#paths/graph/limits.ts';
import type { Plan } from '#paths/plan.ts';
import { type Id, specs } from '#paths/specs.ts';
import { titlesOf } from '#paths/words/titles.ts';
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

describe('a script for people', () => {
  it('calls a kind of trip what the screen calls it', () => {
    const kinds = actsFor(specs.addInsurance, 'trip.described').flatMap((act) => ('labels' in act ? [act.labels] : []));

    expect(kinds).toEqual([textOfType]);
    expect(scriptOf('addInsurance')).toContain('choose “Several flights” for “Trip” and press “Continue”');
    expect(scriptOf('addInsurance')).not.toMatch(/choose “?(single|return|multi)/);
  });

  it('says what to answer where a button asks first, if something is typed', () => {
    expect(scriptOf('addPassenger')).toContain('Press “Cancel” (and “Throw it away”, if you are asked).');
  });

  it('says under which heading a button stands, where several have its name', () => {
    expect(scriptOf('overrideOption')).toContain('Press “Decline for your customer” under “A lounge”.');
    expect(scriptOf('overrideOption')).toContain(
      'press “Decline for your customer” under “Decline this option for your customer?”',
    );
  });

  it('calls a language what its speakers call it', () => {
    expect(scriptOf('language')).toContain('Choose Français in “Language”.');
  });

  it('counts days from the day on which it is followed', () => {
    // The period of a policy may be any: it says nothing about the day on which the script is followed.
    const dated = ids.filter((id) => id !== 'addPolicy' && id !== 'editPolicy');
    for (const id of dated) expect(scriptOf(id).replace(/`curl [^`]*`/g, '')).not.toMatch(/\b20\d\d-\d\d-\d\d\b/);
    expect(scriptOf('flightLookup')).toContain('fill in “Day of departure” with the day 22 days from today');
  });

  it('tells the insurer how to answer before it is asked, and puts it right again afterwards', () => {
    expect(scriptOf('dataset')).toMatch(
      /\d+\. Tell the insurer how to answer: `curl .*trips.*`\.\n.*Press “Try again”(?:.*\n)+?.*No answer comes to `GET \/travel\/trips`, as it was told\.\n(?:.*\n){2}.*Put the insurer right again: `curl -X DELETE/,
    );
  });

  it('names the input that makes the insurer answer so', () => {
    expect(scriptOf('oneTimeCode')).toContain(
      'The insurer refuses `POST /platform/user/login/confirm` with EXPIRED_CODE, because of 111111.',
    );
  });

  it('makes nobody wait for long', () => {
    for (const id of ids) expect(scriptOf(id)).not.toMatch(/^ *\d+\. Wait \d+ (hour|minute)/m);
    expect(scriptOf('session')).toContain('Let 58 minutes go by: in the console of the page `');
    expect(scriptOf('session')).toContain('Let 58 minutes and 1 second go by: in the console of the page `');
  });

  it('says where it is told why something was refused', () => {
    expect(scriptOf('addPassenger')).toContain(
      'Beside what you did it says: “This passenger is already in your list.”',
    );
  });

  it('closes the messages that it raises', () => {
    expect(scriptOf('addPassenger')).toContain('; close the message.');
  });

  it('says what each refusal of a look-up shows', () => {
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

  it('tells in one line what is done in another tab', () => {
    expect(scriptOf('session')).toContain(
      'In another tab sign in at http://sky.localhost:4000 as anna@sky.test, then open http://sky.localhost:4000/key-facts, then press “Your account” and press “Sign out”.',
    );
  });

  it('says from where on nobody can follow, and why, and what no one can follow at all', () => {
    expect(scriptOf('addInsurance')).toContain(
      'Nobody can follow from here on: nobody but the supplier’s own page, in a frame, sets one up there.',
    );
    expect(scriptOf('dataLoad')).toContain('Nobody can do this by hand: no element shows the load as a whole');
  });

  it('has paths that can be followed by hand first', () => {
    const { paths } = plans.get('session') as Plan;
    const ends = paths.map(({ path }) => firstInfeasible(specs.session, path));
    const firstTold = ends.findIndex((end) => end !== undefined);

    expect(firstTold).toBeGreaterThan(1);
    expect(ends.slice(firstTold)).not.toContain(undefined);
  });

  it.each(ids)('of %s leaves nothing out and has a title of its own for each path', (id) => {
    const plan = plans.get(id) as Plan;
    const titles = titlesOf(plan, specs[id]);
    const { states, transitions } = plan.coverage;

    expect(new Set(titles).size).toBe(plan.paths.length);
    expect([states.covered, transitions.covered]).toEqual([states.reachable, transitions.reachable]);
  });

  it('draws pages and what is pressed by their names', () => {
    const drawn = toMermaid(plans.get('addInsurance') as Plan, specs.addInsurance);

    expect(drawn).toContain('state "“Which flights?” listing.open" as s4');
    expect(drawn).toContain('s1 --> s2 : “Single”<br>“Return”<br>“Several flights”');
  });
});
