import type { Page } from '@playwright/test';
import { savingData } from './kit/looks/savingData.ts';
import { expect, test } from './kit/portal.ts';
import { proof } from './kit/proof.ts';
import { insurances } from './pages/insurances.ts';
import { insureTrip } from './pages/insureTrip.ts';
import { enter, signIn, signInPage } from './pages/signInPage.ts';

const offline = 'You’re offline.';
const missing = 'This part of the portal didn’t load.';

/** Collects the build's files that the page requests. */
const filesOf = (page: Page): Set<string> => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/(\w+)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (name) files.add(name);
  });
  return files;
};

test('loads the code behind the sign-in page while a guest types, and the rest after their data', async ({
  page,
  portal,
}) => {
  const files = filesOf(page);
  await page.goto(portal.url('sky'));
  await expect.poll(() => [...files]).toContain('inside');
  expect(files).not.toContain('wizard');

  await signIn(page, portal.url('sky'), 'anna@sky.test');
  await expect.poll(() => [...files]).toEqual(expect.arrayContaining(['wizard', 'documents']));
});

test('opens known pages offline and says so', proof('failures: offline'), async ({ page, portal, context }) => {
  const files = filesOf(page);
  await enter(page, portal, 'anna@sky.test');
  await expect.poll(() => [...files]).toEqual(expect.arrayContaining(['wizard', 'documents']));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(offline)).toBeVisible();

  await insurances(page).open();
  await insureTrip(page).way.click();
  const wizard = insureTrip(page);
  await wizard.describe('Single');
  await expect(wizard.dialog.getByText(offline)).toBeVisible();
  await wizard.lookUp('BA900', '2031-05-10');
  await expect(wizard.number).toHaveValue('BA900');
  await expect(wizard.dialog.getByText('You’re offline, so we got no answer.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(offline)).toHaveCount(0);
  await expect(wizard.number).toHaveValue('BA900');
});

test('reports missing code in its place and loads it when the connection is back', async ({
  page,
  portal,
  context,
}) => {
  await savingData(context);
  const files = filesOf(page);
  await enter(page, portal, 'anna@sky.test');
  await insurances(page).open();
  expect(files).not.toContain('wizard');
  await context.setOffline(true);
  await insureTrip(page).way.click();

  await expect(page.getByText(missing)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'My insurances' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(missing)).toBeVisible();

  await context.setOffline(false);
  await insureTrip(page).isAt('What kind of trip is it?');
  await expect(page.getByText(missing)).toHaveCount(0);
});

test('retries the code behind the sign-in page on request', async ({ page, portal, context }) => {
  await savingData(context);
  await page.route('**/assets/inside-*.js', (route) => route.abort());
  await page.goto(portal.url('sky'));
  await signInPage(page).withPassword('anna@sky.test');
  await expect(page.getByText(missing)).toBeVisible();

  await page.unroute('**/assets/inside-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good \w+, Anna$/ })).toBeVisible();
  await expect(page.locator('[data-card=TRIPS] li').first()).toBeVisible();
});

test('offers a reload when a newer release has replaced a file', async ({ page, portal, context }) => {
  await savingData(context);
  await page.route('**/assets/wizard-*.js', (route) => route.fulfill({ status: 404 }));
  await enter(page, portal, 'anna@sky.test');
  await insurances(page).open();
  await insureTrip(page).way.click();
  await expect(page.getByText('The portal has been updated since you opened this page.')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  await page.unroute('**/assets/wizard-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await insureTrip(page).isAt('What kind of trip is it?');
});
