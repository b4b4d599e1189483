import { expect, type Page } from '@playwright/test';

import type { Portal } from '../kit/portal.ts';
import { findTripPath } from './claims.ts';
import { insurances } from './insurances.ts';
import { enter } from './signInPage.ts';

/** Opens the trip with this flight of Anna’s, as Anna or as her agent. */
export async function openTrip(page: Page, portal: Portal, flight: string, username = 'anna@sky.test'): Promise<void> {
  await enter(page, portal, username, await findTripPath(portal, 'anna@sky.test', flight));
  await expect(insurances(page).pass(flight)).toBeVisible();
}
