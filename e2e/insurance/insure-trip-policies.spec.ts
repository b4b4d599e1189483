import { expect, test } from '../kit/portal.ts';
import { dashboard } from '../pages/dashboard.ts';
import { insurances } from '../pages/insurances.ts';
import { begin, insureTrip } from '../pages/insureTrip.ts';
import { enter } from '../pages/signInPage.ts';

test('insures nothing under a used-up policy and says so', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'gallery@sky.test');
  const policy = (name: RegExp) => wizard.dialog.getByRole('radio', { name });
  await expect(policy(/^POL-CAPPED Used up: it has paid out its limit$/)).toBeDisabled();
  await wizard.dialog.getByRole('radio', { name: /^Single / }).check();
  await wizard.next();
  await expect(wizard.summary).toContainText('Choose the policy that insures this trip.');

  await policy(/^POL-ACTIVE Until /).check();
  await wizard.single('ZZ100');
  await wizard.press('Add a passenger');
  const adding = page.getByRole('dialog', { name: 'Who’s travelling with you?' });
  await adding.getByLabel('First name').fill('Gala');
  await adding.getByLabel('Last name').fill('Rask');
  await adding.getByLabel('Mobile number').fill('+15550100077');
  await adding.getByRole('button', { name: 'Add this passenger' }).click();
  await expect(wizard.traveller('Gala Rask')).toBeChecked();
  await wizard.choose();
  await wizard.purchase();
  await wizard.isInsured();
  await wizard.press('See my insurances');
  await insurances(page).openTrip('ZZ100');
  await expect(page.getByRole('region', { name: 'Cover for this trip' })).toContainText('POL-ACTIVE');
});

test('says before any input that the only policy accepts no further trip', async ({ page, portal }) => {
  await enter(page, portal, 'full@sky.test', '/insurance/add');
  const wizard = insureTrip(page);

  await wizard.isAt('You have no policy for a new trip');
  await expect(wizard.dialog.getByRole('listitem')).toHaveText(/^POL-FULL\s*Can’t cover any more trips$/);
  await expect(wizard.dialog.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await wizard.press('Go to the overview');
  await expect(wizard.dialog).toHaveCount(0);
  await expect(dashboard(page).card('Your cover')).toContainText('POL-FULL');
});

test("limits the people on a trip to the policy's maximum", async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  await wizard.single('ZZ100');
  await wizard.isAt('Who’s travelling?');
  await expect(wizard.dialog.getByText('Your policy covers up to 3 people per trip')).toBeVisible();

  for (const name of ['Anna Berg', 'Ben Berg', 'Carla Berg', 'Dora Berg']) await wizard.traveller(name).check();
  await wizard.next();
  await expect(wizard.summary).toContainText('Choose at most 3 passengers.');
  await wizard.traveller('Carla Berg').uncheck();
  await wizard.next();
  await wizard.isAt('Insure this trip?');
});
