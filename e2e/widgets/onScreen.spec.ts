import type { FrameLocator, Locator, Page } from '@playwright/test';

import { expect, type Portal, test } from '../kit/portal.ts';

test.use({ viewport: { width: 390, height: 700 } });

/** Opens a part of the portal in a frame on a partner's page, on another origin. */
async function openFramed(page: Page, { sandbox }: Portal, shown: string): Promise<FrameLocator> {
  await page.goto(`${sandbox}/__sandbox/host?${new URLSearchParams({ user: 'anna@sky.test', page: shown })}`);
  await expect.poll(() => messagesOf(page)).toContainEqual({ version: 1, type: 'ready' });
  return page.frameLocator('iframe');
}

type Message = { version: number; type: string; height?: number; reason?: string; endsAt?: string };

const messagesOf = async (page: Page): Promise<Message[]> =>
  (await page.locator('#messages li').allTextContents()).map((message) => JSON.parse(message));

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls the page around the frame until a control in the frame is in the middle of the screen. */
async function scrollHostTo(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  await page.evaluate((top) => window.scrollBy(0, top - 350), box?.y ?? 0);
  await expect(control).toBeInViewport({ ratio: 1 });
}

async function addWilma(inside: FrameLocator): Promise<void> {
  await inside.getByLabel('First name').fill('Wilma');
  await inside.getByLabel('Last name').fill('Widget');
  await inside.getByLabel('Mobile number').fill('+15550100009');
  await inside.getByRole('button', { name: 'Add this passenger' }).click();
}

test('keeps dialogs and messages on screen in a frame taller than the screen', async ({ page, portal, clock: _ }) => {
  const inside = await openFramed(page, portal, 'dashboard');
  const add = inside.getByRole('button', { name: 'Add a passenger' });
  await scrollHostTo(page, add);
  const scrolled = await scrollPosition(page);
  expect(scrolled).toBeGreaterThan(700);
  expect((await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(2_000);

  await add.click();
  const send = inside.getByRole('button', { name: 'Add this passenger' });
  await expect(inside.getByRole('heading', { name: 'Who’s travelling with you?' })).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });
  const frame = await page.locator('iframe').boundingBox();
  const end = Math.min(700, (frame?.y ?? 0) + (frame?.height ?? 0));
  await expect.poll(() => inside.getByRole('dialog').boundingBox()).toMatchObject({ y: 0, height: end });
  expect(await scrollPosition(page)).toBe(scrolled);

  await addWilma(inside);
  await expect(inside.getByRole('status').getByText('Passenger added.')).toBeInViewport({ ratio: 1 });
  await expect(inside.getByRole('dialog')).toHaveCount(0);
  expect(await scrollPosition(page)).toBe(scrolled);
});

test('moves an open dialog with the screen when the host scrolls', async ({ page, portal, clock: _ }) => {
  const inside = await openFramed(page, portal, 'dashboard');
  const add = inside.getByRole('button', { name: 'Add a passenger' });
  await scrollHostTo(page, add);
  await add.click();
  const send = inside.getByRole('button', { name: 'Add this passenger' });
  await expect(send).toBeInViewport({ ratio: 1 });

  await page.evaluate(() => window.scrollBy(0, -400));
  await expect.poll(async () => (await inside.getByRole('dialog').boundingBox())?.y).toBe(0);
  await expect(send).toBeInViewport({ ratio: 1 });
});

test('tells the host about readiness, heights and the end of the session', async ({ page, portal, clock }) => {
  const inside = await openFramed(page, portal, 'dashboard');
  const heights = (await messagesOf(page)).filter(({ type }) => type === 'height');
  expect(heights.length).toBeGreaterThan(0);
  expect(heights.length).toBeLessThanOrEqual(3);

  await clock.advance({ minutes: 58 });
  await expect(inside.getByRole('dialog')).toBeVisible();
  await clock.advance({ minutes: 2 });
  await expect(inside.getByText('Unauthorised/timeout')).toBeVisible();
  await expect
    .poll(async () => (await messagesOf(page)).filter(({ type }) => type !== 'height'))
    .toEqual([
      { version: 1, type: 'ready' },
      { version: 1, type: 'session-ending', endsAt: expect.stringMatching(/^2031-03-11T10:00:\d\d/) },
      { version: 1, type: 'session-ended', reason: 'timeout' },
    ]);
});

test('continues with a new token before and after the session ends', async ({ page, portal, clock }) => {
  const inside = await openFramed(page, portal, 'passengers');
  const renew = page.getByRole('button', { name: 'Send a new token' });
  const typesOf = async () => (await messagesOf(page)).map(({ type }) => type).filter((type) => type !== 'height');

  await clock.advance({ minutes: 58 });
  await expect.poll(typesOf).toEqual(['ready', 'session-ending']);
  await renew.click();
  // The page in the frame reloads, and has the ending session until it has read the new token.
  await expect.poll(async () => (await typesOf()).slice(2)).toContain('ready');
  await expect(inside.getByRole('dialog')).toHaveCount(0);

  await portal.pull('POST', 'revoke', { user: 'anna@sky.test' });
  await inside.getByRole('button', { name: 'Add a passenger' }).click();
  await addWilma(inside);
  await expect(inside.getByText('Unauthorised/timeout')).toBeVisible();
  await renew.click();
  await expect(inside.locator('[data-passenger]').first()).toBeVisible();
  expect(await messagesOf(page)).toContainEqual({ version: 1, type: 'session-ended', reason: 'unauthorized' });
});

test('tells the host why the customer is not signed in', async ({ page, portal, clock: _ }) => {
  await page.goto(`${portal.sandbox}/__sandbox/host?user=anna@sky.test&page=passengers`);
  await expect.poll(() => messagesOf(page)).toContainEqual({ version: 1, type: 'ready' });
  const refused = await portal.pull('GET', 'token?user=bare@sky.test&type=revoked');
  const address = portal.url('sky', `/widgets/passengers?token=${(refused as { token: string }).token}`);
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement, src) => {
    frame.src = src;
  }, address);
  await expect.poll(() => messagesOf(page)).toContainEqual({ version: 1, type: 'error', reason: 'token-refused' });
});
