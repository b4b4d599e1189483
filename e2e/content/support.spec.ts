import type { Page } from '@playwright/test';

import { expect, test } from '../kit/portal.ts';
import { enter, signInPage } from '../pages/signInPage.ts';

const supportPath = '/platform/user/support/*';

const message = (page: Page) => page.getByLabel('Message', { exact: true });
const subject = (page: Page) => page.getByLabel('Subject');
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function write(page: Page, { about = 'A flight is missing', text = 'My flight back is not listed.' } = {}) {
  await page.getByLabel('Topic').selectOption('Insurance and cover');
  await subject(page).fill(about);
  await message(page).fill(text);
}

async function introduce(page: Page) {
  await page.getByLabel('Your name').fill('Lina Brook');
  await page.getByLabel('Your email address').fill('lina@sky.test');
}

test("sends a guest's message and gives its number on screen and by email", async ({ page, portal }) => {
  await page.goto(portal.url('sky', '/help'));
  await page.getByRole('link', { name: 'Send us a message' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await send(page);
  await expect(page.getByRole('alert')).toContainText('5 things need your attention');
  await write(page);
  await expect(page.getByText('29 of 2,000 characters')).toBeVisible();
  await introduce(page);
  await send(page);

  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  const sent = page.getByRole('region', { name: 'Message sent' });
  await expect(sent).toBeFocused();
  await expect(sent).toContainText('We’ll answer by email to lina@sky.test, usually within two working days.');
  const number = await sent.locator('strong').textContent();
  expect(number).toMatch(/^T-1\d{3}$/);
  await expect(page.getByText('Message sent.')).toBeVisible();
  const mails = (await portal.pull('GET', 'outbox?to=lina%40sky.test')) as { body: string }[];
  expect(mails[0]?.body).toBe(`We have your message. Its number is ${number}.`);

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(message(page)).toHaveValue('');
  await page.reload();
  await expect(message(page)).toHaveValue('');
});

test('keeps a customer’s message through a refusal, a reload and the session, until sign-out', async ({
  page,
  portal,
  clock,
}) => {
  await enter(page, portal, 'anna@sky.test');
  await page.goto(portal.url('sky', '/support'));
  await expect(page.getByLabel('Your name')).toHaveValue('Anna Berg');
  await expect(page.getByLabel('Your email address')).toHaveValue('anna@sky.test');
  await write(page, { about: '!MISSING_LOCALE' });
  await send(page);
  await expect(page.getByText('We don’t know which language to use for your messages.')).toBeVisible();
  await expect(message(page)).toHaveValue('My flight back is not listed.');

  await page.reload();
  await expect(page.getByText('We’ve kept what you wrote last time.')).toBeVisible();
  await expect(subject(page)).toHaveValue('!MISSING_LOCALE');
  await clock.advance({ minutes: 61 });
  await expect(signInPage(page).username).toBeVisible();
  await page.goto(portal.url('sky', '/support'));
  await expect(message(page)).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(kept).not.toContain('Anna');

  await enter(page, portal, 'anna@sky.test');
  await page.goto(portal.url('sky', '/support'));
  await expect(message(page)).toHaveValue('My flight back is not listed.');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Sign out and lose what you haven’t finished?' });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(signInPage(page).username).toBeVisible();
  const left = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(left).not.toContain('My flight back');
});

test('warns after a lost answer, and after a reload, that the message may have arrived', async ({
  page,
  portal,
  faults,
}) => {
  await faults.raise({ path: supportPath, lost: true, times: 1 });
  await page.goto(portal.url('sky', '/support'));
  await write(page);
  await introduce(page);
  await send(page);

  const warning = page.getByText('We don’t know whether your message arrived.');
  await expect(warning).toBeVisible();
  await expect(message(page)).toHaveValue('My flight back is not listed.');
  await page.reload();
  await expect(warning).toBeVisible();
  await expect(page.getByText('we may get it twice')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Lina Brook');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
});

test('leads from an error dialog to a message with its reference', async ({ page, portal }) => {
  await page.goto(portal.url('sky', '/support'));
  await write(page, { about: '!B2BError' });
  await introduce(page);
  await send(page);
  const dialog = page.getByRole('alertdialog', { name: 'Our service team is moving' });
  const reference = /reference ([\w-]+)\./.exec((await dialog.textContent()) ?? '')?.[1] ?? 'none';

  await dialog.getByRole('link', { name: 'Contact support' }).click();

  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/support\\?reference=${reference}$`));
  await expect(message(page)).toHaveValue(`My flight back is not listed.\n\nReference: ${reference}\n`);
  await expect(page.getByLabel('Your name')).toHaveValue('Lina Brook');

  await page.goto(portal.url('sky', '/support?reference=%3Cb%3Ehello%20there'));
  await expect(message(page)).toHaveValue(`My flight back is not listed.\n\nReference: ${reference}\n`);
});

test('offers the form at the second factor to a customer without their device', async ({ page, portal }) => {
  await page.goto(portal.url('sky'));
  await signInPage(page).withPassword('mfa@sky.test');

  await page.getByRole('link', { name: 'Write to us' }).click();

  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeVisible();
});

test('says what a call costs before a phone link opens', async ({ page, portal }) => {
  await page.goto(portal.url('voyage'));
  const link = page.getByRole('contentinfo').getByRole('link', { name: /7700 900100/ });
  const dialog = page.getByRole('dialog', { name: 'Before you call' });
  await expect(async () => {
    await link.click();
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(dialog).toContainText('You’re about to call +44 7700 900100.');
  await expect(dialog).toContainText('Your phone company may charge for roaming');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.goto(portal.url('voyage', '/support'));
  await page.getByRole('region', { name: 'Call or email us' }).getByRole('link', { name: '+44' }).click();
  await dialog.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/support$/);
});
