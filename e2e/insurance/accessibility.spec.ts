import type { Page } from '@playwright/test';

import { expectAccessible, expectContrast } from '../kit/looks/axe.ts';
import { emulateScheme } from '../kit/looks/colorScheme.ts';
import { expect, test } from '../kit/portal.ts';
import { begin, insureTrip } from '../pages/insureTrip.ts';
import { signInPage } from '../pages/signInPage.ts';

/** Checks the page in light mode, and its contrast in dark mode. */
async function expectAccessibleDayAndNight(page: Page): Promise<void> {
  await expectAccessible(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await emulateScheme(page, 'dark');
  await expectContrast(page);
  await emulateScheme(page, 'light');
}

test('is accessible in light and dark mode: insuring a trip', async ({ page, portal, faults }) => {
  const wizard = insureTrip(page);
  const { dialog, summary } = wizard;
  const look = () => expectAccessibleDayAndNight(page);
  await begin(page, portal, 'charter@sky.test');
  await wizard.isAt('What kind of trip is it?');
  await wizard.next();
  await look();
  await wizard.describe('Several flights');
  await wizard.press('Find flight');
  await expect(summary).toBeVisible();
  await look();
  await wizard.lookUp('ZZ403', '2031-04-02');
  await expect(signInPage(page).told).toBeVisible();
  await expectAccessible(page);
  await faults.raise({ path: '/travel/flights/validate', hold: true });
  await wizard.lookUp('ZZ405', '2031-04-02');
  await expect(dialog.getByRole('button', { name: 'Find flight' })).toHaveAttribute('aria-busy', 'true');
  await look();
  await faults.release();

  await wizard.isAt('We can’t find your flight. Enter it yourself');
  await wizard.press('Use this flight');
  await dialog.getByRole('combobox', { name: 'From' }).fill('reyk');
  await expect(page.getByRole('option')).toHaveCount(1);
  await look();
  await wizard.back();
  await wizard.isAt('Which flight?');
  await wizard.lookUp('BA900', '2031-04-02');
  await wizard.isAt('Is this your flight?');
  await look();
  await wizard.press('No, search again');
  await wizard.isAt('Which flight?');
  await wizard.lookUp('ZZ200', '2031-04-02');
  await wizard.isAt('Which of these is yours?');
  await wizard.press('Continue with my choice');
  for (const at of [0, 1]) await dialog.getByRole('checkbox').nth(at).check();
  await wizard.otherDay();
  await expectAccessible(page);
  await wizard.press('Continue with my choice');
  await wizard.isAt('Which flights?');
  await expectAccessible(page);
  await wizard.next();

  await wizard.isAt('Who’s travelling?');
  await wizard.next();
  await expect(summary).toBeVisible();
  await expectAccessible(page);
  await wizard.press('Add a passenger');
  await page.getByRole('button', { name: 'Add this passenger' }).click();
  await expect(page.getByRole('dialog', { name: 'Who’s travelling with you?' }).getByRole('alert')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await wizard.choose('Chara Thorne');
  await wizard.press('Insure this trip');
  await expect(summary).toBeVisible();
  await expectAccessible(page);
  await wizard.close();
  await expect(wizard.question).toBeVisible();
  await look();
  await page.reload();
  await wizard.isAt('You’ve already started');
  await expectAccessible(page);
  await wizard.press('Continue where you left off');

  await faults.raise({ path: '/travel/insurance/blink-it', network: true });
  await faults.raise({ path: '/travel/trips', network: true, times: 50 });
  await wizard.purchase();
  await wizard.isAt('We don’t know yet whether your trip is insured');
  await expectAccessible(page);
  await faults.clear();
  await faults.raise({ path: '/travel/trips', hold: true });
  await wizard.press('Check again');
  await wizard.isAt('Checking whether your trip is insured');
  await expectAccessible(page);
  await faults.release();
  await wizard.isAt('Your trip isn’t insured yet');
  await expectAccessible(page);
  await wizard.press('Send it again');
  await wizard.isInsured();
  await expectAccessible(page);
});
