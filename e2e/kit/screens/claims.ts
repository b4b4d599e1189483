import { unfold } from '../../pages/businessClaims.ts';
import { dashboard } from '../../pages/dashboard.ts';
import { expect } from '../portal.ts';
import { type Come, loaded, type Screens } from './screen.ts';

export const claims = loaded('berta@harvest.test', 'ITEM_ALERTS', '/insurance');

const dialogOf = (number: string, name: string): Come => {
  return async ({ page, ...stage }) => {
    await claims({ page, ...stage });
    await page.locator(`[data-claim=${number}]`).getByRole('button', { name }).click();
    await expect(page.getByRole('dialog').locator('h3')).toBeFocused();
  };
};

export const aBusiness: Screens = {
  'the dashboard of a business': async (stage) => {
    await loaded('berta@harvest.test', 'ITEM_ALERTS')(stage);
    await expect(dashboard(stage.page).card('Claims')).toContainText('CL-03');
  },
  'the claims of a business': async ({ page, ...stage }) => {
    await claims({ page, ...stage });
    for (const number of ['CL-03', 'CL-07']) await unfold(page, number);
    await expect(page.locator('[data-claim=CL-07]').getByRole('table', { name: 'Payouts' })).toBeVisible();
  },
  'where a payout of a claim goes to': async ({ page }) => {
    await page.getByRole('button', { name: 'Add payment details' }).first().click();
    await page.getByRole('radio', { name: 'Another account of your business' }).click();
    await expect(page.getByRole('textbox', { name: 'Transit number' })).toBeVisible();
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'what of a bank is connected, and why': async ({ page, ...stage }) => {
    await loaded('berta@harvest.test', 'ITEMS', '/permissions/grant')({ page, ...stage });
    await expect(page.getByRole('button', { name: 'Connect the bank for Bakery' })).toBeVisible();
  },
  'the dashboard of somebody whose data is watched': async ({ page, ...stage }) => {
    await loaded('olga@owl.test', 'OWL_MONITORED_DATA')({ page, ...stage });
    await expect(dashboard(page).card('Monitored data')).toContainText('Passports');
    await expect(dashboard(page).card('Your data has been exposed')).toContainText('Act now');
  },
};

export const aClaim: Screens = {
  'a prediction of revenue': async ({ page, ...stage }) => {
    await dialogOf('CL-02', 'Enter your prediction')({ page, ...stage });
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  },
  'an amount in it that cannot be read, beside one that can': async ({ page }) => {
    const [first, second] = await page.getByRole('dialog').getByRole('textbox').all();
    await first?.fill('1,234,567.89');
    await second?.fill('12.5k');
    await second?.blur();
    await expect(page.getByRole('dialog').getByText('Can’t be read', { exact: true })).toBeVisible();
  },
  'a prediction of revenue, with fields left empty': async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'what happened about a claim': async ({ page, ...stage }) => {
    await claims({ page, ...stage });
    await unfold(page, 'CL-07');
    await page.getByRole('link', { name: 'See claim history for CL-07' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'CL-07 · Corner shop' })).toBeVisible();
    await expect(page.locator('[data-machine=viewClaimHistory][data-state=ready]')).toBeVisible();
  },
};
