import type { Page } from '@playwright/test';

import { dashboard } from '../../pages/dashboard.ts';
import { enter } from '../../pages/signInPage.ts';
import type { Clock } from '../clock.ts';
import type { Faults } from '../levers.ts';
import { expect, type Portal } from '../portal.ts';

export type Stage = { page: Page; portal: Portal; faults: Faults; clock: Clock };

/** How to come by a screen, which is there then. One of a group may begin where the one before it has left the page. */
export type Come = (stage: Stage) => Promise<void>;

/** What is on each screen → how to come by it. */
export type Screens = Record<string, Come>;

/** For whoever signed in: a page whose data of this kind has come, and all other. */
export const loaded = (login: string, dataset: string, path?: string): Come => {
  return async ({ page, portal }) => {
    await enter(page, portal, login, path);
    await expect(page.locator(`[data-dataset=${dataset}]`)).toHaveAttribute('data-state', 'loaded');
    await dashboard(page).isThere();
  };
};

/** For anybody: a page of a partner's portal on which this can be seen. */
export const at = (partner: string, path: string, seen: string): Come => {
  return async ({ page, portal }) => {
    await page.goto(portal.url(partner, path));
    await expect(page.locator(seen).first()).toBeVisible();
  };
};
