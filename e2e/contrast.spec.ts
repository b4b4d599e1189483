import { expectAccessible, expectContrast } from './kit/looks/axe.ts';
import { colorSchemes, emulateScheme } from './kit/looks/colorScheme.ts';
import { takePictures } from './kit/looks/pictures.ts';
import { expect, test } from './kit/portal.ts';
import { dashboard } from './pages/dashboard.ts';
import { insurances } from './pages/insurances.ts';
import { begin, insureTrip } from './pages/insureTrip.ts';
import { enter, signInPage } from './pages/signInPage.ts';

for (const [partner, login, last] of [
  ['sky', 'anna@sky.test', 'Payout methods'],
  ['voyage', 'vera@voyage.test', 'Lost luggage'],
  ['rails', 'otc@rails.test', 'Payout methods'],
  ['plain', 'sso@plain.test', 'Trips'],
  ['harvest', 'berta@harvest.test', 'Claims'],
  ['owl', 'olga@owl.test', 'Monitored data'],
] as const)
  test(`can be read in the theme of ${partner}, by day and by night`, async ({ page, portal, faults }) => {
    await page.goto(portal.url(partner, '/login/otc'));
    if (partner === 'plain') {
      // Its customers come from its own site, so nobody is asked for anything.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } else {
      await signInPage(page).sendCode();
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await takePictures(page, `${partner} sign-in`);
    for (const colorScheme of colorSchemes) {
      await emulateScheme(page, colorScheme);
      await expectContrast(page);
    }

    await faults.raise({ path: '/platform/users/*/policies', code: 'VENDOR_ERROR' });
    await enter(page, portal, login);
    await expect(dashboard(page).card(last)).toHaveAttribute('data-state', 'loaded');
    await expect(dashboard(page).why('Your cover')).toBeVisible();
    await takePictures(page, `${partner} overview`);
    for (const colorScheme of colorSchemes) {
      await emulateScheme(page, colorScheme);
      await expectContrast(page);
    }
  });

for (const [partner, login, paths] of [
  [
    'sky',
    'anna@sky.test',
    [
      '/insurance',
      '/passengers',
      '/resolution/select?category=FLIGHT&tripId=2c0edf58-18b6-5814-a187-fa9c3addf054&flightId=bd37588c-c3fa-5982-9fd6-722ef9764708',
      '/help',
    ],
  ],
  ['voyage', 'vera@voyage.test', ['/luggage', '/insurance', '/passengers']],
  ['rails', 'otc@rails.test', ['/insurance', '/passengers', '/help']],
  ['plain', 'sso@plain.test', ['/insurance', '/help']],
  ['harvest', 'berta@harvest.test', ['/insurance', '/permissions/grant', '/help', '/faq']],
  ['owl', 'olga@owl.test', ['/help', '/faq']],
] as const)
  test(`can be read on every page in the theme of ${partner}`, async ({ page, portal }) => {
    await enter(page, portal, login);
    for (const path of paths) {
      await page.goto(portal.url(partner, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.locator('[data-dataset][data-state=loading], [data-content][data-state=fetching], [data-state=reading]'),
      ).toHaveCount(0);
      await takePictures(page, `${partner} ${path}`);
      for (const colorScheme of colorSchemes) {
        await emulateScheme(page, colorScheme);
        await expectContrast(page);
      }
    }
  });

for (const [partner, login, dialogs] of [
  ['voyage', 'vera@voyage.test', ['Change who travels', 'Late or cancelled?', 'Cancel the insurance']],
  ['rails', 'otc@rails.test', ['Late or cancelled?', 'Cancel the insurance']],
  ['plain', 'sso@plain.test', []],
] as const)
  test(`can be read on the page of a trip, and over it, in the theme of ${partner}`, async ({ page, portal }) => {
    await enter(page, portal, login, '/insurance');
    await insurances(page).tripsIn('Upcoming').getByRole('link').first().click();
    await expect(page.locator('main [data-machine=flightRow]').first()).toBeVisible();
    const isRead = async (what: string) => {
      await takePictures(page, `${partner} ${what}`);
      for (const colorScheme of colorSchemes) {
        await emulateScheme(page, colorScheme);
        await expectAccessible(page);
      }
    };
    await isRead('trip');
    for (const name of dialogs) {
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await isRead(name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

test('can be read in the dialogs of a claim, and on the page of its history', async ({ page, portal }) => {
  const dialog = page.getByRole('dialog');
  const isRead = async (what: string) => {
    await takePictures(page, `harvest ${what}`);
    for (const colorScheme of colorSchemes) {
      await emulateScheme(page, colorScheme);
      await expectAccessible(page);
    }
  };
  const card = (number: string) => page.locator(`[data-claim=${number}]`);
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  await card('CL-02').getByRole('button', { name: 'Enter your prediction' }).click();
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  await isRead('prediction');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  for (const [number, name] of [
    ['CL-06', 'Review our new offer'],
    ['CL-04', 'Review our offer'],
  ] as const) {
    await card(number).getByRole('link', { name }).click();
    await expect(page.locator('svg g[role=listbox]').first()).toBeVisible();
    await isRead(name);
    if (number === 'CL-04') await page.getByRole('button', { name: 'I disagree' }).click();
    else await page.goBack();
  }

  await dialog.getByRole('button', { name: 'Say why' }).first().click();
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  await isRead('dispute');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'See what happened so far with CL-07' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CL-07 · Corner shop' })).toBeVisible();
  await isRead('history of a claim');
});

for (const [partner, login] of [
  ['voyage', 'vera@voyage.test'],
  ['rails', 'otc@rails.test'],
] as const)
  test(`can be read while a trip is insured in the theme of ${partner}`, async ({ page, portal }) => {
    const wizard = await begin(page, portal, login);
    await wizard.describe('Several flights');
    await wizard.press('Look it up');
    await expect(insureTrip(page).summary).toBeVisible();

    for (const colorScheme of colorSchemes) {
      await emulateScheme(page, colorScheme);
      await expectAccessible(page);
    }
  });

test('changes with the system from day to night, but for a partner who has only one', async ({ page, portal }) => {
  const ground = () =>
    page.locator('[data-machine=session]').evaluate((shell) => getComputedStyle(shell).backgroundColor);
  const isDrawn = () => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await emulateScheme(page, 'light');
  await page.goto(portal.url('sky'));
  await isDrawn();
  const day = await ground();
  await emulateScheme(page, 'dark');
  await expect.poll(ground).not.toBe(day);

  await page.goto(portal.url('voyage'));
  await isDrawn();
  const night = await ground();
  await emulateScheme(page, 'light');
  await expect.poll(ground).toBe(night);
});

test('keeps its shapes where colours are the system’s', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page, portal, 'anna@sky.test');
  await expect(dashboard(page).card('After that')).toContainText('OSL');
  await expectAccessible(page);

  await expect(dashboard(page).card('After that')).toHaveCSS('border-top-style', 'solid');
  await insurances(page).open();
  await insurances(page).openTrip('SK111');
  const button = insurances(page).update('SK111');
  await expect(button).toHaveCSS('border-top-style', 'solid');
  await page.keyboard.press('Tab');
  await button.focus();
  const ring = () =>
    button.evaluate((focused) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
      return { outlineStyle, isThere: outlineWidth !== '0px' && !outlineColor.includes(', 0)') };
    });
  await expect.poll(ring).toEqual({ outlineStyle: 'solid', isThere: true });

  const { way, dialog, number } = insureTrip(page);
  await insurances(page).open();
  await way.click();
  await insureTrip(page).describe('Single');
  await insureTrip(page).press('Look it up');
  await expect(insureTrip(page).summary).toBeVisible();
  await expectAccessible(page);
  await expect(dialog).toHaveCSS('border-top-style', 'solid');
  await expect(number.locator('..')).toHaveCSS('border-top-style', 'solid');
});
