import { expect, test } from './kit/portal.ts';
import { enter } from './pages/signInPage.ts';

const minute = 60_000;

test('performs the action of every button on the sandbox’s page', async ({ page, portal }) => {
  const pressed: string[] = [];
  const now = async () => Date.parse(((await portal.pull('GET', 'clock')) as { now: string }).now);
  const armed = () => portal.pull('GET', 'faults');
  const ask = () => fetch(`${portal.sandbox}/api/travel/trips`);
  const press = async (section: string, name: string): Promise<string> => {
    const region = page.getByRole('region', { name: section, exact: true });
    const said = region.locator('output');
    await said.evaluate((output) => output.replaceChildren());
    await region.getByRole('button', { name, exact: true }).click();
    await expect(said).not.toBeEmpty();
    pressed.push(name);
    return said.innerText();
  };
  await page.goto(portal.sandbox);

  await press('Clock', 'Back to now');
  expect(Math.abs((await now()) - Date.now())).toBeLessThan(minute);
  for (const [name, minutes] of [
    ['Advance 58 minutes: session warning', 58],
    ['Advance 61 minutes: all sessions end', 61],
    ['Advance one day', 24 * 60],
  ] as const) {
    const before = await now();
    await press('Clock', name);
    const passed = (await now()) - before;
    expect([name, Math.floor(passed / minute)]).toEqual([name, minutes]);
  }
  const year = String(new Date(await now()).getUTCFullYear());
  await expect(page.locator('#time')).toContainText(year);

  const failures = page.getByRole('region', { name: 'Failures', exact: true });
  await failures.getByLabel('Answer').selectOption('VENDOR_ERROR');
  await press('Failures', 'Arm');
  await press('Failures', 'Arm and hold the answer');
  await press('Failures', 'Arm a broken connection');
  const fault = { path: '/travel/trips', code: 'VENDOR_ERROR', left: 1 };
  expect(await armed()).toMatchObject([fault, { ...fault, hold: true }, { ...fault, network: true }]);
  const waiting = 'Armed failures and sent messages';
  expect(JSON.parse(await press(waiting, 'Show failures'))).toEqual(await armed());

  expect((await ask()).status).toBe(500);
  const held = ask();
  await expect.poll(armed).toMatchObject([{ hold: true, waiting: 1 }, { network: true }]);
  expect(JSON.parse(await press(waiting, 'Release held answers'))).toEqual({ released: 1 });
  expect((await held).status).toBe(500);
  await press(waiting, 'Disarm all');
  expect(await armed()).toEqual([]);
  expect((await ask()).status).not.toBe(500);
  expect(JSON.parse(await press(waiting, 'Show sent messages'))).toEqual(await portal.pull('GET', 'outbox'));
  expect(JSON.parse(await press(waiting, 'Show agent actions'))).toEqual(await portal.pull('GET', 'acts'));

  await press('Failures', 'Arm');
  expect(JSON.parse(await press('Data', 'Reset'))).toEqual({ seed: 'default' });
  expect(await armed()).toEqual([]);

  const buttons = await page.locator('form[data-lever] button').allInnerTexts();
  expect(new Set(pressed)).toEqual(new Set(buttons));
});

test('warns of the end of the session after only the 58-minute lever', async ({ page, context, portal }) => {
  await enter(page, portal, 'anna@sky.test');
  const levers = await context.newPage();
  await levers.goto(portal.sandbox);
  const clock = levers.getByRole('region', { name: 'Clock', exact: true });
  await clock.getByRole('button', { name: 'Advance 58 minutes: session warning' }).click();
  await expect(clock.locator('output')).not.toBeEmpty();

  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('dialog', { name: /^Your session ends/ })).toBeVisible();
});
