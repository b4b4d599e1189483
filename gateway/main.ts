import { fromEnvironment } from './environment.ts';
import { gateway } from './server.ts';

try {
  await run();
} catch (error) {
  console.error(sentenceFor(error));
  process.exit(1);
}

async function run(): Promise<void> {
  const { settings, place, shutdown } = fromEnvironment(process.env);
  const { app, stop } = await gateway(settings);
  await app.listen(place);

  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop(shutdown).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}

function sentenceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${process.env.PORT || 4000} is taken. Choose another one with PORT.`;
  if (code === 'EACCES') return `Port ${process.env.PORT || 4000} may not be opened. Choose another one with PORT.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST ${process.env.HOST} is no address of this machine.`;
  return error instanceof Error ? error.message : 'The gateway could not start.';
}
