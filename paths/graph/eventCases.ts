import type { AnyEventObject, AnyStateNode } from 'xstate';

import type { AnyModel } from '#machines/kit/model.ts';

/**
 * An event with a label: `page.woke: too late`, `logout: done`, `after restOfTheHour`.
 *
 * `actor` names the actor that answers, `delay` the delay that is over. Without both, it is an event of the machine.
 */
export type EventCase = { label: string; event: AnyEventObject; sample: string; actor?: string; delay?: string };

const unanswered = 'no answer';

/** Returns every sample of every event, whether or not the machine handles it now. */
export const listEventSamples = ({ events }: AnyModel): EventCase[] => Object.entries(events).flatMap(samplesOf);

/** Returns the event cases of some states: samples of the events that they declare, and answers of their actors. */
export function indexEventCases(model: AnyModel): (leaves: readonly AnyStateNode[]) => readonly EventCase[] {
  const own = listEventSamples(model);
  const known = new Map<AnyStateNode, readonly EventCase[]>();

  function eventCasesFrom(leaf: AnyStateNode): readonly EventCase[] {
    const declared = known.get(leaf) ?? ownAndAbove(leaf);
    known.set(leaf, declared);
    return declared;
  }
  function ownAndAbove(leaf: AnyStateNode): readonly EventCase[] {
    const types = new Set<string>(lineOf(leaf).flatMap(({ ownEvents }) => ownEvents));
    // A wildcard matches any event.
    if ([...types].some((type) => type.endsWith('*'))) return [...own, ...[...types].flatMap(endsOf)];
    return [...types].flatMap((type) => [...own.filter(({ event }) => event.type === type), ...endsOf(type)]);
  }

  return (leaves) => {
    const [only, another] = leaves;
    if (only && !another) return eventCasesFrom(only);
    return [...new Map(leaves.flatMap(eventCasesFrom).map((eventCase) => [eventCase.label, eventCase])).values()];
  };

  function endsOf(type: string): EventCase[] {
    const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
    if (delay) return [{ label: `after ${delay}`, sample: '', event: { type }, delay }];

    const [, end, actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    if (end === 'error') {
      const error = new Error(unanswered);
      return [{ label: `${actor}: ${unanswered}`, sample: unanswered, event: { type, actorId: actor, error }, actor }];
    }
    const answers = end ? (model.answers[actor] ?? {}) : {};
    if (answers === 'endless') return [];
    return Object.entries(answers).map(([sample, output]) => ({
      label: `${actor}: ${sample}`,
      sample,
      event: { type, actorId: actor, output },
      actor,
    }));
  }
}

function lineOf(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [...lineOf(node.parent), node] : [node];
}

function samplesOf([type, samples]: [string, AnyModel['events'][string]]): EventCase[] {
  if (samples === 'no payload') return [{ label: type, sample: '', event: { type } }];
  return Object.entries(samples).map(([sample, payload]) => ({
    label: `${type}: ${sample}`,
    sample,
    event: { ...payload, type },
  }));
}
