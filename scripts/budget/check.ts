import { forbidden, immediateImports, least, most, mostTexts, rarelyOpened } from './limits.ts';
import { weighTexts } from './texts.ts';
import { weigh } from './weigh.ts';

const dist = process.argv[2] ?? 'dist';
const scripts = weigh(dist, {
  most,
  askedForAtOnce: immediateImports,
  forbidden,
  least,
  rarelyOpened,
});

const texts = await weighTexts(dist, mostTexts);
const wrong = [...scripts.wrong, ...texts.wrong];

console.log(scripts.table);
console.log(texts.table);
for (const sentence of wrong) console.error(sentence);
process.exit(wrong.length ? 1 : 0);
