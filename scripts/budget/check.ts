import { forbidden, immediateImports, least, most, rarelyOpened } from './limits.ts';
import { weigh } from './weigh.ts';

const { table, wrong } = weigh(process.argv[2] ?? 'dist', {
  most,
  askedForAtOnce: immediateImports,
  forbidden,
  least,
  rarelyOpened,
});

console.log(table);
for (const sentence of wrong) console.error(sentence);
process.exit(wrong.length ? 1 : 0);
