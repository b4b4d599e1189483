import { describe, expect, it } from 'vitest';

import { catalogue } from '#machines/catalogue.ts';
import type { AnyModel } from '#machines/model.ts';
import { readBy } from '#paths/command/driven.ts';
import { endOfHands } from '#paths/driving/possible.ts';
import type { Tables } from '#paths/flow.ts';
import { flows } from '#paths/flows.ts';
import { addInsuranceGestures } from '#paths/gestures/addInsurance.ts';
import { usualLimits } from '#paths/graph/limits.ts';
import type { Plan } from '#paths/plan.ts';
import { titlesOf } from '#paths/words/titles.ts';
import { toMarkdown } from '#paths/writers/markdown.ts';
import { toMermaid } from '#paths/writers/mermaid.ts';
import { textOfType } from '#src/lib/tripTypes.ts';

type Id = keyof typeof catalogue;

const tablesOf = (id: Id): Tables => flows[id] ?? {};
const planFor = (id: Id): Plan =>
  readBy(catalogue[id] as AnyModel, tablesOf(id), { strategy: 'edges', seed: 1, limits: usualLimits }, Infinity);
const ids = Object.keys(catalogue) as Id[];
const plans = new Map(ids.map((id) => [id, planFor(id)]));
const scriptOf = (id: Id): string => toMarkdown(plans.get(id) as Plan, tablesOf(id));

describe('a script for people', () => {
  it('calls a kind of trip what the screen calls it', () => {
    const kinds = addInsuranceGestures['trip.described'].flatMap((act) => ('labels' in act ? [act.labels] : []));

    expect(kinds).toEqual([textOfType]);
    expect(scriptOf('addInsurance')).toContain('choose “Several flights” for “Trip” and press “Continue”');
    expect(scriptOf('addInsurance')).not.toMatch(/choose “?(single|return|multi)/);
  });

  it('calls a language what its speakers call it', () => {
    expect(scriptOf('language')).toContain('Choose Français in “Language”.');
  });

  it('counts days from the day on which it is followed', () => {
    for (const id of ids) expect(scriptOf(id).replace(/`curl [^`]*`/g, '')).not.toMatch(/\b20\d\d-\d\d-\d\d\b/);
    expect(scriptOf('flightLookup')).toContain('fill in “Day of departure” with the day 22 days from today');
  });

  it('tells the insurer how to answer before it is asked, and puts it right again afterwards', () => {
    expect(scriptOf('dataset')).toMatch(
      /\d+\. Tell the insurer how to answer: `curl .*trips.*`\.\n.*Press “Try again”(?:.*\n)+?.*No answer comes to `GET \/travel\/trips`, as it was told\.\n.*\n.*Put the insurer right again: `curl -X DELETE/,
    );
  });

  it('names the input that makes the insurer answer so', () => {
    expect(scriptOf('oneTimeCode')).toContain(
      'The insurer refuses `POST /platform/user/login/confirm` with EXPIRED_CODE, because of 111111.',
    );
  });

  it('tells in one line what is done in another tab', () => {
    expect(scriptOf('session')).toContain(
      'In another tab sign in at http://sky.localhost:4000 as anna@sky.test, then open http://sky.localhost:4000/key-facts, then press “Your account” and press “Sign out”.',
    );
  });

  it('says from where on nobody can follow, and why, and what no one can follow at all', () => {
    expect(scriptOf('addInsurance')).toContain(
      'Nobody can follow from here on: the page that asks which of them lets nobody choose more.',
    );
    expect(scriptOf('dataLoad')).toContain('Nobody can do this by hand: no element shows the load as a whole');
  });

  it('goes by hand wherever that is possible', () => {
    const { walks, model } = plans.get('session') as Plan;
    const { drive } = tablesOf('session');
    if (!drive || 'cannot' in drive) throw new Error('The session is driven');
    const ends = walks.map(({ walk }) =>
      endOfHands({ machine: model.machine, tables: tablesOf('session'), drive }, walk),
    );
    const firstTold = ends.findIndex((end) => end !== undefined);

    expect(firstTold).toBeGreaterThan(1);
    expect(ends.slice(firstTold)).not.toContain(undefined);
  });

  it.each(ids)('of %s leaves nothing out and has a title of its own for each walk', (id) => {
    const plan = plans.get(id) as Plan;
    const titles = titlesOf(plan, tablesOf(id));
    const { states, transitions } = plan.coverage;

    expect(new Set(titles).size).toBe(plan.walks.length);
    expect([states.covered, transitions.covered]).toEqual([states.reachable, transitions.reachable]);
  });

  it('draws pages and what is pressed by their names', () => {
    const drawn = toMermaid(plans.get('addInsurance') as Plan, tablesOf('addInsurance'));

    expect(drawn).toContain('state "“Which flights?” listing.open" as s2');
    expect(drawn).toContain('s1 --> s2 : “Single”<br>“Return”<br>“Several flights”');
  });
});
