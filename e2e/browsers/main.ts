import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { pull } from '../kit/levers.ts';
import type { Portal } from '../kit/portal.ts';
import { startServers } from '../kit/servers.ts';
import { png } from '../luggage/bagFiles.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { createPage } from './page.ts';
import { type Place, steps } from './steps.ts';
import { startWebKit } from './webkit.ts';

const engines = { Firefox: startFirefox, WebKit: startWebKit };
/** Selects tasks by a part of their name; all by default. */
const chosen = process.argv[2] ?? '';
/** The file for the counts, read by a runner of several test suites. */
const report = process.env.BROWSERS_REPORT;

const counts = { passed: 0, failed: 0 };
const servers = await startServers();
const folder = await mkdtemp(join(tmpdir(), 'browsers-'));
const sandbox = `http://127.0.0.1:${servers.sandbox.port}`;
const portal: Portal = {
  url: (partner, path = '/') => `http://${partner}.localhost:${servers.portal.port}${path}`,
  sandbox,
  apiKey: servers.apiKey,
  pull: (method, lever, body) => pull(sandbox, method, lever, body),
  servers,
};
const place: Place = { portal, picture: join(folder, 'bag.png') };
await writeFile(place.picture, png('bag.png').buffer);

for (const [engine, start] of Object.entries(engines)) {
  const driver = await start();
  if (driver) await walk(driver);
  else console.log(`${engine} is not on this machine: skipped.`);
}

await servers.stop();
await rm(folder, { recursive: true });
if (report) {
  await mkdir(dirname(report), { recursive: true });
  await writeFile(report, JSON.stringify(counts));
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);

async function walk(driver: Driver): Promise<void> {
  const page = createPage(driver);
  await portal.pull('POST', 'reset', {});
  for (const [name, step] of Object.entries(steps).filter(([each]) => each.includes(chosen))) {
    try {
      await step(page, place);
      counts.passed++;
      console.log(`  ✓ ${driver.name} ${name}`);
    } catch (error) {
      counts.failed++;
      console.log(`  ✗ ${driver.name} ${name}\n    ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await driver.close();
}
