import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { findArea } from './translations/areas.mjs';
import { listFiles, readFolder, writeFolder } from './translations/folder.mjs';

// Plain Node, so that it runs before dependencies are installed.
const root = fileURLToPath(new URL('..', import.meta.url));
const languages = readdirSync(join(root, 'translations'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
  .map(({ name }) => name);
const areas = listFiles(join(root, 'translations/english'));

for (const language of languages) {
  const folder = join(root, 'translations', language);
  writeFolder(folder, readFolder(folder), (id) => findArea(id, areas));
}

for (const theme of readdirSync(join(root, 'themes'))) {
  const folder = join(root, 'themes', theme, 'translations');
  for (const language of listFiles(folder))
    writeFolder(folder, readFolder(folder, [language]), () => language, [language]);
}
