import { expect, test } from './kit/portal.ts';
import { door } from './pages/door.ts';
import { insurances } from './pages/insurances.ts';
import { begin, insureTrip } from './pages/insureTrip.ts';

test('adds somebody who travels on the way, once nothing is wrong with them', async ({ page, portal }) => {
  await begin(page, portal, 'anna@sky.test');
  const wizard = insureTrip(page);
  const { notice } = door(page);
  const adding = page.getByRole('dialog', { name: 'Who travels with you?' });
  const add = adding.getByRole('button', { name: 'Add this passenger' });
  const fields = ['First name', 'Last name', 'Mobile phone number'];
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
    'Use letters, spaces, hyphens and apostrophes only.',
    'Use letters, spaces, hyphens and apostrophes only.',
    'This phone number is too short. Check what you typed.',
  ]);
  await fill('Ben', 'Berg', '+15550100009');
  await expect(notice).toContainText('This passenger is already in your list.');
  await wizard.dismiss();
  await fill('Ella-Mæ', 'O’Berg', '07700 900123');
  await expect(notice).toContainText('The phone number needs its country code.');
  await expect(adding.getByLabel('First name')).toHaveValue('Ella-Mæ');
  await expect(adding.getByLabel('Mobile phone number')).toHaveValue('07700900123');
  await wizard.dismiss();
  await fill('Ella-Mæ', 'O’Berg', '+44 (7700) 900-123');

  await expect(adding).toHaveCount(0);
  await expect(wizard.traveller('Anna Berg')).toBeChecked();
  await expect(wizard.traveller('Ella-Mæ O’Berg')).toBeChecked();
  await wizard.choose();
  await wizard.purchase();
  await wizard.isInsured();
  await wizard.press('See my insurances');
  await expect(insurances(page).trips.filter({ hasText: 'ZZ100' })).toContainText('Anna Berg and Ella-Mæ O’Berg');
});
