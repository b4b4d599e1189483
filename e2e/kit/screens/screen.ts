import type { Page } from '@playwright/test';

import { dashboard } from '../../pages/dashboard.ts';
import { enter } from '../../pages/signInPage.ts';
import type { Clock } from '../clock.ts';
import type { Faults } from '../levers.ts';
import { expect, type Portal } from '../portal.ts';

export type Stage = { page: Page; portal: Portal; faults: Faults; clock: Clock };

/** Opens a screen and waits for it. Within a group, a screen may start where the previous one ended. */
export type Come = (stage: Stage) => Promise<void>;

export type Screens = Record<string, Come>;

/** Opens a page of a signed-in customer and waits for this dataset and all others. */
export const loaded = (login: string, dataset: string, path?: string): Come => {
  return async ({ page, portal }) => {
    await enter(page, portal, login, path);
    await expect(page.locator(`[data-dataset=${dataset}]`)).toHaveAttribute('data-state', 'loaded');
    await dashboard(page).isThere();
  };
};

/** Opens a page of a partner's portal without signing in, and waits for an element. */
export const at = (partner: string, path: string, seen: string): Come => {
  return async ({ page, portal }) => {
    await page.goto(portal.url(partner, path));
    await expect(page.locator(seen).first()).toBeVisible();
  };
};
