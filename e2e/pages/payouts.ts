import type { Page } from '@playwright/test';

import { expect, type Portal } from '../kit/portal.ts';
import { openWithSession } from './signInPage.ts';

export const payouts = (page: Page) => {
  const methods = page.locator('main [data-method]');
  const dialog = page.getByRole('dialog');
  const menu = (description: string) => page.getByRole('button', { name: `Actions for ${description}` });
  const choose = (entry: string) => async (description: string) => {
    await menu(description).click();
    // A menu moves right after it opens, so a click could miss it.
    await page.getByRole('menuitem', { name: entry }).press('Enter');
  };

  return {
    methods,
    method: (description: string) => methods.filter({ hasText: description }),
    add: page.getByRole('main').getByRole('button', { name: 'Set up a payout method' }),
    menu,
    edit: choose('Edit'),
    remove: choose('Delete'),
    prefer: choose('Make preferred'),
    dialog,
    field: (label: string) => dialog.getByLabel(label, { exact: true }),
    provider: (name: string) => dialog.getByRole('button', { name, exact: true }),
    submit: dialog.getByRole('button', { name: 'Save payout method' }),
    save: dialog.getByRole('button', { name: 'Save', exact: true }),
    complete: page.getByRole('dialog', { name: 'Your payout method is set up' }),
    frame: page.frameLocator('iframe'),

    async open(portal: Portal, username: string) {
      await openWithSession(page, portal, username);
      await page.goto(page.url().replace('/dashboard', '/payout-methods'));
      await expect(page.getByRole('heading', { level: 1, name: 'Payout methods' })).toBeVisible();
    },

    /** Checks the methods after a reload, which asks the insurer again. */
    async areAfterwards(descriptions: readonly string[]) {
      await page.reload();
      await expect(methods).toHaveText(descriptions.map((description) => new RegExp(description)));
    },
  };
};
