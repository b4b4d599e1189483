import { runAndExit } from '../lib/problem.mjs';
import { exchange } from './csv/command.ts';

await runAndExit(exchange(process.argv.slice(2), { translations: 'translations', pictures: 'test-results/pictures' }));
