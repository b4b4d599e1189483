import type { Page } from '@playwright/test';

import { enter } from '../../pages/signInPage.ts';
import { expect, type Portal } from '../portal.ts';
import type { Come, Screens } from './screen.ts';

const onAccountPage = async (page: Page, portal: Portal, login: string) => {
  await enter(page, portal, login, '/account');
  await expect(page.locator('[data-dataset=USER_DETAILS]')).toHaveAttribute('data-state', 'loaded');
};

const withDialog =
  (login: string, button: string): Come =>
  async ({ page, portal }) => {
    await onAccountPage(page, portal, login);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

export const onTheAccountPage: Screens = {
  'the account': async ({ page, portal }) => onAccountPage(page, portal, 'anna@sky.test'),
  'the account, read-only': async ({ page, portal }) => onAccountPage(page, portal, 'readonly@sky.test'),
  'changing details': withDialog('vera@voyage.test', 'Edit details'),
  'changing how to be reached': withDialog('vera@voyage.test', 'Edit preferences'),
  'changing the email address': withDialog('anna@sky.test', 'Change email address'),
  'a refused email address': async ({ page }) => {
    await page.getByRole('dialog').getByRole('textbox').fill('mfa@sky.test');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  },
  'adding a policy': withDialog('anna@sky.test', 'Add a policy'),
  'the terms to accept': async ({ page, portal }) => {
    await enter(page, portal, 'pending@sky.test');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'two-step verification, off': async ({ page, portal }) => {
    await enter(page, portal, 'anna@sky.test', '/account/security');
    await expect(page.getByRole('button', { name: 'Turn on', exact: true })).toBeVisible();
  },
  'turning two-step verification on': async ({ page }) => {
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  },
  'two-step verification, with a wrong code': async ({ page }) => {
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  },
  'two-step verification, on': async ({ page, portal }) => {
    await enter(page, portal, 'mfa@sky.test', '/account/security');
    await expect(page.getByRole('button', { name: 'Turn off', exact: true })).toBeVisible();
  },
  'turning two-step verification off': async ({ page }) => {
    await page.getByRole('button', { name: 'Turn off', exact: true }).click();
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  },
};
