import { expectToFit, listCoveredControls, listCoveredParts } from './kit/looks/layout.ts';
import { expect, test } from './kit/portal.ts';
import { dashboard } from './pages/dashboard.ts';
import { insurances } from './pages/insurances.ts';
import { begin, insureTrip } from './pages/insureTrip.ts';
import { enter, signInPage } from './pages/signInPage.ts';

/** The remaining window of a 1280 × 1024 screen at four times zoom. */
const magnified = { width: 320, height: 256 };

test('keeps title and buttons of a dialog clear of a look-up notice, which disappears with the next match', async ({
  page,
  portal,
}) => {
  await begin(page, portal, 'anna@sky.test');
  await page.setViewportSize(magnified);
  const wizard = insureTrip(page);
  const { told } = signInPage(page);
  await wizard.ask('ZZ403');
  await expect(told).toContainText('This flight can’t be insured under your policy.');
  await expect(told).toBeInViewport();

  expect(await listCoveredParts(wizard.dialog)).toEqual([]);
  await expectToFit(page);
  await wizard.find('BA900', '2031-04-02');
  await wizard.isAt('Who’s travelling?');
  await expect(told).toHaveCount(0);
});

test('keeps notices beneath the warning before the hour is over, and shows them after it', async ({
  page,
  portal,
  clock,
}) => {
  await enter(page, portal, 'anna@sky.test');
  const { notice, isThere } = dashboard(page);
  await isThere();
  await page.route('**/*french*', (route) => route.abort());
  await page.getByRole('banner').getByRole('combobox').selectOption('fr');
  await expect(notice).toContainText('couldn’t load that language');
  await page.setViewportSize(magnified);
  await clock.advance({ minutes: 58, seconds: 5 });
  const warning = page.getByRole('dialog', { name: /^Your session ends at/ });

  await warning.getByRole('button', { name: 'Keep working' }).waitFor();
  expect(await listCoveredParts(warning)).toEqual([]);
  await warning.getByRole('button', { name: 'Keep working' }).click();
  await expect(notice).toBeVisible();
});

test('removes the notice of a refused list when the list is read again', async ({ page, portal, faults }) => {
  await faults.raise({ path: '/travel/trips', status: 500, code: 'VENDOR_ERROR' });
  await enter(page, portal, 'anna@sky.test');
  const { why } = dashboard(page);
  await expect(why('Trips')).toContainText('A service we rely on isn’t working properly');

  await insurances(page).open();
  await expect(why('Trips')).toBeVisible();
  await page.locator('[data-dataset=TRIPS]').getByRole('button', { name: 'Try again' }).click();

  await expect(page.locator('[data-dataset=TRIPS]')).toHaveAttribute('data-state', 'loaded');
  await expect(why('Trips')).toHaveCount(0);
});

for (const [width, height] of [
  [360, 780],
  [1280, 900],
] as const)
  test(`shows no notice over a control of any page, ${width} pixels wide`, async ({ page, portal, clock }) => {
    await page.setViewportSize({ width, height });
    await enter(page, portal, 'anna@sky.test');
    const { notice, isThere } = dashboard(page);
    await isThere();
    await page.route('**/*french*', (route) => route.abort());
    const choose = async () => {
      if (width > 600) return page.getByRole('banner').getByRole('combobox').selectOption('fr');
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('menuitemradio', { name: 'Français' }).click();
    };
    const trip = await page.locator('[data-trip] a').first().getAttribute('href');

    for (const path of ['/dashboard', '/insurance', trip ?? '', '/nowhere']) {
      await page.goto(portal.url('sky', path));
      await page.locator('h1').waitFor();
      await expect(page.locator('[data-dataset][data-state=loading]')).toHaveCount(0);
      await choose();
      await expect(notice).toContainText('couldn’t load that language');
      expect(await listCoveredControls(notice), path).toEqual([]);
      expect(await notice.locator(':focus').count(), path).toBe(0);
    }

    await page.goto(portal.url('sky', '/dashboard'));
    await isThere();
    await clock.advance({ minutes: 61 });
    const { toast } = signInPage(page);
    await expect(toast).toBeVisible();
    expect(await listCoveredControls(toast)).toEqual([]);
  });
