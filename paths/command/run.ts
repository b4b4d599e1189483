import type { AnyModel } from '#machines/kit/model.ts';

import type { Options, Plan } from '../plan.ts';
import { describeReachedLimit } from '../report/lines.ts';
import type { Spec } from '../spec.ts';
import { type Id, specs } from '../specs.ts';
import { toJson } from '../writers/json.ts';
import { toMarkdown } from '../writers/markdown.ts';
import { toMermaid } from '../writers/mermaid.ts';
import { approveTables } from './approve.ts';
import { type File, writeFiles } from './files.ts';
import { type Command, help, parseCommand } from './options.ts';
import { createBrowserSpec, planManual } from './plans.ts';
import { Problem } from './problem.ts';
import { withState } from './states.ts';

export type Output = { print: (text: string) => void; warn: (text: string) => void };

/** Whether the search finished or hit a limit. */
export type Outcome = 'whole' | 'cut short';

/**
 * Runs the command. Throws a `Problem` for user errors.
 *
 * @param machines the folder that approved tables are written to, below which each lies beside its machine
 */
export function run(args: readonly string[], { print, warn }: Output, machines?: string): Outcome {
  const command = parseCommand(args, Object.keys(specs));
  if (command === 'help') {
    print(help);
    return 'whole';
  }
  const known = command.machines.map((id) => specs[id as Id]);
  if (command.approve) return approve(known, warn, machines);
  const wanted = withState(known, command.to);
  const { files, outcome } = filesOf(wanted, command, warn);
  if (files.length === 0) throw new Problem(nothingToWrite(command));
  if (command.out === undefined) print(files.map(({ text }) => text).join('\n'));
  else {
    writeFiles(command.out, files);
    warn(`${files.length} ${files.length === 1 ? 'file' : 'files'} written to ${command.out}.`);
  }
  return outcome;
}

function approve(known: readonly Spec[], warn: Output['warn'], machines?: string): Outcome {
  const models = known.map(({ model }) => model);
  const written = approveTables(models, machines);
  for (const file of written) warn(`Wrote ${file}.`);
  if (written.length === 0) warn('Every table already matches its chart.');
  return 'whole';
}

const nothingToWrite = ({ format }: Command): string =>
  format === 'playwright'
    ? 'There is nothing to write: no browser can follow these paths.'
    : 'There is nothing to write: nobody can follow these paths by hand. --include-infeasible shows them.';

const extensions = { markdown: 'md', mermaid: 'mmd', json: 'json' } as const;

type Written = { files: File[]; outcome: Outcome };

function filesOf(known: readonly (typeof specs)[Id][], command: Command, warn: (line: string) => void): Written {
  const { strategy, to, seed, limits, format, out } = command;
  const deadline = performance.now() + limits.maxMs;
  const options: Options = { strategy, to, seed, limits };
  const plans: Plan[] = [];
  const files = format === 'playwright' ? journeys() : readings(format);
  for (const plan of plans) tell(plan, warn);
  return { files, outcome: plans.some(({ met }) => met) ? 'cut short' : 'whole' };

  function journeys(): File[] {
    return known.flatMap((spec) => {
      const { id } = (spec.model as AnyModel).machine;
      const written = createBrowserSpec(spec, options, deadline, out);
      if ('why' in written) warn(`${id} is not tested in a browser: ${written.why}.`);
      else plans.push(written.plan);
      return 'why' in written ? [] : [{ name: `${id}.spec.ts`, text: written.text }];
    });
  }

  function readings(as: Exclude<Command['format'], 'playwright'>): File[] {
    const read = known.flatMap((spec) => {
      const manual = planManual(spec, options, deadline, command.includeInfeasible);
      if ('plan' in manual) return [{ spec, plan: manual.plan }];
      const { id } = (spec.model as AnyModel).machine;
      warn(`${id} is left out, because nobody can follow it by hand: ${manual.why}. --include-infeasible shows it.`);
      return [];
    });
    plans.push(...read.map(({ plan }) => plan));
    if (as === 'json' && out === undefined) return read.length > 0 ? [{ name: 'paths.json', text: toJson(read) }] : [];
    return read.map(({ spec, plan }) => ({
      name: `${plan.id}.${extensions[as]}`,
      text: as === 'json' ? toJson([{ plan, spec }]) : (as === 'markdown' ? toMarkdown : toMermaid)(plan, spec),
    }));
  }
}

function tell(plan: Plan, warn: (line: string) => void): void {
  const stopped = describeReachedLimit(plan);
  if (stopped) warn(stopped);
}
