import { readdir } from 'node:fs/promises';

import { insurerCodes, isCode, textOfCode, wireCodes } from '#schema/errors.ts';

import { readAreaFiles, readLanguages } from './catalogue.ts';
import { findProblems } from './check/problems.ts';
import { readCode } from './check/uses.ts';

const codes = Object.keys({ ...insurerCodes, ...wireCodes }).filter(isCode);
const themes = (await readdir('themes', { withFileTypes: true })).filter((entry) => entry.isDirectory());
const overrides = themes.map(async ({ name }) => [name, await readAreaFiles(`themes/${name}/translations`)] as const);
const languages = await readLanguages('translations');

const problems = findProblems({
  languages,
  overrides: Object.fromEntries(await Promise.all(overrides)),
  code: await readCode('.'),
  required: codes.map(textOfCode),
});

for (const problem of problems) console.error(problem);
console.log(`${problems.length || 'No'} problems in the texts of ${Object.keys(languages).join(', ')}.`);
process.exit(problems.length ? 1 : 0);
