import type { Page } from '@playwright/test';

import { expect, type Portal } from '../kit/portal.ts';
import { enter } from './signInPage.ts';

export const itemsPage = (page: Page) => {
  const card = page.getByRole('region', { name: 'Insured items' });
  const menu = (name: string) => card.getByRole('button', { name: `Actions for ${name}` });

  return {
    card,
    menu,
    add: card.getByRole('button', { name: 'Insure another item' }),
    /** Located by attribute, because an open dialog hides it from queries by role. */
    item: (name: string) => page.locator('[data-item]', { hasText: name }),
    dialog: page.getByRole('dialog'),
    field: (label: string) => page.getByRole('dialog').getByLabel(label, { exact: true }),
    press: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }),

    async open(portal: Portal, user: string) {
      await enter(page, portal, user, '/insurance');
      await expect(card.locator('[data-item]').first()).toBeVisible();
    },

    async describe(kind: string, name: string, address: string) {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: kind }).check();
      await dialog.getByLabel('Name', { exact: true }).fill(name);
      await dialog.getByLabel('Address', { exact: true }).fill(address);
    },

    /** Continues from the form to the review and confirms the terms. */
    async review() {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
      await dialog.getByRole('checkbox', { name: /terms of business/ }).check();
    },

    async choose(name: string, what: string) {
      await menu(name).click();
      // A menu moves right after it opens, so a click could miss it.
      await page.getByRole('menuitem', { name: what }).press('Enter');
    },
  };
};
