import { expect, test } from '../kit/portal.ts';
import { insurances } from '../pages/insurances.ts';
import { begin } from '../pages/insureTrip.ts';
import { signInPage } from '../pages/signInPage.ts';

test('adds a passenger during the flow once their data is valid', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  const { told } = signInPage(page);
  const adding = page.getByRole('dialog', { name: 'Who’s travelling with you?' });
  const add = adding.getByRole('button', { name: 'Add this passenger' });
  const fields = ['First name', 'Last name', 'Mobile number'];
  const fill = async (...texts: string[]) => {
    for (const [at, text] of texts.entries()) await adding.getByLabel(fields[at] ?? '').fill(text);
    await add.click();
  };
  await wizard.single('ZZ100');
  await wizard.traveller('Anna Berg').check();
  await wizard.press('Add a passenger');

  await add.click();
  await expect(adding.getByRole('alert').getByRole('listitem')).toHaveText([
    'Enter the first name.',
    'Enter the last name.',
    'Enter a phone number.',
  ]);
  await fill('3lla', 'Berg_', '+12 34');
  await expect(adding.getByRole('alert').getByRole('listitem')).toHaveText([
    'First name: Use letters, spaces, hyphens, and apostrophes only.',
    'Last name: Use letters, spaces, hyphens, and apostrophes only.',
    'This phone number is too short. Check what you entered.',
  ]);
  await fill('Ben', 'Berg', '+15550100009');
  await expect(adding.locator(told)).toContainText('This passenger is already in your list.');
  for (const [phone, words] of [
    ['07700 900123', 'Start with + and the country code, for example +44 7700 900123.'],
    ['+44 7700 900123 ext 5', 'We can’t reach an extension. Remove everything after the number.'],
    ['+44 CALL ME 900123', 'This doesn’t look like a phone number. Use only a plus sign, digits, and spaces.'],
  ] as const) {
    await fill('Ella-Mæ', 'O’Berg', phone);
    await expect(adding.getByRole('alert').getByRole('listitem')).toHaveText(words);
    await expect(adding.getByLabel('First name')).toHaveValue('Ella-Mæ');
    await expect(adding.getByLabel('Mobile number')).toHaveValue(phone);
  }
  await adding.getByLabel('Mobile number').fill('+44 (0)7700 900-123');
  await expect(adding.getByText('We’ll use +44 7700 900123')).toBeVisible();
  await add.click();

  await expect(adding).toHaveCount(0);
  await expect(wizard.traveller('Anna Berg')).toBeChecked();
  await expect(wizard.traveller('Ella-Mæ O’Berg')).toBeChecked();
  await wizard.choose();
  await wizard.purchase();
  await wizard.isInsured();
  await wizard.press('See my insurances');
  await expect(insurances(page).trip('ZZ100')).toContainText('Anna Berg and Ella-Mæ O’Berg');
});
