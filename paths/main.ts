import { Problem } from './command/problem.ts';
import { run } from './command/run.ts';

try {
  run(process.argv.slice(2), {
    print: (text) => void process.stdout.write(text),
    warn: (text) => void process.stderr.write(`${text}\n`),
  });
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
