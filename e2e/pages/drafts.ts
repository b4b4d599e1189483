import { expect, type Page } from '@playwright/test';

import type { Portal } from '../kit/portal.ts';
import { insurances } from './insurances.ts';
import { begin, insureTrip } from './insureTrip.ts';

export async function continueDraft(page: Page, heading: string): Promise<void> {
  const wizard = insureTrip(page);
  await wizard.isAt('You’ve already started');
  await expect(wizard.heading('You’ve already started')).toBeFocused();
  await wizard.press('Continue where you left off');
  await wizard.isAt(heading);
  await expect(wizard.heading(heading)).toBeFocused();
}

export const unfinished = 'You started insuring a trip and didn’t finish.';

/** Returns everything that stays in the browser after it is closed. */
export const readPersistentStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(localStorage) + document.cookie);

export async function isForgotten(page: Page): Promise<void> {
  await insurances(page).open();
  await expect(insureTrip(page).way).toBeVisible();
  await expect(page.getByText(unfinished)).toHaveCount(0);
  await insureTrip(page).way.click();
  await insureTrip(page).isAt('What kind of trip is it?');
}

/** Starts a single trip and types a flight number without looking it up. */
export async function typeNumber(page: Page, portal: Portal, username: string): Promise<void> {
  const wizard = await begin(page, portal, username);
  await wizard.describe('Single');
  await wizard.number.fill('ba 900');
}
