import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

import { describe, expect, expectTypeOf, it } from 'vitest';

import { catalogue } from '#machines/catalogue.ts';
import { addPassengerModel } from '#machines/passengers/addPassenger.model.ts';
import { listPlaceNames } from '#paths/executors.ts';
import { exploreGraph } from '#paths/graph/graph.ts';
import type { FlowSpec, Spec } from '#paths/spec.ts';
import { specs } from '#paths/specs.ts';
import { documents } from '#schema/generated/documents.ts';

type Keyed = { of: string; keys: readonly string[] };

const keysOf = (thing: object | undefined): string[] => Object.keys(thing ?? {});

/** Names that the types cannot check, with their places. */
function namesIn({ events, actors }: Spec) {
  const exceptions: Keyed[] = Object.entries(events).flatMap(([type, known]) =>
    'except' in known ? [{ of: type, keys: keysOf(known.except) }] : [],
  );
  const answers = Object.entries(actors).flatMap(([actor, known]) =>
    'call' in known ? Object.entries(known.answers).map(([sample, answer]) => ({ actor, sample, answer })) : [],
  );
  const later: string[] = [];
  const after: string[] = [];
  const begun: string[] = [];
  for (const { actor, sample, answer } of answers) {
    if (typeof answer !== 'object') continue;
    if ('except' in answer) exceptions.push({ of: `${actor}: ${sample}`, keys: keysOf(answer.except) });
    if ('ifLater' in answer) later.push(...keysOf(answer.ifLater));
    if ('ifAfter' in answer) after.push(...keysOf(answer.ifAfter));
    if ('ifBegun' in answer) begun.push(...keysOf(answer.ifBegun));
  }
  return { exceptions, later, after, begun };
}

describe.each(Object.entries(specs))('the spec of %s', (_, spec) => {
  const { model } = spec;
  const { edges } = exploreGraph(model);
  const { exceptions, later, after, begun } = namesIn(spec);

  it('has exceptions only for places that exist', () => {
    const stale = exceptions.flatMap(({ of, keys }) => {
      const places = edges
        .filter(({ eventCase }) => eventCase.label === of || eventCase.event.type === of)
        .flatMap(({ from: { label } }) => listPlaceNames(label));
      return keys.filter((key) => !places.includes(key)).map((key) => `${key} ← ${of}`);
    });
    expect(stale).toEqual([]);
  });

  it('uses only answers, events and starts that exist', () => {
    expect(later.filter((label) => !edges.some(({ eventCase }) => eventCase.label === label))).toEqual([]);
    expect(after.filter((type) => !(type in model.events))).toEqual([]);
    expect(begun.filter((input) => !(input in model.inputs))).toEqual([]);
    expect(keysOf(spec.delays).filter((delay) => !(delay in model.machine.implementations.delays))).toEqual([]);
  });

  it('names operations of the app', () => {
    const known = Object.values(documents).map((text) => /^(?:query|mutation) (\w+)/.exec(text)?.[1]);
    const named = Object.values(spec.actors).flatMap((actor) => ('call' in actor ? [actor.document] : []));
    expect(named.filter((document) => !known.includes(document))).toEqual([]);
  });
});

it('has the name of a flow of the catalogue, and every flow has one', () => {
  const files = readdirSync('paths/specs', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const flows = files.filter((file) => !file.startsWith('kit/')).map((file) => basename(file, '.ts'));
  expect(flows.sort()).toEqual(Object.keys(catalogue).sort());
});

it('compiles only with every event, state, start, actor and port of its flow', () => {
  type Whole = FlowSpec<typeof addPassengerModel>;

  expectTypeOf<keyof Whole['events']>().toEqualTypeOf<'details.entered' | 'dialog.closed'>();
  expectTypeOf<keyof Whole['states']>().toEqualTypeOf<'describing' | 'adding' | 'added' | 'left'>();
  expectTypeOf<keyof Whole['starts']>().toEqualTypeOf<'from a dialog'>();
  expectTypeOf<keyof Whole['actors']>().toEqualTypeOf<'add'>();
  expectTypeOf<{ effects: object }>().not.toExtend<Pick<Whole, 'effects'>>();
  expectTypeOf<{ effects: { announceAdded: 'unseen' } }>().toExtend<Pick<Whole, 'effects'>>();
  expect(keysOf(addPassengerModel.events)).toEqual(['details.entered', 'dialog.closed']);
});
