import { rmSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { freePorts, miniature, takenPort } from './kit/miniature.ts';
import { run, running } from './kit/processes.ts';

const start = ['scripts/start.mjs'];
let cwd: string;

beforeAll(async () => {
  cwd = await miniature();
});
afterAll(() => rmSync(cwd, { recursive: true }));

describe('the checks before a start', () => {
  const older = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } })";

  test.each(['start', 'test', 'dev', 'check'])('report for npm run %s that this Node is too old', async (name) => {
    const { code, said } = await run(['--import', `data:text/javascript,${older}`, `scripts/${name}.mjs`], { cwd });

    expect(code).toBe(1);
    expect(said).toBe(
      'The portal needs Node 20.19 or newer; this is Node 20.18.3. Install a newer one from https://nodejs.org and run the command again.\n',
    );
  });

  test.each(['PORT', 'SANDBOX_PORT'] as const)('report a taken %s, with what to do', async (variable) => {
    const taken = await takenPort();
    const { code, said } = await run(start, { cwd, env: { ...(await freePorts()), [variable]: `${taken.port}` } });
    taken.close();

    expect(code).toBe(1);
    expect(said).toContain(`Port ${taken.port} is taken`);
    expect(said).toMatch(new RegExp(`Set ${variable} to another one, for example: ${variable}=\\d+ npm start\\n$`));
  });

  test.each([
    [{ PORT: 'four' }, 'PORT is "four": it must be a number from 1 to 65535.'],
    [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT is "70000": it must be a number from 1 to 65535.'],
    [
      { PORT: '5000', SANDBOX_PORT: '5000' },
      'PORT and SANDBOX_PORT are both 5000: portal and sandbox need a port each.',
    ],
    [{ HOST: '192.0.2.1' }, 'HOST is "192.0.2.1", which is no address of this machine.'],
  ])('reject %o in a sentence', async (env, sentence) => {
    expect(await run(start, { cwd, env: { ...(await freePorts()), ...env } })).toEqual({
      code: 1,
      said: `\n${sentence}\n`,
    });
  });
});

describe('a running start', () => {
  test('serves sandbox and portal, and a signal ends both', async () => {
    const { PORT, SANDBOX_PORT } = await freePorts();
    const portal = running(start, { cwd, env: { PORT, SANDBOX_PORT } });
    await portal.saying(`Ready at http://sky.localhost:${PORT}. Ctrl-C ends everything.`);
    portal.kill('SIGINT');

    expect(await portal.ended).toBe(0);
    expect(portal.said()).toContain(`gateway is up, insurer at http://127.0.0.1:${SANDBOX_PORT}/api`);
    expect(portal.said()).toMatch(/^sandbox is up.* levers 1$/m);
    expect(portal.said()).toContain('sandbox got SIGINT');
    expect(portal.said()).toContain('gateway got SIGINT');
    expect(await isUp(PORT)).toBe(false);
    expect(await isUp(SANDBOX_PORT)).toBe(false);
  });

  test('starts no sandbox with API_URL', async () => {
    const { PORT, SANDBOX_PORT } = await freePorts();
    const portal = running(start, { cwd, env: { PORT, SANDBOX_PORT, API_URL: 'https://insurer.test/api' } });
    await portal.saying('Ctrl-C ends everything.');
    const sandbox = await isUp(SANDBOX_PORT);
    portal.kill('SIGTERM');

    expect(await portal.ended).toBe(0);
    expect(sandbox).toBe(false);
    expect(portal.said()).toContain('gateway is up, insurer at https://insurer.test/api');
    expect(portal.said()).not.toContain('sandbox');
  });

  test.each([
    ['sandbox', 'SANDBOX_PORT', 'gateway'],
    ['portal', 'PORT', 'sandbox'],
  ] as const)('ends everything with the reason if the %s ends by itself', async (name, variable, other) => {
    const ports = await freePorts();
    const portal = running(start, { cwd, env: ports });
    await portal.saying('Ctrl-C ends everything.');
    await isUp(ports[variable], '/fail');

    expect(await portal.ended).toBe(3);
    expect(portal.said()).toContain('the disk is full');
    expect(portal.said()).toContain(`The ${name} ended by itself (exit 3), for the reason above. Everything ends.`);
    expect(portal.said()).toContain(`${other} got SIGTERM`);
  });

  test('kills a process that ignores the first signal after a second one', async () => {
    const portal = running(start, { cwd, env: { ...(await freePorts()), STUBBORN: '1' } });
    await portal.saying('Ctrl-C ends everything.');
    portal.kill('SIGINT');
    await portal.saying('sandbox got SIGINT');
    await portal.saying('gateway got SIGINT');
    portal.kill('SIGINT');

    expect(await portal.ended).toBe(0);
  });
});

const isUp = (port: string, path = '/') =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    () => true,
    () => false,
  );
