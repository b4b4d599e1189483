import { expect, test } from '../kit/portal.ts';
import { begin } from '../pages/insureTrip.ts';

test("goes back one page with the browser's Back, and asks before anything is discarded", async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  await page.goBack();
  await expect(wizard.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/insurance$/);

  await wizard.way.click();
  await wizard.describe('Several flights');
  await wizard.number.fill('ba 900');
  await page.goBack();
  await wizard.isAt('What kind of trip is it?');
  await expect(wizard.heading('What kind of trip is it?')).toBeFocused();
  await wizard.next();
  await expect(wizard.number).toHaveValue('ba 900');
  await page.goBack();
  await wizard.isAt('What kind of trip is it?');
  await page.goBack();
  await expect(wizard.question).toBeVisible();
  await page.goBack();
  await expect(wizard.question).toHaveCount(0);
  await expect(page).toHaveURL(/\/insurance\/add$/);
  await page.goBack();
  await wizard.question.getByRole('button', { name: 'Discard' }).click();
  await expect(wizard.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/insurance$/);
});

test('closes dialogs over the wizard first, and nothing during a purchase', async ({ page, portal, faults }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  await wizard.single('BA900');
  await wizard.isAt('Who’s travelling?');
  await page.goBack();
  await wizard.isAt('Is this your flight?');
  await wizard.take();
  await wizard.isAt('Who’s travelling?');
  const passenger = page.getByRole('dialog', { name: 'Who’s travelling with you?' });
  await wizard.press('Add a passenger');
  await expect(passenger).toBeVisible();
  await page.goBack();
  await expect(passenger).toHaveCount(0);
  await wizard.choose('Anna Berg');

  await faults.raise({ method: 'POST', path: '/travel/insurance/blink-it', hold: true });
  await wizard.purchase();
  await expect(wizard.buy).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(wizard.question).toHaveCount(0);
  await faults.release();
  await wizard.isInsured();
  await page.goBack();
  await expect(wizard.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/insurance$/);
});
