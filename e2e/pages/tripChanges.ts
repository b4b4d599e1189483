import type { Page } from '@playwright/test';

import { expect, type Portal } from '../kit/portal.ts';
import { letIn } from './signInPage.ts';

/** By the seeds: a trip of one flight to come, SK101, with Anna and Carla on it, and others. */
const paths = {
  SK101: '/insurance/9003aa6e-da11-52f8-9b5b-f7a945a8384d',
  SK112: '/insurance/47b6d2b5-98cb-5d5a-a34a-01cfe0dda32e',
};

/** What can be changed about a trip on its page, and the dialogs over it. */
export const tripChanges = (page: Page) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const who = main.getByRole('region', { name: 'Who is covered' }).getByRole('listitem');

  return {
    dialog,
    who,
    edit: button('Change who travels'),
    traveller: (name: string) => dialog.getByRole('checkbox', { name }),
    contact: (name: string) => dialog.getByRole('radio', { name }),
    save: button('Save'),
    keepAsItIs: button('Keep as it is'),
    cancel: main.getByRole('button', { name: 'Cancel the insurance' }),
    confirm: button('Cancel this insurance'),
    keep: button('Keep it'),
    yes: button('Yes, cancel it'),
    no: button('No, keep it'),
    again: button('Send it again'),

    /** Comes in at the page of a trip. */
    async open(portal: Portal, username: string, flight: keyof typeof paths = 'SK101') {
      await letIn(page, portal, username);
      await page.goto(portal.url('sky', paths[flight]));
      await expect(main.getByRole('article', { name: flight, exact: true })).toBeVisible();
    },

    /** Comes in at the list of trips. */
    async openAs(portal: Portal, username: string) {
      await letIn(page, portal, username);
      await page.goto(portal.url('sky', '/insurance'));
      await expect(main.locator('[data-trip]').first()).toBeVisible();
    },

    /** From wherever, by the list. */
    async openTrip(portal: Portal, flight: string) {
      await page.goto(portal.url('sky', '/insurance'));
      await main.locator('[data-trip]', { hasText: flight }).getByRole('link').first().click();
      await expect(main.getByRole('article', { name: flight, exact: true })).toBeVisible();
    },

    /** By what the insurer answers to who comes to the page anew. */
    async travelAfterwards(names: readonly (string | RegExp)[]) {
      await page.reload();
      await expect(who).toHaveText(names.map((name) => (typeof name === 'string' ? new RegExp(name) : name)));
    },

    /** The same of the list: whether the trip is insured. */
    async isInsuredAfterwards(portal: Portal, flight: string, isInsured: boolean) {
      await page.goto(portal.url('sky', '/insurance'));
      await expect(main.getByRole('region', { name: 'Upcoming' })).toBeVisible();
      await expect(main.locator('[data-trip]', { hasText: flight })).toHaveCount(isInsured ? 1 : 0);
    },
  };
};
