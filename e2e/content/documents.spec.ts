import { expect, test } from '../kit/portal.ts';
import { begin } from '../pages/insureTrip.ts';

test('shows linked documents to a guest, in the current language', async ({ page, portal }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto(portal.url('sky', '/key-facts'));
  await expect(page.getByRole('heading', { name: 'What is insured', exact: true })).toBeVisible();
  await expect(heading).toHaveText('Key facts');
  await expect(page.getByRole('article')).toContainText('up to 24\u00a0hours before it leaves');

  await page.getByRole('link', { name: 'terms of business' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(heading).toHaveText('Terms of business');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('article')).toContainText('the agreement between you and Sky Travel Protection');

  await page.getByLabel('Language').selectOption({ label: 'Français' });
  await expect(heading).toHaveText('Conditions générales');
  await page.getByRole('link', { name: 'avis de confidentialité' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(heading).toHaveText('Avis de confidentialité');
  await expect(page).toHaveTitle(/^Avis de confidentialité – /);
  await expect(page.getByRole('heading', { name: 'Vos droits' })).toBeVisible();

  await page.goBack();
  await expect(heading).toHaveText('Conditions générales');
  expect(complaints).toEqual([]);
});

test('shows documents beside the wizard, which keeps its input', async ({ page, portal, context }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  await wizard.upToDetails('SK801');
  await wizard.booking.fill('ABC123');
  await wizard.terms.check();

  const opened = context.waitForEvent('page');
  await wizard.dialog.getByRole('link', { name: 'terms of business' }).click();
  const beside = await opened;
  await expect(beside).toHaveURL(portal.url('sky', '/terms'));
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Terms of business');
  await expect(beside.getByRole('heading', { name: 'Cancelling' })).toBeVisible();
  await beside.close();

  await wizard.isAt('Insure this trip?');
  await expect(wizard.booking).toHaveValue('ABC123');
  await expect(wizard.terms).toBeChecked();
  await expect(wizard.dialog).toContainText('SK801');
  await wizard.buy.click();
  await wizard.isInsured();
});
