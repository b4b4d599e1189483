import { Problem } from './command/problem.ts';
import { run } from './command/run.ts';

/** Exit codes: the command cannot be carried out; a limit cut the search short. */
const [refused, cutShort] = [1, 2];

// A reader such as `head` may close the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const outcome = run(process.argv.slice(2), {
    print: (text) => void process.stdout.write(text),
    warn: (text) => void process.stderr.write(`${text}\n`),
  });
  if (outcome === 'cut short') process.exitCode = cutShort;
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = refused;
}
