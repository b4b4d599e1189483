import type { Page } from '@playwright/test';

import { expectToBeHit } from './kit/looks/everything.ts';
import { locales, speak, speakPseudo } from './kit/looks/languages.ts';
import { expectToFit, measureLayoutShift, resize, smallTargets } from './kit/looks/layout.ts';
import { expect, type Portal, test } from './kit/portal.ts';
import { insureTrip } from './pages/insureTrip.ts';
import { enter, signInPage } from './pages/signInPage.ts';

test('is in the longest language throughout, except for texts of others', async ({ page, portal }) => {
  await speakPseudo(page);
  await enter(page, portal, 'bare@sky.test');
  await expect(page.locator('[data-dataset=TRIPS]')).toHaveAttribute('data-state', 'loaded');

  await expect(page.locator('h1')).toHaveText(/^\[.*\]$/);
  const texts = (await page.locator('h1, h2, main p:not(ul[lang] p), nav a').allTextContents()).map((text) =>
    text.trim(),
  );
  expect(texts.length).toBeGreaterThan(8);
  // A live region is empty until it has something to announce.
  expect(texts.filter((text) => text !== '' && !/^\[.*\]$/.test(text))).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('has the languages in the account menu, 44 pixels high, for touch and keyboard', async ({ page, portal }) => {
    await enter(page, portal, 'anna@sky.test');
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('aria-checked', 'true');
    expect(await smallTargets(page, 44)).toEqual([]);
    await page.getByRole('menuitemradio', { name: 'Español', exact: true }).focus();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buenos días, Anna');
  });
});

test('keeps the focused item of the account menu in sight when the window becomes small', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Account', exact: true })).toBeFocused();
  await resize(page, { width: 320, height: 256 });
  for (const name of ['Overview', 'Sign out']) {
    await page.keyboard.press(name === 'Overview' ? 'Home' : 'End');
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
    await expect(page.getByRole('menuitem', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('shifts nothing on the sign-in page when its fonts load', async ({ page, portal }) => {
  for (const partner of ['sky', 'voyage', 'harvest', 'owl', 'rails']) {
    await page.goto(portal.url(partner), { waitUntil: 'commit' });
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Portal') && status === 'loaded'),
    );
    await page.evaluate(() => document.fonts.ready);
    expect(await measureLayoutShift(page), partner).toBeLessThanOrEqual(0.02);
  }
});

test('has a distinct title for each page', async ({ page, portal }) => {
  const isCalled = async (path: string, title: string) => {
    await page.goto(portal.url('sky', path));
    await expect(page).toHaveTitle(`${title} – Sky Travel Protection`);
  };

  await isCalled('/', 'Sign in');
  await isCalled('/key-facts', 'Key facts');
  await isCalled('/nowhere', 'We can’t find this page');
  await enter(page, portal, 'anna@sky.test');
  await expect(page).toHaveTitle('Overview – Sky Travel Protection');
  await isCalled('/insurance', 'My insurances');
  await isCalled('/resolution/select', 'Your disruptions');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(signInPage(page).username).toBeVisible();
  await expect(page).toHaveTitle('Sign in – Sky Travel Protection');
});

test('shows dialogs 600 pixels wide and questions 444 pixels wide', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, portal, 'anna@sky.test', '/passengers');
  await page.getByRole('button', { name: 'Add a passenger' }).click();
  await expect(page.getByRole('dialog', { name: 'Who’s travelling with you?' })).toHaveCSS('width', '600px');
  await page.getByLabel('First name').fill('Eve');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Discard what you entered?' })).toHaveCSS('width', '444px');
});

/** Visits every page of the wizard, in any language. `aria-busy` marks the main button of a page. */
async function walkThroughWizard(page: Page, portal: Portal, look: (where: string) => Promise<void>): Promise<void> {
  const { dialog } = insureTrip(page);
  const next = dialog.locator('button[aria-busy]');
  const at = async (where: string, seen: string) => {
    await expect(dialog.locator(seen)).toBeVisible();
    await look(where);
  };
  await enter(page, portal, 'charter@sky.test', '/insurance/add');
  await dialog.getByRole('radio').last().click();
  await at('trip', '#tripType-multi, #tripType');
  await next.click();
  await expect(dialog.locator('#embarkDate')).toBeVisible();
  await next.click();
  await at('look-up, left empty', '[role=alert]');
  await dialog.locator('#flightNumber').fill('ZZ405');
  await dialog.locator('#embarkDate').fill('2031-04-02');
  await next.click();
  await expect(dialog.locator('#origin')).toBeVisible();
  await next.click();
  await at('by hand, left empty', '[role=alert]');
  await next.locator('..').getByRole('button').first().click();
  await expect(dialog.locator('#embarkDate')).toBeVisible();
  await dialog.locator('#flightNumber').fill('ZZ200');
  await next.click();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('checkbox').last().check();
  await dialog.getByRole('group').getByRole('button').last().click();
  await at('choosing', '[id="depDate.1"]');
  await next.click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await look('flights');
  await next.click();
  await expect(dialog.locator('#morePassengers')).toBeVisible();
  await next.click();
  await at('travellers, none', '[role=alert]');
  await dialog.locator('#morePassengers').check();
  await next.click();
  await expect(dialog.locator('#bookingRef')).toBeVisible();
  await next.click();
  await at('details, not agreed to', '[role=alert]');
  await dialog.locator('#confirmTermsOfBusiness').check();
  await next.click();
  await expect(dialog.locator('strong').first()).toBeVisible();
  await look('insured');
}

test('fits 320 pixels in the longest language with targets large enough for touch: insuring a trip', async ({
  page,
  portal,
}) => {
  await speakPseudo(page);
  await page.setViewportSize({ width: 320, height: 640 });

  await walkThroughWizard(page, portal, async (where) => {
    await test.step(where, async () => {
      await expectToFit(page);
      await expectToBeHit(page);
    });
    const texts = await insureTrip(page).dialog.locator('h2, h3, label, button, p').allInnerTexts();
    const untranslated = texts.filter((text) => /[a-z]{4}/.test(text) && !text.startsWith('['));
    expect(
      untranslated.filter((text) => !text.includes('Thorne')),
      where,
    ).toEqual([]);
  });
});

for (const code of ['de', 'it', 'pt', 'tr', 'zh'] as const)
  test(`fits 320 pixels in the language ${code}: insuring a trip`, async ({ page, portal }) => {
    await page.goto(portal.url('sky'));
    await speak(page, code);
    await page.setViewportSize({ width: 320, height: 640 });

    await walkThroughWizard(page, portal, (where) => test.step(where, () => expectToFit(page)));
    await expect(page.locator('html')).toHaveAttribute('lang', locales[code]);
  });

test('hyphenates German titles, but no name in them, and has Chinese characters from the device', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page, portal, 'anna@sky.test');
  await speak(page, 'de');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Anna');
  await expect(heading).toHaveCSS('hyphens', 'auto');
  await expect(heading.getByText('Anna')).toHaveCSS('hyphens', 'manual');

  await speak(page, 'zh');
  await expect(heading).toHaveCSS('hyphens', 'manual');
  await expect(heading).toHaveCSS('font-family', /PingFang SC.*Microsoft YaHei.*Noto Sans CJK SC.*sans-serif/);
});
