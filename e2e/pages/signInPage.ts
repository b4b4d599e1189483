import type { Page } from '@playwright/test';

import { getPartner } from '../kit/insurer.ts';
import { expect, type Portal } from '../kit/portal.ts';
import { signInDirectly } from '../kit/session.ts';

export const signInPage = (page: Page) => ({
  username: page.getByLabel('Email address', { exact: true }),
  password: page.getByLabel('Password', { exact: true }),
  identifier: page.getByLabel('Email address or mobile number'),
  code: page.getByLabel('Code', { exact: true }),
  notice: page.locator('[data-machine=notifier]'),
  /** The reason of a refusal, beside the control that caused it. */
  told: page.locator('[data-told]'),
  toast: page.locator('[data-toast=session-timeout]'),

  submit: () => page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  sendCode: () => page.getByRole('button', { name: 'Send me a code' }).click(),

  async withPassword(username: string, password = 'Passw0rd!') {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit();
  },

  async withCode(identifier: string, code = '123456') {
    await this.identifier.fill(identifier);
    await this.sendCode();
    await this.code.fill(code);
    await this.submit();
  },
});

/** Signs a user in at a partner's front page and waits for their dashboard. */
export async function signIn(page: Page, url: string, username: string): Promise<void> {
  await page.goto(url);
  await signInPage(page).withPassword(username);
  await page.waitForURL(/\/dashboard$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Signs in by a link, like from a partner's site, or as an agent who acts for the customer. */
export async function followLink(page: Page, portal: Portal, username: string, agent?: string): Promise<void> {
  const asked = new URLSearchParams({ user: username, type: 'sso', ...(agent ? { agent } : {}) });
  const { token } = (await portal.pull('GET', `token?${asked}`)) as { token: string };
  await page.goto(portal.url(getPartner(username), `/login/sso/${token}`));
  await page.waitForURL(/\/dashboard$/);
}

/** Opens a page already signed in, for journeys that begin past the sign-in page. */
export async function enter(page: Page, portal: Portal, username: string, path?: string): Promise<void> {
  await openWithSession(page, portal, username, path);
  // Located by tag, because an open dialog hides it from queries by role.
  await page.locator('h1').waitFor();
}

/** Opens a page already signed in, without waiting for its heading. */
export async function openWithSession(
  page: Page,
  portal: Portal,
  username: string,
  path = '/dashboard',
): Promise<void> {
  const open = await signInDirectly(portal, username);
  await open(page, portal.url(getPartner(username), path));
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  // A menu moves right after it opens, so a click could miss it.
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}
