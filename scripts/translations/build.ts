import { mkdir, rm, writeFile } from 'node:fs/promises';

import { writeMerged } from './catalogue.ts';
import { readCityNames } from './cities.ts';
import { compiledLanguages } from './languages.ts';
import { getReason } from './reason.ts';

const [from = 'translations', to = 'dist/translations'] = process.argv.slice(2);

try {
  const languages = await compiledLanguages(from);
  await writeMerged(from, await readCityNames());
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const [name, messages] of Object.entries(languages))
    await writeFile(`${to}/${name}.json`, JSON.stringify(messages));
  console.log(`Texts: ${Object.keys(languages).join(', ')}.`);
} catch (error) {
  console.error(getReason(error));
  process.exit(1);
}
