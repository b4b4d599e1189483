import { parseArgs } from 'node:util';

import { type Limit, type Limits, usualLimits } from '../graph/limits.ts';
import { type Strategy, strategies } from '../plan.ts';
import { getLimitOption } from '../report/coverage.ts';

import { Problem, unknown } from './problem.ts';

export const formats = ['markdown', 'json', 'mermaid', 'playwright'] as const;
export type Format = (typeof formats)[number];

export type Command = {
  machines: string[];
  approve: boolean;
  strategy: Strategy;
  format: Format;
  to: string | undefined;
  out: string | undefined;
  includeInfeasible: boolean;
  seed: number;
  limits: Limits;
};

export const help = `npm run paths -- [MACHINE…|--all] [options]
npm run paths -- --approve MACHINE…|--all

Paths through the machines that run the portal, written for people or for programs.

  --strategy ${strategies.join('|')}   few paths over every transition (edges, if nothing is said),
             one to each state, every path that comes to no state twice, or random ones
  --format ${formats.join('|')}
  --to STATE          only paths that end in this state
  --out DIR           a file a machine there, instead of everything on the screen
  --include-infeasible   also paths that nobody can follow by hand (with edges), and machines without a screen
  --seed N            of the random paths
  --max-paths N       of each machine; --max-steps N of all its paths together; --max-ms N of the whole run

  --approve           writes the transition tables beside the machines (machines/**/*.transitions.md), which
             the tests compare with the charts; review the diff before you commit it

Ends with 1 if it cannot be done, and with 2 if a limit cut it short.
`;

/** Parses the command line. Throws a `Problem` with a sentence for each mistake. */
export function parseCommand(args: readonly string[], known: readonly string[]): Command | 'help' {
  const { values, positionals } = parsed(args);
  if (values.help) return 'help';
  const problems: Problem[] = positionals
    .filter((name) => !known.includes(name))
    .map((name) => unknown('machine', name, known));
  if (values.all && positionals.length > 0) problems.push(new Problem('Name machines or say --all, not both.'));
  const approve = values.approve ?? false;
  if (approve) problems.push(...approvalProblems(values, positionals));

  /** Returns the result, or the fallback after recording the problem. */
  function read<Thing>(reading: () => Thing, instead: Thing): Thing {
    try {
      return reading();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problems.push(error);
      return instead;
    }
  }
  const limit = (name: Limit, text: string | undefined): number =>
    read(() => numberIn(getLimitOption(name), text, 1), undefined) ?? usualLimits[name];

  const command: Command = {
    machines: positionals.length > 0 ? [...new Set(positionals)] : [...known],
    approve,
    strategy: read(() => oneOf('strategy', strategies, values.strategy ?? strategies[0]), strategies[0]),
    format: read(() => oneOf('format', formats, values.format ?? formats[0]), formats[0]),
    to: read(() => named('--to', values.to), undefined),
    out: read(() => named('--out', values.out), undefined),
    includeInfeasible: values['include-infeasible'] ?? false,
    seed: read(() => numberIn('--seed', values.seed, 0), undefined) ?? 1,
    limits: {
      maxPaths: limit('maxPaths', values['max-paths']),
      maxSteps: limit('maxSteps', values['max-steps']),
      maxMs: limit('maxMs', values['max-ms']),
    },
  };
  if (problems.length > 0) throw new Problem(problems.map(({ message }) => message).join('\n'));
  return command;
}

/** Requires `--all` to approve every table, and refuses options that apply to paths only. */
function approvalProblems(
  { approve: _, all, ...others }: Record<string, unknown>,
  machines: readonly string[],
): Problem[] {
  const [other] = Object.keys(others);
  return [
    ...(all || machines.length > 0 ? [] : [new Problem('--approve wants the names of machines, or --all.')]),
    ...(other ? [new Problem(`--approve does not go with --${other}.`)] : []),
  ];
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        approve: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        strategy: { type: 'string' },
        format: { type: 'string' },
        to: { type: 'string' },
        out: { type: 'string' },
        'include-infeasible': { type: 'boolean' },
        seed: { type: 'string' },
        'max-paths': { type: 'string' },
        'max-steps': { type: 'string' },
        'max-ms': { type: 'string' },
      },
    });
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\.?\n|\. /);
    throw new Problem(`${sentence.replace(/\.$/, '')}.\n\n${help}`);
  }
}

function oneOf<Name extends string>(what: string, names: readonly Name[], wanted: string): Name {
  const found = names.find((name) => name === wanted);
  if (!found) throw unknown(what, wanted, names);
  return found;
}

function named(option: string, text: string | undefined): string | undefined {
  if (text === '') throw new Problem(`${option} wants a name, and was given none.`);
  return text;
}

function numberIn(option: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least)
    throw new Problem(`${option} wants a whole number from ${least} on, and was given “${text}”.`);
  return number;
}
