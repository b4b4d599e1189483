import { run } from './command/run.ts';
import { Problem } from './command/wish.ts';

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
