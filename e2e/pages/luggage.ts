import type { Page } from '@playwright/test';

import { createInsurerClient } from '../kit/insurer.ts';
import { expect, type Portal } from '../kit/portal.ts';
import { openWithSession } from './signInPage.ts';

export const luggage = (page: Page) => {
  const bags = page.locator('main [data-bag]');
  const dialog = page.getByRole('dialog');
  const menu = (pir: string) => page.getByRole('button', { name: `Actions for bag ${pir}` });
  const choose = (entry: string) => async (pir: string) => {
    await menu(pir).click();
    // A menu moves right after it opens, so a click could miss it.
    await page.getByRole('menuitem', { name: entry }).press('Enter');
  };

  return {
    bags,
    bag: (pir: string) => bags.filter({ hasText: pir }),
    add: page.getByRole('main').getByRole('button', { name: 'Report a lost bag' }),
    menu,
    edit: choose('Edit'),
    remove: choose('Delete'),
    dialog,
    field: (label: string) => dialog.getByLabel(label),
    report: dialog.getByRole('button', { name: 'Report this bag' }),
    save: dialog.getByRole('button', { name: 'Save', exact: true }),
    confirm: page.getByRole('button', { name: 'Delete this bag' }),
    keep: page.getByRole('button', { name: 'Keep', exact: true }),

    async open(portal: Portal, username = 'vera@voyage.test') {
      await openWithSession(page, portal, username, '/luggage');
      await expect(bags.first()).toBeVisible();
    },
  };
};

/** Returns the insurer's references of a customer's lost bags. */
export const readBagReferences = async (portal: Portal, username = 'vera@voyage.test'): Promise<string[]> =>
  (await createInsurerClient(portal, username).bags()).map(({ pir }) => pir).sort();
