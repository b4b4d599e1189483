import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';

import { catalogue } from '#machines/catalogue.ts';
import type { AnyModel } from '#machines/kit/model.ts';
import { nodesBelow } from '#paths/graph/chart.ts';
import { type EventCase, indexEventCases, listEventSamples } from '#paths/graph/eventCases.ts';
import { listActiveLeaves } from '#paths/graph/names.ts';
import { stepper } from '#paths/graph/stepper.ts';
import { createRandom } from '#paths/strategies/random.ts';

import { isExhaustive } from '../kit/tier.ts';
import { invariants } from './invariants.ts';

/** The short tier runs a tenth. */
const scale = isExhaustive ? 1 : 0.1;
const EVENTS = 1_000_000 * scale;
/** In events. Starting again prevents a machine from staying in a state where little happens. */
const SEQUENCE = 80;

const names = Object.keys(catalogue) as (keyof typeof catalogue)[];
const share = Math.ceil(EVENTS / names.length);
/** Flows with binding requests get up to a million events. */
const binding: Partial<Record<keyof typeof catalogue, number>> = {
  addInsurance: 400_000 * scale,
  completeTrip: 600_000 * scale,
};

const noise: EventCase[] = ['', 'nobody.knows', 'xstate.done.actor.nobody', 'xstate.after.never.nowhere'].map(
  (type) => ({
    label: `noise ${type}`,
    sample: '',
    event: { type },
  }),
);

// The tables cover each event alone; this finds harmful sequences.
describe('any sequence of events', () => {
  it.each(names.map((name) => [name, binding[name] ?? share] as const))(
    'keeps the machine %s in its states and its invariants, %i times',
    (name, events) => {
      expect(brokenBy(events, catalogue[name], invariants[name] as Invariant)).toEqual([]);
    },
    60_000,
  );
});

type Invariant = (snapshot: AnyMachineSnapshot) => Readonly<Record<string, boolean>>;

/** Returns the first broken invariant with the events that led to it. */
function brokenBy(events: number, model: AnyModel, holds: Invariant): string[] {
  const { start, step } = stepper(model);
  const eventCasesIn = indexEventCases(model);
  // Includes events that the machine does not expect.
  const anything = [...listEventSamples(model), ...noise];
  const possible = new Map<string, readonly EventCase[]>();
  const possibleIn = (snapshot: AnyMachineSnapshot): readonly EventCase[] => {
    const leaves = listActiveLeaves(snapshot);
    const place = leaves.map(({ id }) => id).join(' ');
    const known = possible.get(place);
    if (known) return known;
    const found = [...anything, ...eventCasesIn(leaves).filter(({ actor, delay }) => actor || delay)];
    possible.set(place, found);
    return found;
  };
  const declared = new Set(nodesBelow(model.machine.root));
  const random = createRandom(20_260_301);
  const oneOf = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)] as Thing;

  const begin = () => {
    const [name, input] = oneOf(Object.entries(model.inputs));
    trail = [name];
    return start(input).snapshot;
  };
  let trail: string[] = [];
  let snapshot = begin();

  for (let event = 0; event < events; event++) {
    if (event % SEQUENCE === 0 || snapshot.status !== 'active') snapshot = begin();
    const eventCase = oneOf(possibleIn(snapshot));
    if (!noise.includes(eventCase)) trail.push(eventCase.label);
    snapshot = step(snapshot, eventCase.event).snapshot;

    const promises: Record<string, boolean> = {
      ...holds(snapshot),
      'it is in states that it declares': snapshot._nodes.every((node) => declared.has(node)),
      'it has not broken down': snapshot.status === 'active' || snapshot.status === 'done',
    };
    const broken = Object.keys(promises).filter((promise) => !promises[promise]);
    if (broken.length > 0) return [...broken, `after ${trail.join(' → ')}`];
  }
  return [];
}
