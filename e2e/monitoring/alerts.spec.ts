import type { Page } from '@playwright/test';

import { signInCaller } from '../kit/insurer.ts';
import { expect, type Portal, test } from '../kit/portal.ts';
import { enter } from '../pages/signInPage.ts';

const planOf = { path: '/monitored-data/action-plan?alertId=ed23ec52-e9a6-57fe-8d59-69187169df70' };
const alertPath = '/owl/subscribers/*/alerts/*';
const firstStep = 'Change the password of the mailbox';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const step = (page: Page, name = firstStep) => page.getByRole('checkbox', { name, exact: true });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Opens the plan of the alert “Offered with its password”. */
async function openPlan(page: Page, portal: Portal): Promise<void> {
  await enter(page, portal, 'olga@owl.test', planOf.path);
  await expect(step(page)).toBeVisible();
}

async function stepsAtInsurer(portal: Portal): Promise<string[]> {
  const { call, userId } = await signInCaller(portal, 'olga@owl.test');
  const alertId = planOf.path.split('=')[1];
  return ((await call('GET', `/owl/subscribers/${userId}/alerts/${alertId}/actions`)) as { completed: string[] })
    .completed;
}

async function isHandledAtInsurer(portal: Portal): Promise<boolean | undefined> {
  const { call, userId } = await signInCaller(portal, 'olga@owl.test');
  const alertId = planOf.path.split('=')[1];
  const [alert] = (await call('GET', `/owl/subscribers/${userId}/alerts/${alertId}`)) as { completed: boolean }[];
  return alert?.completed;
}

for (const width of [1280, 360])
  test(`consents, scans, follows a plan and finds it in the archive at ${width} px`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 800 });
    await enter(page, portal, 'new@owl.test');
    await expect(region(page, 'Your protection')).toContainText('With your consent, Owl Watch searches');
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await press(page, 'Agree and start the scan');
    const found = region(page, 'Your data has been exposed');
    await expect(found).toContainText('The first scan found 2 exposures of your data.');
    await expect(found).toContainText('2 alerts are open.');
    await expect(found.getByRole('link', { name: /^See what to do/ })).toHaveCount(2);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await found.locator('[data-alert]', { hasText: 'Email address' }).getByRole('link').click();
    const steps = region(page, 'What to do');
    await expect(steps).toContainText('0 of 4 done');
    await step(page).check();
    await expect(steps).toContainText('1 of 4 done');
    await step(page).uncheck();
    await expect(steps).toContainText('0 of 4 done');
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await press(page, 'Mark as handled');
    await expect(region(page, 'This alert is handled')).toBeVisible();
    await region(page, 'This alert is handled').getByRole('link', { name: 'All alerts' }).click();
    await expect(region(page, 'Open alerts').locator('[data-alert]')).toHaveCount(1);
    await expect(region(page, 'Handled alerts').locator('[data-alert]')).toHaveCount(1);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: 'Overview' }).first().click();
    await expect(found).toContainText('1 alert is open.');
  });

test('needs five clicks from the overview to a handled alert', async ({ page, portal }) => {
  await enter(page, portal, 'olga@owl.test');
  const begun = Date.now();
  await page.getByRole('link', { name: 'See what to do: Offered with its password, Work mail' }).click();
  for (const name of [firstStep, 'Change the same password everywhere else']) await step(page, name).check();
  await press(page, 'Mark as handled');
  await expect(region(page, 'This alert is handled')).toBeVisible();

  expect(Date.now() - begun).toBeLessThan(30_000);
  expect(await isHandledAtInsurer(portal)).toBe(true);
});

test('reopens a handled alert', async ({ page, portal }) => {
  await openPlan(page, portal);
  await press(page, 'Mark as handled');
  await press(page, 'Reopen');

  await expect(page.getByRole('button', { name: 'Mark as handled' })).toBeVisible();
  expect(await isHandledAtInsurer(portal)).toBe(false);
});

for (const lost of [true, false])
  test(`determines whether monitoring started, when ${lost ? 'the answer is lost' : 'the call never arrives'}`, async ({
    page,
    portal,
    faults,
  }) => {
    await enter(page, portal, 'new@owl.test');
    await expect(page.getByRole('button', { name: 'Agree and start the scan' })).toBeVisible();
    const fault = lost ? { lost: true } : { network: true };
    await faults.raise({ path: '/owl/subscribers/*', method: 'POST', ...fault, times: 1 });
    await press(page, 'Agree and start the scan');

    if (!lost) {
      await expect(region(page, 'Your protection')).toContainText('Monitoring hasn’t started');
      await press(page, 'Try again');
    }
    await expect(region(page, 'Your data has been exposed')).toContainText('The first scan found 2 exposures');
  });

test('says that the start of monitoring is unknown, and checks it on request', async ({ page, portal, faults }) => {
  await enter(page, portal, 'new@owl.test');
  await expect(page.getByRole('button', { name: 'Agree and start the scan' })).toBeVisible();
  await faults.raise({ path: '/owl/subscribers/*', method: 'POST', lost: true, times: 1 });
  await faults.raise({ path: '/monitoring/subscribers/*', code: 'VENDOR_ERROR', times: 10 });
  await press(page, 'Agree and start the scan');
  await expect(region(page, 'Your protection')).toContainText('We don’t know yet whether monitoring has started.');
  await expect(page.locator('[data-machine=notifier]')).toHaveCount(0);

  await faults.clear();
  await press(page, 'Check again');
  await expect(region(page, 'Your data has been exposed')).toBeVisible();
});

test('keeps a step whose answer is lost, and reverts one that never arrives', async ({ page, portal, faults }) => {
  await openPlan(page, portal);
  await faults.raise({ path: `${alertPath}/action`, method: 'PUT', lost: true, times: 1 });
  await step(page).click();
  await expect(page.locator('[data-machine=planSteps]')).toHaveAttribute('data-state', 'listed');
  await expect(step(page)).toBeChecked();
  expect(await stepsAtInsurer(portal)).toEqual(['change-password']);

  await faults.raise({ path: `${alertPath}/action`, method: 'PUT', network: true, times: 1 });
  await step(page).click();
  await expect(page.getByText('This change didn’t reach us. Try again.')).toBeVisible();
  await expect(step(page)).toBeChecked();
  expect(await stepsAtInsurer(portal)).toEqual(['change-password']);
});

test('saves the last of several quick changes to a step', async ({ page, portal }) => {
  await openPlan(page, portal);
  for (let click = 0; click < 5; click += 1) await step(page).click();

  await expect(page.locator('[data-machine=planSteps]')).toHaveAttribute('data-state', 'listed');
  await expect(step(page)).toBeChecked();
  expect(await stepsAtInsurer(portal)).toEqual(['change-password']);
});

test('shows the true state of an alert, when the answer is lost and when the call never arrives', async ({
  page,
  portal,
  faults,
}) => {
  await openPlan(page, portal);
  await faults.raise({ path: alertPath, method: 'PATCH', network: true, times: 1 });
  await press(page, 'Mark as handled');
  await expect(page.getByText('The alert wasn’t marked as handled. Try again.')).toBeVisible();
  expect(await isHandledAtInsurer(portal)).toBe(false);

  await faults.raise({ path: alertPath, method: 'PATCH', lost: true, times: 1 });
  await press(page, 'Mark as handled');
  await expect(region(page, 'This alert is handled')).toBeVisible();
  expect(await isHandledAtInsurer(portal)).toBe(true);
});

test('updates a second tab after a change in the first', async ({ page, portal, context }) => {
  await openPlan(page, portal);
  const other = await context.newPage();
  await openPlan(other, portal);
  await step(page).check();
  await expect(step(other)).toBeChecked();

  await press(page, 'Mark as handled');
  await expect(region(other, 'This alert is handled')).toBeVisible();
});

test('leads back from an alert that no longer exists', async ({ page, portal }) => {
  await enter(page, portal, 'olga@owl.test', '/monitored-data/action-plan?alertId=nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This alert no longer exists');

  await page.getByRole('link', { name: 'See all alerts' }).click();
  await expect(region(page, 'Open alerts').locator('[data-alert]')).toHaveCount(3);
});

test('shows no message if the subscription cannot be read, and reads it on request', async ({
  page,
  portal,
  faults,
}) => {
  await faults.raise({ path: '/monitoring/subscribers/*', code: 'VENDOR_ERROR', times: 20 });
  await enter(page, portal, 'olga@owl.test');
  await expect(region(page, 'Your protection')).toContainText(
    'We couldn’t check whether your data is being monitored.',
  );
  await expect(page.locator('[data-machine=notifier]')).toHaveCount(0);

  await faults.clear();
  await press(page, 'Try again');
  await expect(region(page, 'Your data has been exposed')).toContainText('3 alerts are open.');
});

test('shows the monitored data in another site, with only the alerts in the compact view', async ({ page, portal }) => {
  const host = new URLSearchParams({ user: 'olga@owl.test', page: 'insurance' });
  await page.goto(`${portal.sandbox}/__sandbox/host?${host}`);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('heading', { level: 2 })).toHaveText(['Your data has been exposed', 'Monitored data']);
  await inside
    .getByRole('link', { name: /^See what to do/ })
    .first()
    .click();
  await expect(inside.getByRole('button', { name: 'Mark as handled' })).toBeVisible();

  await page.goto(`${portal.sandbox}/__sandbox/host?${host}&basic=true`);
  await expect(inside.getByRole('heading', { level: 2 })).toHaveText(['Your data has been exposed']);
  await inside
    .getByRole('link', { name: /^See what to do/ })
    .first()
    .click();
  await inside.getByRole('link', { name: 'All alerts' }).first().click();
  await inside.getByRole('link', { name: 'Monitored data' }).click();
  await expect(inside.getByRole('heading', { level: 2 })).toHaveText(['Your data has been exposed']);

  const overview = new URLSearchParams({ user: 'olga@owl.test', page: 'dashboard' });
  await page.goto(`${portal.sandbox}/__sandbox/host?${overview}`);
  await expect(inside.getByRole('heading', { name: 'Your data has been exposed' })).toBeVisible();
  await inside.getByRole('link', { name: 'Manage' }).click();
  await expect(inside.getByRole('button', { name: 'Add data' })).toBeVisible();
});
