import { parseArgs } from 'node:util';

import { type Limit, type Limits, usualLimits } from '../graph/limits.ts';
import { type Strategy, strategies } from '../plan.ts';
import { optionOf } from '../report/coverage.ts';

import { Problem, unknown } from './problem.ts';

export const formats = ['markdown', 'json', 'mermaid', 'playwright'] as const;
export type Format = (typeof formats)[number];

export type Command = {
  machines: string[];
  strategy: Strategy;
  format: Format;
  to: string | undefined;
  out: string | undefined;
  seed: number;
  limits: Limits;
};

export const help = `npm run paths -- [MACHINE…|--all] [options]

Walks through the machines that run the portal, written for people or for programs.

  --strategy ${strategies.join('|')}   few walks over every transition (edges, if nothing is said),
             one to each state, every way without a circle, or walks that nobody planned
  --format ${formats.join('|')}
  --to STATE          only walks that end in this state
  --out DIR           a file a machine there, instead of everything on the screen
  --seed N            of the random walks
  --max-paths N       of each machine; --max-steps N of all its walks together; --max-ms N of the whole run
`;

/** What was asked for on the command line. Throws a `Problem` for what does not exist. */
export function commandIn(args: readonly string[], known: readonly string[]): Command | 'help' {
  const { values, positionals } = parsed(args);
  if (values.help) return 'help';
  const stranger = positionals.find((name) => !known.includes(name));
  if (stranger !== undefined) throw unknown('machine', stranger, known);
  if (values.all && positionals.length > 0) throw new Problem('Name machines or say --all, not both.');

  return {
    machines: positionals.length > 0 ? [...new Set(positionals)] : [...known],
    strategy: oneOf('strategy', strategies, values.strategy),
    format: oneOf('format', formats, values.format),
    to: named('--to', values.to),
    out: named('--out', values.out),
    seed: numberIn('--seed', values.seed, 0) ?? 1,
    limits: {
      maxPaths: limit('maxPaths', values['max-paths']),
      maxSteps: limit('maxSteps', values['max-steps']),
      maxMs: limit('maxMs', values['max-ms']),
    },
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        strategy: { type: 'string', default: strategies[0] },
        format: { type: 'string', default: formats[0] },
        to: { type: 'string' },
        out: { type: 'string' },
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

const limit = (name: Limit, text: string | undefined): number => numberIn(optionOf(name), text, 1) ?? usualLimits[name];

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
