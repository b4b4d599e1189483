import { expect, test } from '../kit/portal.ts';
import { insurances } from '../pages/insurances.ts';
import { begin, insureTrip } from '../pages/insureTrip.ts';
import { enter } from '../pages/signInPage.ts';

test('tells a customer without a payout method what is missing', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'paula@rails.test');

  await wizard.isAt('First, tell us how to pay you');
  await expect(wizard.dialog).toContainText('your account must be set up for payouts with our payment partner');
  await expect(wizard.heading('First, tell us how to pay you')).toBeFocused();
  await expect(wizard.dialog.getByRole('button')).toHaveCount(3);
  await wizard.press('Back to my insurances');

  await expect(wizard.dialog).toHaveCount(0);
  await expect(wizard.way).toBeFocused();
});

test('exempts an employee from the maximum of travellers', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'emil@sky.test');

  await wizard.single('ZZ102');
  await expect(wizard.dialog).not.toContainText('Up to 2 passengers');
  await wizard.choose('Emil Storm', 'Frida Storm', 'Greta Storm', 'Hugo Storm');
  await wizard.purchase();

  await wizard.isInsured();
});

test('is offered only to customers who may insure a trip', async ({ page, portal }) => {
  const { way, dialog } = insureTrip(page);
  const title = page.getByRole('heading', { level: 1, name: 'My insurances' });
  await enter(page, portal, 'readonly@sky.test');
  await insurances(page).open();
  const disabled = page.getByRole('main').getByRole('button', { name: 'Insure a trip' });
  await expect(disabled).toHaveAttribute('aria-disabled', 'true');
  await expect(disabled).toHaveAccessibleDescription('You can look at your trips, but not add one.');
  await page.goto(portal.url('sky', '/insurance/add'));
  await expect(page).toHaveURL(portal.url('sky', '/insurance'));

  await enter(page, portal, 'bare@sky.test', '/insurance/add');
  await expect(title).toBeVisible();
  await expect(page.getByText('No insured trips yet')).toBeVisible();
  await expect(way).toHaveCount(0);
  for (const login of ['sso@plain.test', 'berta@harvest.test', 'olga@owl.test']) {
    await enter(page, portal, login, '/insurance/add');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(way).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
  }
});
