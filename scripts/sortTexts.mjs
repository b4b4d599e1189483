import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain Node, so that it runs before anything is installed.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const themes = readdirSync(join(root, 'themes')).map((theme) => join(root, 'themes', theme, 'translations'));

for (const folder of [join(root, 'translations'), ...themes].filter(existsSync)) {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.json'))) sort(join(folder, name));
}

/** @param {string} path */
function sort(path) {
  const before = readFileSync(path, 'utf8');
  const texts = Object.entries(JSON.parse(before)).sort(([one], [other]) => (one < other ? -1 : 1));
  const after = `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
  if (after === before) return;

  // Written beside and renamed: nobody ever reads half a file.
  writeFileSync(`${path}.${process.pid}`, after);
  renameSync(`${path}.${process.pid}`, path);
}
