import { install } from '../lib/dependencies.mjs';
import { build } from '../lib/prepare.mjs';
import { Problem, runAndExit } from '../lib/problem.mjs';
import { node, root, run, tsx } from '../lib/run.mjs';

/** @type {Record<string, (options: import('../lib/run.mjs').Options) => Promise<import('../lib/run.mjs').Ended>>} */
const checks = {
  lint: tool('oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'),
  types: tool('tsc', '--project', '.'),
  unused: tool('knip', '--treat-config-hints-as-errors'),
  imports: (options) => node([...tsx, 'scripts/imports/check.ts'], options),
  regexes: (options) => node([...tsx, 'scripts/regexes/check.ts'], options),
  messages: (options) => node([...tsx, 'scripts/translations/check.ts'], options),
  format: tool('biome', 'ci', '--colors=off', '--reporter=summary', '--error-on-warnings'),
  budget: (options) => node([...tsx, 'scripts/budget/check.ts'], options),
};

export const checkNames = Object.keys(checks);

// With CI set, the linter prints colours even into a file.
const { CI: _, ...plain } = process.env;
const env = process.stdout.isTTY ? process.env : plain;

/**
 * Runs the checks with these names, or all of them.
 * @param {string[]} names
 */
export const checkAll = (names) => runAndExit(checkAndSay(names));

/**
 * Runs two checks at a time and prints a line for each, with the output of failed ones.
 * @param {string[]} [names]
 * @returns {Promise<string[]>} the names of the failed ones
 */
export async function runChecks(names = checkNames) {
  /** @type {string[]} */
  const failures = [];
  const left = [...names];
  const work = async () => {
    for (let name = left.shift(); name; name = left.shift())
      if (!(await check(name, names.length === 1))) failures.push(name);
  };
  await Promise.all([work(), work()]);
  return failures;
}

/** Generates the code of the contract, which types, lint and knip need. */
export async function generate() {
  const { code, said } = await node([...tsx, 'scripts/generate.ts'], { quiet: true });
  if (code !== 0) throw new Problem(`${said}\nThe contract could not be generated, so nothing can be checked.`);
}

/** @param {string[]} names */
async function checkAndSay(names) {
  const unknown = names.find((name) => !checks[name]);
  if (unknown) throw new Problem(`There is no check named ${unknown}. There are: ${checkNames.join(', ')}.`);
  await install();
  await generate();
  if (names.length === 0 || names.includes('budget')) await build();
  const failures = await runChecks(names.length ? names : undefined);
  return failures.length > 0 ? 1 : 0;
}

/**
 * @param {string} name
 * @param {boolean} alone
 */
async function check(name, alone) {
  const started = Date.now();
  const { code, said } = await (checks[name]?.({ quiet: true, env }) ??
    Promise.reject(new Problem(`No check ${name}.`)));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code !== 0 || alone) console.log(said.trimEnd());
  console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(10)}${seconds.padStart(5)} s`);
  return code === 0;
}

/**
 * @param {string} name of a program in node_modules
 * @param {string[]} args
 * @returns {(options: import('../lib/run.mjs').Options) => Promise<import('../lib/run.mjs').Ended>}
 */
function tool(name, ...args) {
  return (options) => run(`${root}/node_modules/.bin/${name}`, args, options);
}
