import { catalogue } from '#machines/catalogue.ts';
import type { AnyModel } from '#machines/model.ts';

import type { Tables } from '../flow.ts';
import { flows } from '../flows.ts';
import type { Plan, Wish } from '../plan.ts';
import { stoppedBy } from '../report/lines.ts';
import { toJson } from '../writers/json.ts';
import { toMarkdown } from '../writers/markdown.ts';
import { toMermaid } from '../writers/mermaid.ts';

import { drivenBy, readBy } from './driven.ts';
import { type File, writeTo } from './files.ts';
import { withState } from './states.ts';
import { type Command, commandIn, help } from './wish.ts';

/** Where things go: what was asked for, and what has to be said besides. */
export type Output = { print: (text: string) => void; warn: (text: string) => void };

/** Does what the command line says. Throws a `Problem` for what a person can mend. */
export function run(args: readonly string[], { print, warn }: Output): void {
  const command = commandIn(args, Object.keys(catalogue));
  if (command === 'help') return print(help);
  const models = withState(
    command.machines.map((id) => catalogue[id as keyof typeof catalogue] as AnyModel),
    command.to,
  );
  const files = filesOf(models, command, warn);
  if (command.out === undefined) return print(files.map(({ text }) => text).join('\n'));
  writeTo(command.out, files);
  warn(`${files.length} ${files.length === 1 ? 'file' : 'files'} written to ${command.out}.`);
}

const extensions = { markdown: 'md', mermaid: 'mmd' } as const;

/** What is written for these machines. Machines that no browser can walk have no file among specs, and a line that says why. */
function filesOf(models: readonly AnyModel[], command: Command, warn: (line: string) => void): File[] {
  const { strategy, to, seed, limits, format } = command;
  const deadline = performance.now() + limits.maxMs;
  const wish: Wish = { strategy, to, seed, limits };
  const tablesOf = ({ machine: { id } }: AnyModel): Tables => flows[id as keyof typeof flows] ?? {};

  if (format === 'playwright')
    return models.flatMap((model) => {
      const driven = drivenBy(model, tablesOf(model), wish, deadline);
      if ('why' in driven) warn(`${model.machine.id} is not walked in a browser: ${driven.why}.`);
      else tell(driven.plan, warn);
      return 'why' in driven ? [] : [{ name: `${model.machine.id}.spec.ts`, text: driven.text }];
    });

  const plans = models.map((model) => readBy(model, tablesOf(model), wish, deadline));
  for (const plan of plans) tell(plan, warn);
  if (format === 'json') return [{ name: 'paths.json', text: toJson(plans, ({ model }) => tablesOf(model)) }];
  return plans.map((plan) => ({
    name: `${plan.id}.${extensions[format]}`,
    text: (format === 'markdown' ? toMarkdown : toMermaid)(plan, tablesOf(plan.model)),
  }));
}

function tell(plan: Plan, warn: (line: string) => void): void {
  const stopped = stoppedBy(plan);
  if (stopped) warn(stopped);
}
