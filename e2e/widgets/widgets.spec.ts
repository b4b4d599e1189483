import type { FrameLocator, Page } from '@playwright/test';

import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, type Portal, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';

/** The portal in a frame on the page of a site that has signed the customer in. */
const framed = (page: Page) => page.frameLocator('iframe');
const hostOf = ({ sandbox }: Portal, user: string, shown: string) =>
  `${sandbox}/__sandbox/host?${new URLSearchParams({ user, page: shown })}`;

const tokenFor = async (portal: Portal, user: string, type = 'widget') =>
  ((await portal.pull('GET', `token?${new URLSearchParams({ user, type })}`)) as { token: string }).token;

async function addWilma(inside: FrameLocator): Promise<void> {
  await inside.getByRole('button', { name: 'Add a passenger' }).click();
  await inside.getByLabel('First name').fill('Wilma');
  await inside.getByLabel('Last name').fill('Widget');
  await inside.getByLabel('Mobile number').fill('+15550100009');
  await inside.getByRole('button', { name: 'Add this passenger' }).click();
}

const frameOf = (page: Page) => page.frames().find((frame) => frame !== page.mainFrame());

test(
  'signs in with the token of the embedding site and reports its height',
  proof('access: sign-in within a frame'),
  async ({ page, portal, clock: _ }) => {
    await page.goto(hostOf(portal, 'anna@sky.test', 'passengers'));
    const portalInside = framed(page);
    await expect(portalInside.getByRole('heading', { level: 1, name: 'Passengers' })).toBeVisible();
    await expect(portalInside.locator('[data-passenger]').first()).toBeVisible();
    await expect(portalInside.getByRole('banner')).toHaveCount(0);
    expect(frameOf(page)?.url()).toMatch(/\/widgets\/passengers$/);

    const fits = () =>
      page.evaluate(
        () =>
          document.querySelector('iframe')?.style.height ===
          document.querySelector('#height')?.textContent?.replace(' ', ''),
      );
    await expect.poll(fits).toBe(true);
    await expect
      .poll(() => frameOf(page)?.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight + 1))
      .toBe(true);
  },
);

test('keeps changes and shows the same page after a reload', async ({ page, portal, clock: _ }) => {
  await page.goto(hostOf(portal, 'anna@sky.test', 'passengers'));
  const inside = framed(page);
  await addWilma(inside);
  await expect(inside.getByText('Wilma Widget')).toBeVisible();

  await frameOf(page)?.evaluate(() => window.location.reload());
  await expect(inside.getByText('Wilma Widget')).toBeVisible();
  expect(frameOf(page)?.url()).toMatch(/\/widgets\/passengers$/);
});

test('makes room for a dialog while it is open', async ({ page, portal, clock: _ }) => {
  const height = () => page.evaluate(() => Number.parseInt(document.querySelector('#height')?.textContent ?? '', 10));
  await page.goto(hostOf(portal, 'one@sky.test', 'passengers'));
  const inside = framed(page);
  await expect(inside.getByRole('button', { name: 'Add a passenger' })).toBeVisible();
  await expect.poll(height).toBeLessThan(500);
  await inside.getByRole('button', { name: 'Add a passenger' }).click();
  await expect.poll(height).toBe(680);
  await inside.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(height).toBeLessThan(500);
});

test('links within the widget and to the next page', async ({ page, portal, clock: _ }) => {
  await page.goto(hostOf(portal, 'anna@sky.test', 'insurance'));
  const inside = framed(page);
  await inside
    .getByRole('link', { name: /Oslo|London/ })
    .first()
    .click();
  await expect.poll(() => frameOf(page)?.url()).toMatch(/\/widgets\/insurance\/[\w-]+$/);
  await inside.getByRole('link', { name: 'My insurances' }).first().click();
  await expect(inside.getByRole('heading', { level: 1, name: 'My insurances' })).toBeVisible();
});

test('shows upcoming trips in little space', async ({ page, portal, clock: _ }) => {
  await page.goto(`${hostOf(portal, 'anna@sky.test', 'insurance')}&basic=true`);
  const inside = framed(page);
  await expect(inside.getByRole('heading', { level: 2, name: 'Upcoming' })).toBeVisible();
  for (const folded of ['No longer insured', 'Past'])
    await expect(inside.getByRole('heading', { name: folded, exact: true })).toHaveCount(0);
  await expect(inside.getByRole('button', { name: 'Insure a trip' })).toHaveCount(0);
  await expect(inside.getByRole('link', { name: 'Insure a trip' })).toHaveCount(0);
});

test('shows a business its items and open claims in little space', async ({ page, portal, clock: _ }) => {
  await page.goto(hostOf(portal, 'berta@harvest.test', 'insurance'));
  const inside = framed(page);
  await expect(inside.getByRole('heading', { name: 'Closed' })).toBeVisible();
  await expect(inside.getByRole('button', { name: 'Insure another item' })).toBeVisible();

  await page.goto(`${hostOf(portal, 'berta@harvest.test', 'insurance')}&basic=true`);
  for (const shown of ['Needs your attention', 'Insured items', 'In progress'])
    await expect(inside.getByRole('heading', { level: 2, name: shown })).toBeVisible();
  await expect(inside.getByRole('heading', { name: 'Closed' })).toHaveCount(0);
  await expect(inside.getByRole('button', { name: 'Insure another item' })).toHaveCount(0);
});

test('shows payout methods at the address that other sites use', async ({ page, portal, clock: _ }) => {
  await page.goto(hostOf(portal, 'anna@sky.test', 'payoutmethods'));
  await expect(framed(page).getByRole('heading', { level: 1, name: 'Payout methods' })).toBeVisible();
});

test('shows lost luggage to a site with luggage cover if the portal has none', async ({ page, portal, clock: _ }) => {
  await page.goto(hostOf(portal, 'anna@sky.test', 'luggage'));
  await expect(framed(page).getByRole('heading', { level: 1, name: 'Lost luggage' })).toBeVisible();
});

for (const [shown, user] of [
  ['passengers', 'bare@sky.test'],
  ['luggage', 'bare@sky.test'],
  ['insurance', 'widget-none'],
  ['payoutmethods', 'widget-none'],
] as const)
  test(`shows no ${shown} to ${user}, who has no access`, async ({ page, portal, clock: _ }) => {
    await page.goto(hostOf(portal, user, shown));
    await expect(framed(page).getByText('Insufficient priviledge', { exact: true })).toBeVisible();
  });

test('rejects a missing, expired or malformed token', async ({ page, portal, clock: _ }) => {
  const out = page.getByText('Unauthorised/timeout');
  const revoked = `?token=${await tokenFor(portal, 'anna@sky.test', 'revoked')}`;
  for (const search of ['', '?token=none', revoked]) {
    await page.goto(portal.url('sky', `/widgets/passengers${search}`));
    if (search === revoked) await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(out).toBeVisible();
    await expect(page).toHaveURL(/\/widgets\/401$/);
  }
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name !== 'ownDrafts'))).toEqual([]);
});

test('ends after its hour, with a page of one line', async ({ page, portal, clock }) => {
  await page.goto(hostOf(portal, 'anna@sky.test', 'passengers'));
  const inside = framed(page);
  await expect(inside.locator('[data-passenger]').first()).toBeVisible();

  await portal.pull('POST', 'revoke', { user: 'anna@sky.test' });
  // Returning after a minute reads the list again.
  await clock.advance({ minutes: 1 });
  await inside.getByRole('button', { name: 'Add a passenger' }).click();
  await expect(inside.getByText('Unauthorised/timeout')).toBeVisible();
});

test(
  'signs a visitor in by a link only after they agree',
  proof('security: login CSRF'),
  async ({ page, portal, clock: _ }) => {
    const link = portal.url('sky', `/widgets/payoutmethods?token=${await tokenFor(portal, 'bare@sky.test')}`);
    await page.goto(link);
    const question = page.getByRole('dialog', { name: 'Sign in as bare@sky.test?' });
    await expect(question).toContainText('Only continue if this is your account.');
    await page.goto(portal.url('sky', '/dashboard'));
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();

    await page.goto(link);
    await question.getByRole('button', { name: 'Don’t sign in' }).click();
    await expect(page).toHaveURL(/\/widgets\/401$/);
    await page.goto(portal.url('sky', '/dashboard'));
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  },
);

test('asks before a link switches to another customer', async ({ page, portal, clock: _ }) => {
  const link = async (user: string) => portal.url('sky', `/widgets/passengers#token=${await tokenFor(portal, user)}`);
  await page.goto(await link('anna@sky.test'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const people = page.locator('[data-passenger]');
  await expect(people.first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  const annas = await people.count();

  await page.goto('about:blank');
  await page.goto(await link('bare@sky.test'));
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(people).toHaveCount(annas);
  await expect(page).toHaveURL(/\/widgets\/passengers$/);

  await page.goto('about:blank');
  await page.goto(await link('bare@sky.test'));
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByText('Insufficient priviledge')).toBeVisible();
});

test('retries after a lost answer', async ({ page, portal, faults, clock: _ }) => {
  await faults.raise({ path: '/platform/users/*/access', network: true, times: 9 });
  await page.goto(portal.url('sky', `/widgets/passengers?token=${await tokenFor(portal, 'anna@sky.test')}`));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await faults.clear();
  await again.click();
  await expect(page.locator('[data-passenger]').first()).toBeVisible();
});

test(
  'can be framed by its partner only, unlike other pages',
  proof('security: framing of widgets'),
  async ({ page, portal }) => {
    const policyAt = async (path: string) => (await page.goto(portal.url('sky', path)))?.headers() ?? {};
    const widget = await policyAt('/widgets/passengers');
    expect(widget['content-security-policy']).toContain(`frame-ancestors http://localhost:`);
    expect(widget['x-frame-options']).toBeUndefined();
    expect(widget['referrer-policy']).toBe('no-referrer');
    expect((await policyAt('/passengers'))['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);
