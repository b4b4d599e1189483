import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { findTripPath } from '../pages/claims.ts';
import { insurances } from '../pages/insurances.ts';
import { luggage } from '../pages/luggage.ts';
import { enter } from '../pages/signInPage.ts';

const customer = 'options@sky.test';

test('requests a hotel in a dialog over a trip and returns the focus', async ({ page, portal }) => {
  await enter(page, portal, customer, await findTripPath(portal, customer, 'HO01'));
  const opener = insurances(page).resolve('HO01');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Your disruption' });
  await expect(dialog.getByRole('region', { name: 'A hotel' })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Yes, find me a hotel' }).click();
  const option = dialog.locator('[data-machine=requestHotel]');
  await expect(option).toHaveAttribute('data-state', 'choosing');
  await expect(dialog.locator(':focus')).toBeVisible();
  // The latest layer closes first.
  const notice = dialog.getByText('We have your request.');
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const again = insurances(page).seeChosen('HO01');
  await expect(again).toBeFocused();
  // The status from before the request must not be shown any more.
  const steps = insurances(page).happens.filter({ hasText: 'HO01: ' });
  await expect(steps).toHaveText([/^Done: HO01: We found hotels for you/, /^Now: HO01: Over to you: choose one/]);

  await again.click();
  await expect(option).toHaveAttribute('data-state', 'choosing');
  await dialog.getByRole('link', { name: 'Show everything on one page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HO01 is 3 h late' })).toBeVisible();
});

test('opens the same dialog over a lost bag and closes it with the browser’s Back', async ({ page, portal }) => {
  await luggage(page).open(portal);
  await page.getByRole('link', { name: 'LHRVO10049: details' }).click();
  await page.getByRole('button', { name: 'See your options' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your disruption' });
  await expect(dialog.getByRole('region', { name: 'Lost bag' })).toContainText('LHRVO10049');
  await expect(dialog.locator('[data-option]')).not.toHaveCount(0);
  await expectAccessible(page);

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'LHRVO10049' })).toBeVisible();
});
