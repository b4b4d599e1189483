import type { Page } from '@playwright/test';

import { expect, type Portal } from '../kit/portal.ts';
import { enter } from './signInPage.ts';

/** What a business has insured, and the dialogs over it. */
export const itemsPage = (page: Page) => {
  const card = page.getByRole('region', { name: 'What is insured' });
  const menu = (name: string) => card.getByRole('button', { name: `Actions for ${name}` });

  return {
    card,
    menu,
    /** By its place, as a dialog over it hides it from all who ask by role. */
    item: (name: string) => page.locator('[data-item]', { hasText: name }),
    dialog: page.getByRole('dialog'),
    field: (label: string) => page.getByRole('dialog').getByLabel(label, { exact: true }),
    press: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }),

    async open(portal: Portal, user: string) {
      await enter(page, portal, user, '/insurance');
      await expect(card.locator('[data-item]').first()).toBeVisible();
    },

    async choose(name: string, what: string) {
      await menu(name).click();
      // A menu is placed a moment after it opens, and a mouse could miss it.
      await page.getByRole('menuitem', { name: what }).press('Enter');
    },
  };
};
