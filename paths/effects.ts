import { isElsewhere } from '#machines/kit/refusals.ts';
import type { Reaction } from '#schema/classify.ts';
import { isCode, textOfCode } from '#schema/errors.ts';

import { type Filling, getActLabel, getActValues } from './actions.ts';
import type { Assertion } from './assertions.ts';
import { listExecutorActs } from './executors.ts';
import type { EffectSpec, Spec } from './spec.ts';
import type { Step } from './strategies/path.ts';
import type { TextId, Values } from './texts.ts';

/** Returns the visible effect of a reaction to a refusal. Field errors are asserted at their fields: `problemsIn`. */
export function toReactionAssertions(reaction: Reaction): readonly Assertion[] {
  switch (reaction.kind) {
    case 'fields':
      return [];
    case 'dialog':
      return [{ dialog: reaction.body }];
    case 'end session':
    case 'force logout':
      return [
        { role: 'heading', text: 'signIn.title' },
        { notice: reaction.code ? textOfCode(reaction.code) : 'errors.unauthorized_session' },
        { page: '/' },
      ];
    case 'error':
      return [{ told: reaction.message ? { raw: reaction.message } : 'errors.unknown' }];
    default:
      return [{ told: textOfCode(reaction.code) }];
  }
}

/** Effects that look the same in every flow unless its spec overrides them. */
const alike: Readonly<Record<string, EffectSpec<{ reaction: Reaction }> | undefined>> = {
  react: ({ reaction }) => toReactionAssertions(reaction),
  reactElsewhere: ({ reaction }) => (isElsewhere(reaction) ? toReactionAssertions(reaction) : []),
  announceUnanswered: [{ told: 'errors.no_answer' }],
  announceUnsent: [{ told: 'notices.nothing_sent' }],
};

/** Returns the assertions of a step besides its state: called ports and field errors. */
export function seenAfter(spec: Spec, step: Pick<Step, 'to' | 'effects' | 'problems'>): Assertion[] {
  return [
    ...step.effects.flatMap(({ port, params }) => {
      const known = spec.effects[port] ?? alike[port];
      if (!known || known === 'unseen') return [];
      return typeof known === 'function' ? known(params as never, step) : known;
    }),
    // A flow without a screen has no fields.
    ...(spec.cannot === undefined ? problemsIn(spec, step) : []),
  ];
}

/** Returns whether the flow's page is gone, so that nothing of the flow can be asserted. */
export const isOver = ({ effects }: Pick<Step, 'effects'>): boolean =>
  effects.some(({ params }) => {
    const reaction = (params as { reaction?: Reaction } | undefined)?.reaction;
    return reaction?.kind === 'end session' || reaction?.kind === 'force logout';
  });

function problemsIn(spec: Spec, { problems, effects }: Pick<Step, 'problems' | 'effects'>): Assertion[] {
  const refused = effects.flatMap(({ params }) => {
    const reaction = (params as { reaction?: Reaction } | undefined)?.reaction;
    return reaction?.kind === 'fields' ? Object.entries(reaction.fields) : [];
  });
  const all = new Map<string, unknown>([...refused, ...Object.entries(problems)]);
  const named = [...all].filter(([name]) => spec.labels?.[name] !== null);
  return named.map(([name, problem]) => ({
    ...fieldOf(spec, name),
    problem: spec.problems?.[String(problem)] ?? wordsOf(problem),
  }));
}

/** Returns the label of a field by its name in the flow. */
function fieldOf({ labels = {}, events, model }: Spec, name: string): { field: TextId; values?: Values } {
  const acts = Object.values(events).flatMap(listExecutorActs);
  const act = acts.find((each): each is Filling => 'with' in each && each.with === name);
  const [label, values] = [labels[name] ?? (act && getActLabel(act)), act && getActValues(act)];
  if (!label) throw new Error(`Nobody says what ${name} of ${model.machine.id} is called on screen`);
  return { field: label, ...(values && { values }) };
}

/** Returns null if the text cannot be derived from the problem's name. */
function wordsOf(problem: unknown): TextId | null {
  if (problem === 'invalid') return 'validation.invalid';
  if (typeof problem !== 'string') return null;
  return isCode(problem) ? textOfCode(problem) : (problem as TextId);
}
