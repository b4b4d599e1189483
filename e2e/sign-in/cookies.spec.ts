import type { Page } from '@playwright/test';

import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';

test.use({ consent: null });

const banner = (page: Page) => {
  const region = page.getByRole('region', { name: 'Cookies and similar storage' });
  return {
    region,
    accept: region.getByRole('button', { name: 'Accept' }),
    refuse: region.getByRole('button', { name: 'Necessary only' }),
    settings: region.getByRole('button', { name: 'Cookie settings' }),
  };
};
const optional = (page: Page) =>
  page.evaluate(() => ['language', 'theme', 'content'].filter((name) => localStorage.getItem(name) !== null));
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test('stores optional values only after consent and asks again after 31 days', async ({ page, portal, clock }) => {
  await page.goto(portal.url('voyage'));
  const { accept, settings } = banner(page);
  await expect(accept).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await expect(page.getByRole('button', { name: 'Aceptar' })).toBeVisible();
  expect([await optional(page), await cookies(page)]).toEqual([[], []]);

  await page.getByRole('button', { name: 'Aceptar' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Configuración de cookies' })).toBeFocused();
  expect([await optional(page), await cookies(page)]).toEqual([['language', 'theme'], ['language']]);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Configuración de cookies' })).toBeVisible();
  await clock.sleep({ hours: 31 * 24 });
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Aceptar' }).or(accept)).toBeVisible();
  expect(await optional(page)).toEqual([]);
  await expect(settings).toHaveCount(0);
});

test('deletes optional values after a refusal, which can be revoked', async ({ page, portal }) => {
  await page.goto(portal.url('voyage', '/help'));
  const { refuse, accept, settings } = banner(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await optional(page)).toEqual([]);

  await refuse.click();
  await expect(settings).toBeFocused();
  await page.reload();
  await expect(settings).toBeVisible();
  expect([await optional(page), await cookies(page)]).toEqual([[], []]);

  await settings.click();
  await expect(refuse).toBeFocused();
  await accept.click();
  await expect.poll(() => optional(page)).toContain('theme');
});

test('keeps the end of the page and the focused element clear of the banner at 360 px', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(portal.url('voyage'));
  const { region, accept, refuse } = banner(page);
  await expect(accept).toBeVisible();
  const [one, other] = [await accept.boundingBox(), await refuse.boundingBox()];
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const foot = await page.getByRole('contentinfo').boundingBox();
  const top = await region.locator('[data-place]').boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
});

test('shows no banner for a partner that does not ask', async ({ page, portal }) => {
  await page.goto(portal.url('sky'));

  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(banner(page).region).toHaveCount(0);
});
