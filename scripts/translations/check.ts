import { readdir } from 'node:fs/promises';

import { insurerCodes, isCode, textOfCode, wireCodes } from '#schema/errors.ts';

import { filesIn, languagesIn } from './catalogue.ts';
import { problemsOf } from './check/problems.ts';
import { codeOf } from './check/uses.ts';

const codes = Object.keys({ ...insurerCodes, ...wireCodes }).filter(isCode);
const themes = (await readdir('themes', { withFileTypes: true })).filter((entry) => entry.isDirectory());
const overrides = themes.map(async ({ name }) => [name, await filesIn(`themes/${name}/translations`)] as const);
const languages = await languagesIn('translations');

const problems = problemsOf({
  languages,
  overrides: Object.fromEntries(await Promise.all(overrides)),
  code: await codeOf('.'),
  required: codes.map(textOfCode),
});

for (const problem of problems) console.error(problem);
console.log(`${problems.length || 'No'} problems in the texts of ${Object.keys(languages).join(', ')}.`);
process.exit(problems.length ? 1 : 0);
