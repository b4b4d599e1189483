import type { Page } from '@playwright/test';

import { createInsurerClient } from '../kit/insurer.ts';
import { expect, type Portal } from '../kit/portal.ts';
import { openWithSession } from './signInPage.ts';

export const passengers = (page: Page) => {
  const main = page.getByRole('main');
  const people = page.locator('main [data-passenger]');

  return {
    people,
    person: (name: string) => people.filter({ hasText: name }),
    add: main.getByRole('button', { name: 'Add a passenger' }),
    edit: (name: string) => page.getByRole('button', { name: `Edit ${name}` }),
    remove: (name: string) => page.getByRole('button', { name: `Delete ${name}` }),
    dialog: page.getByRole('dialog'),
    field: (label: string) => page.getByRole('dialog').getByLabel(label),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    confirm: page.getByRole('button', { name: 'Delete this passenger' }),
    keep: page.getByRole('button', { name: 'Keep', exact: true }),

    async open(portal: Portal, username: string) {
      await openWithSession(page, portal, username, '/passengers');
      await expect(people.first()).toBeVisible();
    },
  };
};

/** Returns the insurer's names of a customer's passengers. */
export const readPassengerNames = async (portal: Portal, username: string): Promise<string[]> =>
  (await createInsurerClient(portal, username).passengers()).map(({ name, surname }) => `${name} ${surname}`).sort();
