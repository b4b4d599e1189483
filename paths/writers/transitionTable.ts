import type { AnyModel } from '#machines/kit/model.ts';

import { branchName } from '../graph/chart.ts';
import { effectInWords } from '../graph/effects.ts';
import { listEventSamples } from '../graph/eventCases.ts';
import { exploreGraph, type Graph, type Place } from '../graph/graph.ts';
import { labelled } from '../graph/names.ts';
import type { StepResult } from '../graph/stepper.ts';

/**
 * Returns the transition table of a machine in Markdown: the place of each start, and the result of every event case in
 * every place.
 *
 * The table is lossless: places, targets, branches and effects can be read back from it. An event without a row does
 * nothing. A row for `state (…)` applies to the places of that state that have no specific row for the same event.
 */
export function toTransitionTable(model: AnyModel): string {
  const { id } = model.machine;
  const graph = exploreGraph(model);
  return [
    `# ${id}`,
    '',
    `Written by \`npm run paths -- --approve ${id}\`. “Transition tables” in docs/testers.md explains how to read it.`,
    '',
    '| Start → place | Effects |',
    '|---|---|',
    ...graph.starts.map((start) => `| ${escaped(start.input)}${outcome(start, placeName(start.to))}`),
    ...[...placesByState(graph)].flatMap(([state, places]) => stateSection(state, places)),
    ...idleSamples(model, graph),
    '',
  ].join('\n');
}

function placesByState({ places }: Graph): Map<string, Place[]> {
  const states = new Map<string, Place[]>();
  for (const place of places) states.set(stateName(place), [...(states.get(stateName(place)) ?? []), place]);
  return states;
}

function stateSection(state: string, places: readonly Place[]): string[] {
  const events = new Set(places.flatMap(({ edges }) => edges.map(({ eventCase }) => eventCase.label)));
  const rows = [...events].flatMap((event) => eventRows(event, state, places));
  const isFinal = places.every((place) => place.isFinal);
  const [first, ...others] = places.map(placeName);
  return [
    '',
    `## ${others.length > 0 ? state : first}`,
    '',
    ...(others.length > 0 ? [`Places: ${places.map(knowledge).join('; ')}.`, ''] : []),
    ...(rows.length > 0 ? ['| Place | Event [branch] → place | Effects |', '|---|---|---|', ...rows] : []),
    ...(rows.length > 0 ? [] : [isFinal ? 'Final state.' : 'No event does anything here.']),
  ];
}

/**
 * Returns the rows of one event: a common row and one for each exception, if that is shorter than a row for each place.
 */
function eventRows(event: string, state: string, places: readonly Place[]): string[] {
  const cells = places.map((place) => ({ place, outcomes: outcomes(place, event) }));
  const handled = cells.filter((cell) => cell.outcomes.length > 0);
  const common = mostFrequent(handled.flatMap((cell) => cell.outcomes));
  const others = cells.filter((cell) => !cell.outcomes.includes(common));
  const ownRow = ({ place, outcomes: [own = ' → *nothing* | |'] }: (typeof cells)[number]): string =>
    `| ${placeName(place)} | ${escaped(event)}${own}`;

  if (1 + others.length >= handled.length) return handled.map(ownRow);
  return [`| ${state} (…) | ${escaped(event)}${common}`, ...others.map(ownRow)];
}

/**
 * Returns the results of an event in a place: with the full target, and with `(…)` instead if the context is unchanged.
 */
function outcomes(place: Place, event: string): string[] {
  const edge = place.edges.find(({ eventCase }) => eventCase.label === event);
  if (!edge) return [];
  const isKept = edge.to.stateKey === place.stateKey;
  return [outcome(edge, placeName(edge.to)), ...(isKept ? [outcome(edge, `${stateName(edge.to)} (…)`)] : [])];
}

function outcome({ taken, effects }: StepResult, target: string): string {
  const branches = taken.flatMap((transition) => branchName(transition) ?? []).map(escaped);
  const branch = branches.length > 0 ? ` [${branches.join('; ')}]` : '';
  const asked = effects.map((effect) => ` ${escaped(effectInWords(effect))}`).join(';');
  return `${branch} → ${target} |${asked} |`;
}

function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [most = ''] = [...counts].sort(([, one], [, other]) => other - one).map(([text]) => text);
  return most;
}

/** Lists the samples that no place reacts to, so that a sample without an effect is a visible decision. */
function idleSamples(model: AnyModel, { edges }: Graph): string[] {
  const used = new Set(edges.map(({ eventCase }) => eventCase.label));
  const idle = listEventSamples(model).filter(({ label }) => !used.has(label));
  if (idle.length === 0) return [];
  return ['', '## Events that do nothing', '', ...idle.map(({ label }) => `- ${escaped(label)}`)];
}

const stateName = (place: Place): string => escaped(labelled(place.leaves, ''));

const placeName = (place: Place): string => escaped(place.label);

const knowledge = ({ stateKey }: Place): string => (stateKey ? `(${escaped(stateKey)})` : 'nothing known');

/** Escapes Markdown and the characters that separate the parts of a row. */
const escaped = (text: string): string => text.replace(/[\\|;→…[\]*<`]/g, '\\$&').replaceAll('\n', '\\n');
