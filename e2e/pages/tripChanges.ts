import type { Page } from '@playwright/test';

import { createInsurerClient } from '../kit/insurer.ts';
import { expect, type Portal } from '../kit/portal.ts';
import { findTripPath } from './claims.ts';
import { openWithSession } from './signInPage.ts';

export const tripChanges = (page: Page) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const who = main.getByRole('region', { name: 'Who is covered' }).getByRole('listitem');

  return {
    dialog,
    who,
    edit: button('Change passengers'),
    traveller: (name: string) => dialog.getByRole('checkbox', { name }),
    contact: (name: string) => dialog.getByRole('radio', { name }),
    save: button('Save'),
    keepAsItIs: button('Keep as is'),
    cancel: main.getByRole('button', { name: 'Cancel the insurance' }),
    confirm: button('Cancel this insurance'),
    keep: button('Keep it'),
    yes: button('Yes, cancel it'),
    no: button('No, keep it'),
    again: button('Send it again'),

    /** Opens the page of a trip. Anna’s SK101 has one upcoming flight with her and Carla on it. */
    async open(portal: Portal, username: string, flight = 'SK101') {
      await openWithSession(page, portal, username, await findTripPath(portal, username, flight));
      await expect(main.getByRole('article', { name: flight, exact: true })).toBeVisible();
    },
  };
};

/** Returns the insurer's travellers of a trip. */
export async function readTravellerNames(portal: Portal, username: string, flight: string): Promise<string[]> {
  const trip = await createInsurerClient(portal, username).tripOf(flight);
  return (trip?.passengers ?? []).map(({ name }) => name).sort();
}
