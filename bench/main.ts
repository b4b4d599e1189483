import { benches } from './benches.ts';

const [name = '', ...others] = process.argv.slice(2);
const load = Object.hasOwn(benches, name) ? benches[name] : undefined;

if (!load || others.length > 0) {
  process.stderr.write(`Say what to measure: npm run bench -- ${Object.keys(benches).join(' | ')}\n`);
  process.exitCode = 1;
} else {
  const { bench } = await load();
  process.exitCode = (await bench()) ? 0 : 1;
}
