import { readFileSync, renameSync, writeFileSync } from 'node:fs';

// Plain Node, so that it runs before anything is installed. Written beside and renamed: nobody ever reads half a file.
for (const name of ['english', 'spanish', 'french']) {
  const path = new URL(`../translations/${name}.json`, import.meta.url);
  const before = readFileSync(path, 'utf8');
  const texts = Object.entries(JSON.parse(before)).sort(([one], [other]) => (one < other ? -1 : 1));
  const after = `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
  if (after === before) continue;

  const beside = new URL(`${path.href}.${process.pid}`);
  writeFileSync(beside, after);
  renameSync(beside, path);
}
