import { compiledLanguages } from '#scripts/translations/languages.ts';
import { getReason } from '#scripts/translations/reason.ts';

import { buildThemes } from './buildThemes.ts';

const [from = 'themes', to = 'dist/themes', translations = 'translations'] = process.argv.slice(2);

try {
  const names = await buildThemes({ from, to, languages: await compiledLanguages(translations) });
  console.log(`Themes: ${names.join(', ')}.`);
} catch (error) {
  console.error(getReason(error));
  process.exit(1);
}
