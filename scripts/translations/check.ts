import { readdir } from 'node:fs/promises';

import { insurerCodes, wireCodes } from '#schema/errors.ts';

import { filesIn, languagesIn } from './catalogue.ts';
import { problemsOf } from './check/problems.ts';
import { codeOf } from './check/uses.ts';

const codes = Object.keys({ ...insurerCodes, ...wireCodes });
const themes = (await readdir('themes', { withFileTypes: true })).filter((entry) => entry.isDirectory());
const overrides = themes.map(async ({ name }) => [name, await filesIn(`themes/${name}/translations`)] as const);
const languages = await languagesIn('translations');

const problems = problemsOf({
  languages,
  overrides: Object.fromEntries(await Promise.all(overrides)),
  code: await codeOf('.'),
  required: codes.map((code) =>
    code === 'INVALID_DATE' ? 'errors.invalid_date_time' : `errors.${code.toLowerCase()}`,
  ),
});

for (const problem of problems) console.error(problem);
console.log(`${problems.length || 'No'} problems in the texts of ${Object.keys(languages).join(', ')}.`);
process.exit(problems.length ? 1 : 0);
