import { expect } from '../portal.ts';
import { claims } from './claims.ts';
import type { Come, Screens } from './screen.ts';

const offerFor = (number: string, name: string): Come => {
  return async ({ page, ...stage }) => {
    await claims({ page, ...stage });
    await page.locator(`[data-claim=${number}]`).getByRole('link', { name }).click();
    await expect(page.getByRole('img', { name: 'Your prediction and our offer' })).toBeVisible();
    await expect(page.locator('svg g[role=listbox]').first()).toBeVisible();
  };
};

export const anOffer: Screens = {
  'an offer that was adjusted': offerFor('CL-06', 'Review our new offer'),
  'an offer': offerFor('CL-04', 'Review our offer'),
  'a dispute': async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'I disagree' }).click();
    await dialog.getByRole('button', { name: 'Say why' }).first().click();
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
  },
};
