import type { Locator } from '@playwright/test';

import { expectAccessible } from './kit/looks/axe.ts';
import { emulateScheme } from './kit/looks/colorScheme.ts';
import { expect, test } from './kit/portal.ts';
import { dashboard } from './pages/dashboard.ts';
import { insurances } from './pages/insurances.ts';
import { insureTrip } from './pages/insureTrip.ts';
import { enter } from './pages/signInPage.ts';

test('follows the system from light to dark, except for a partner with one scheme', async ({ page, portal }) => {
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

test('keeps its shapes with forced colours', async ({ page, portal }) => {
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
  await insureTrip(page).press('Find flight');
  await expect(insureTrip(page).summary).toBeVisible();
  await expectAccessible(page);
  await expect(dialog).toHaveCSS('border-top-style', 'solid');
  await expect(number.locator('..')).toHaveCSS('border-top-style', 'solid');
});

/** Returns the card around a text: its corners, and the width and colour of its border. */
const cardAround = (text: Locator) =>
  text.evaluate((inside) => {
    const card = (at: Element | null): CSSStyleDeclaration | null =>
      at && (getComputedStyle(at).boxShadow === 'none' ? card(at.parentElement) : getComputedStyle(at));
    const look = card(inside);
    return { corners: look?.borderRadius, edge: look?.boxShadow.match(/rgba?\([^)]*\)|color\([^)]*\)/)?.[0] };
  });

test("gives cards the theme's corners on every page, and a border if the system asks for contrast", async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const looks = async () => {
    await page.goto(portal.url('sky', '/help'));
    const help = [await cardAround(page.getByRole('searchbox')), await cardAround(page.getByText('Guides'))];
    await page.goto(portal.url('sky', '/key-facts'));
    const facts = await cardAround(page.getByRole('heading', { name: 'What is insured' }));
    await page.goto(portal.url('sky', '/nowhere'));
    return [...help, facts, await cardAround(page.getByText('The link may be old'))];
  };

  const usual = await looks();
  expect(new Set(usual.map(({ corners }) => corners))).toEqual(new Set(['24px']));
  await page.emulateMedia({ contrast: 'more' });
  const edges = new Set((await looks()).map(({ edge }) => edge));
  expect(edges.size).toBe(1);
  expect([...edges]).not.toEqual([usual[0]?.edge]);
});
