import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

import type { Clock } from '../kit/clock.ts';
import { collectLogs } from '../kit/logs.ts';
import { mailedLink } from '../kit/mails.ts';
import { expect, test } from '../kit/portal.ts';
import { metricsToken } from '../kit/servers.ts';
import { signInPage, signOut } from '../pages/signInPage.ts';

const canary = {
  first: 'Quenby',
  last: 'Zaltbrink',
  email: 'quenby.z@canary.test',
  laterEmail: 'moved.z@canary.test',
  password: 'Feathers-7-Canary',
  laterPassword: 'Plumage-9-Canary',
};
const phone = { typed: '+1 555 010 7643', digits: '5550107643', grouped: '010 7643' };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Returns the code of an authenticator app, a number of steps of 30 seconds from now. */
const appCode = (secret: string, clock: Clock, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: clock.now() + steps * 30_000 });

const stored = (page: Page, which: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => JSON.stringify(Object.entries(window[name])), which);

const hits = (text: string, markers: readonly string[]) => markers.filter((marker) => text.includes(marker));

test('leaves no trace of a customer who registers, changes everything and writes to the insurer', async ({
  page,
  portal,
  clock,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('framenavigated', (frame) => urls.push(frame.url()));
  const written = await collectLogs(portal);
  const secrets = [canary.password, canary.laterPassword];
  const person = [canary.first, canary.last, canary.email, canary.laterEmail, phone.digits, phone.grouped];

  // Registration.
  await page.goto(portal.url('sky', '/register'));
  await page.getByLabel('First name').fill(canary.first);
  await page.getByLabel('Last name').fill(canary.last);
  await page.getByLabel('Email address').fill(canary.email);
  await page.getByLabel('Mobile number').fill(phone.typed);
  await press(page, 'Next');
  await page.getByLabel('Policy number').fill('POL-ACTIVE');
  await press(page, 'Next');
  await page.getByLabel('Password', { exact: true }).fill(canary.password);
  await page.getByLabel('Repeat the password').fill(canary.password);
  await page.getByRole('checkbox', { name: /terms of business/ }).check();
  const slices = await page.evaluate(() =>
    Object.keys(localStorage).map((name) => [name, localStorage.getItem(name) ?? ''] as const),
  );
  expect(slices.filter(([, value]) => hits(value, person).length > 0).map(([name]) => name)).toEqual(['register']);
  expect(hits(await stored(page, 'localStorage'), secrets)).toEqual([]);
  expect(hits(await stored(page, 'sessionStorage'), [...secrets, ...person])).toEqual([]);
  await press(page, 'Create account');

  // Two-step verification.
  await press(page, 'Set up two-step verification');
  const shown = page.getByRole('group', { name: 'Key' });
  await expect(shown).toHaveText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const spacedKey = await shown.innerText();
  const key = spacedKey.replaceAll(' ', '');
  const codes = [appCode(key, clock), appCode(key, clock, 1)];
  await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
  await press(page, 'Turn it on');
  await expect(signInPage(page).notice).toContainText('Two-step verification is on. Sign in again');
  await signInPage(page).withPassword(canary.email, canary.password);
  await signInPage(page).code.fill(codes[1] ?? '');
  await signInPage(page).submit();
  await expect(page).toHaveURL(/\/dashboard$/);
  secrets.push(key, spacedKey);
  expect(hits(await stored(page, 'localStorage'), [...secrets, ...codes, ...person])).toEqual([]);

  // Email address.
  await page.goto(portal.url('sky', '/account'));
  await press(page, 'Change email address');
  await page.getByRole('dialog').getByRole('textbox').fill(canary.laterEmail);
  await press(page, 'Save address');
  await expect(page.getByText(canary.laterEmail).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(hits(await stored(page, 'localStorage'), person)).toEqual([]);
  await signOut(page);

  // Password.
  await page.goto(portal.url('sky', '/password/forgot'));
  await page.getByLabel('Email address').fill(canary.laterEmail);
  await press(page, 'Send me a link');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  const link = await mailedLink(portal, canary.laterEmail);
  const resetCode = new URL(link).searchParams.get('code') ?? '';
  expect(resetCode).toMatch(/^[\da-f-]{36}\.[\w-]{32}$/);
  // Only the address in the mail may contain the code.
  const beforeLink = urls.length;
  await page.goto(link);
  await expect(page).toHaveURL(portal.url('sky', '/password/reset'));
  const ofLink = urls.splice(beforeLink).filter((url) => url !== link);
  urls.push(...ofLink);
  await page.getByLabel('New password', { exact: true }).fill(canary.laterPassword);
  await page.getByLabel('Repeat the new password').fill(canary.laterPassword);
  await press(page, 'Save new password');
  await expect(signInPage(page).notice).toContainText('Password saved.');
  secrets.push(resetCode);
  await clock.advance({ seconds: 120 });
  await signInPage(page).withPassword(canary.laterEmail, canary.laterPassword);
  codes.push(appCode(key, clock));
  await signInPage(page).code.fill(codes[2] ?? '');
  await signInPage(page).submit();
  await expect(page).toHaveURL(/\/dashboard$/);

  // A message to the insurer.
  await page.goto(portal.url('sky', '/support'));
  await expect(page.getByLabel('Your email address')).toHaveValue(canary.laterEmail);
  await page.getByLabel('Topic').selectOption('Claims');
  await page.getByLabel('Subject').fill('A flight is missing');
  await page.getByLabel('Message', { exact: true }).fill('My flight back is not listed.');
  await page.getByLabel('Your name').fill(`${canary.first} ${canary.last} again`);
  await press(page, 'Send message');
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(hits(await stored(page, 'localStorage'), [...secrets, ...codes, ...person])).toEqual([]);
  await signOut(page);

  const all = [...secrets, ...codes, ...person];
  const metrics = await fetch(`http://127.0.0.1:${portal.servers.portal.port}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const places = {
    logs: await written(),
    urls: urls.map((url) => decodeURIComponent(url)).join('\n'),
    metrics: await metrics.text(),
    localStorage: await stored(page, 'localStorage'),
    sessionStorage: await stored(page, 'sessionStorage'),
    page: await page.content(),
    history: await page.evaluate(() => JSON.stringify(history.state)),
  };
  expect(places.logs).toContain('"document":"Register"');
  expect(places.logs).toContain('"document":"ResetPassword"');
  expect(places.metrics).toContain('portal_in_flight');
  // The six digits may also be part of an id or a time.
  const isWord = (text: string, code: string) => new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`).test(text);
  for (const [place, text] of Object.entries(places)) {
    expect(hits(text, [...secrets, ...person]), place).toEqual([]);
    expect(
      codes.filter((code) => isWord(text, code)),
      place,
    ).toEqual([]);
  }
  expect(all).toHaveLength(14);
});
