import { faultNamed } from '../execution/answers.ts';
import type { Spec } from '../spec.ts';
import type { Goals } from './goals.ts';
import type { Path } from './path.ts';

type Answer = { kind?: string };

/** In steps. A short path that reaches much is preferred to a long one that reaches everything. */
const longest = 15;

/** Calls that spend money, or that book, change or cancel something the customer relies on. */
const bindingCall = /^(POST|PUT|PATCH|DELETE) \/(travel\/(insurance|trips)|platform\/(resolutions|payouts|items))\b/;

/**
 * Selects the paths that the short tier runs in a browser: one that ends well, and for a flow that moves money or a
 * booking another one on which an answer is a refusal or is lost.
 *
 * @param goals the things worth reaching: the path that reaches most of them wins
 */
export function selectProof<Planned extends { path: Path }>(
  spec: Spec,
  paths: readonly Planned[],
  goals: Goals,
): Planned[] {
  const short = paths.filter(({ path }) => path.steps.length <= longest);
  const candidates = short.length > 0 ? short : paths;
  const accepted = preferring(candidates, ({ path }) => hasAcceptedWrite(spec, path));
  const best = mostReaching(
    preferring(accepted, ({ path }) => !hasFailure(path)),
    goals,
    new Set(),
  );
  if (!best) return [];
  if (!isBinding(spec)) return [best];
  const others = candidates.filter((each) => each !== best && hasFailure(each.path));
  const second = mostReaching(others, goals, new Set(best.path.steps.flatMap(goals)));
  return second ? [best, second] : [best];
}

function preferring<Thing>(things: readonly Thing[], fits: (thing: Thing) => boolean): readonly Thing[] {
  const fitting = things.filter(fits);
  return fitting.length > 0 ? fitting : things;
}

const isBinding = ({ actors }: Spec): boolean =>
  Object.values(actors).some((actor) => 'call' in actor && bindingCall.test(actor.call));

/** Returns whether the insurer accepts a write of the path. */
const hasAcceptedWrite = ({ actors }: Spec, { steps }: Path): boolean =>
  steps.some(({ eventCase: { actor = '', sample, event } }) => {
    const known = actors[actor];
    const isWrite = known && 'call' in known && !known.call.startsWith('GET');
    return isWrite && faultNamed(sample) === undefined && (event.output as Answer).kind !== 'refused';
  });

const hasFailure = ({ steps }: Path): boolean =>
  steps.some(({ eventCase: { actor, sample } }) => actor !== undefined && faultNamed(sample) !== undefined);

/** Returns the first of the paths that reach the most unknown goals. */
function mostReaching<Planned extends { path: Path }>(
  paths: readonly Planned[],
  goals: Goals,
  known: ReadonlySet<string>,
): Planned | undefined {
  const count = ({ path }: Planned) => new Set(path.steps.flatMap(goals).filter((goal) => !known.has(goal))).size;
  return paths.reduce<{ path: Planned; reached: number } | undefined>((most, path) => {
    const reached = count(path);
    return most && most.reached >= reached ? most : { path, reached };
  }, undefined)?.path;
}
