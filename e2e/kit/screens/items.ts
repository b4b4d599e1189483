import { itemsPage } from '../../pages/items.ts';
import { expect } from '../portal.ts';
import { loaded, type Screens } from './screen.ts';

const listed = loaded('berta@harvest.test', 'ITEMS', '/insurance');
const withoutClaims = loaded('nora@harvest.test', 'ITEMS', '/insurance');

export const whatIsInsured: Screens = {
  'something more to insure': async (stage) => {
    await listed(stage);
    const { add, dialog } = itemsPage(stage.page);
    await add.click();
    await expect(dialog.getByRole('radio').first()).toBeVisible();
  },
  'something more to insure, with nothing filled in': async ({ page }) => {
    const { press, dialog } = itemsPage(page);
    await press('Continue').click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
  },
  'something more to insure, for review': async ({ page }) => {
    const { describe, press, review } = itemsPage(page);
    await describe('Workshop or studio', 'Frame workshop', '3 Mill Lane, Leeds');
    await review();
    await expect(press('Insure it')).toBeVisible();
  },
  'what is insured, said anew without a name': async (stage) => {
    await listed(stage);
    const { choose, field, press, dialog } = itemsPage(stage.page);
    await choose('Bakery', 'Edit');
    await field('Name').fill('');
    await press('Save').click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
  },
  'what is to be cancelled': async (stage) => {
    await withoutClaims(stage);
    const { choose, press } = itemsPage(stage.page);
    await choose('Warehouse', 'Cancel the insurance');
    await expect(press('Cancel this insurance')).toBeVisible();
  },
  'what is to be cancelled, asked twice': async ({ page }) => {
    const { press } = itemsPage(page);
    await press('Cancel this insurance').click();
    await expect(press('Yes, cancel it')).toBeVisible();
  },
  'what cannot be cancelled yet': async (stage) => {
    await listed(stage);
    const { choose, dialog } = itemsPage(stage.page);
    await choose('Bakery', 'Cancel the insurance');
    await expect(dialog).toContainText('can’t be cancelled yet');
  },
};
