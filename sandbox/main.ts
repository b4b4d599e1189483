import { DirectoryInUse } from './database/lock.ts';
import { DatabaseTooOld } from './database/open.ts';
import { writePartnersFile } from './database/partnersFile.ts';
import { parseLeverSettings } from './levers/hosts.ts';
import { sandbox } from './server.ts';
import { welcome } from './welcome.ts';

const {
  HOST = '127.0.0.1',
  PORT = '4000',
  SANDBOX_PORT = '4001',
  SANDBOX_DIR = '.sandbox/data',
  PARTNERS_FILE = '.sandbox/partners.json',
  DATABASE_URL,
} = process.env;
const port = Number(SANDBOX_PORT);
const patienceMs = 2_000;

try {
  const { app, partners, setAside } = await sandbox({
    databaseUrl: DATABASE_URL,
    dataDir: SANDBOX_DIR,
    ...parseLeverSettings(process.env),
    portalPort: Number(PORT),
    log: true,
  });
  const stop = () => {
    // Connections that clients abandoned would keep the server open for a minute.
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
    void app.close();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);

  if (setAside)
    console.log(`What a version too old for this one had kept is in ${setAside} now. The sandbox begins afresh.`);

  try {
    const own = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
    await writePartnersFile(PARTNERS_FILE, partners, own);
    await app.listen({ host: HOST, port });
  } catch (error) {
    await app.close();
    throw error;
  }
  console.log(welcome(Number(PORT), port));
} catch (error) {
  console.error(`The sandbox cannot start: ${reasonOf(error)}`);
  process.exitCode = 1;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `port ${port} is taken. Set SANDBOX_PORT to another.`;
  if (code === 'EACCES') return `it may not use ${port < 1024 ? `port ${port}` : SANDBOX_DIR}: ${error.message}`;
  if (error instanceof DirectoryInUse)
    return `${error.message}. Stop that one, or set SANDBOX_DIR to another directory.`;
  if (error instanceof DatabaseTooOld) return `${error.message}. Set DATABASE_URL to an empty one.`;
  if (code === 'ENOTEMPTY') return `${SANDBOX_DIR} holds other files. Set SANDBOX_DIR to a directory of its own.`;
  return error.message;
}
