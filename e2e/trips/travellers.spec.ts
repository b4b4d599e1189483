import { createKeyboard } from '../kit/keyboard.ts';
import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { countSent, unready } from '../kit/sending.ts';
import { passengers } from '../pages/passengers.ts';
import { signInPage } from '../pages/signInPage.ts';
import { readTravellerNames, tripChanges } from '../pages/tripChanges.ts';

const patch = { method: 'PATCH', path: '/travel/trips/*' };
const reading = { method: 'GET', path: '/travel/trips' };

test('changes the travellers and their contact everywhere', async ({ page, portal }) => {
  const { open, edit, traveller, contact, save, dialog, who } = tripChanges(page);
  await open(portal, 'anna@sky.test');
  await edit.click();

  await expect(traveller('Anna Berg')).toBeChecked();
  await expect(traveller('Ben Berg')).not.toBeChecked();
  await expect(contact('Anna Berg')).toBeChecked();
  await expect(dialog).toContainText('Your policy covers up to 3 people per trip');
  await traveller('Ben Berg').check();
  await expect(traveller('Carla Berg')).toBeChecked();
  await traveller('Dora Berg').check();
  await save.click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(['Choose at most 3 passengers.']);
  await traveller('Anna Berg').uncheck();
  await expect(contact('Nobody in particular')).toBeChecked();
  await contact('Ben Berg').check();
  await save.click();

  await expect(signInPage(page).notice).toContainText('Passengers saved.');
  await expect(dialog).toHaveCount(0);
  await expect(edit).toBeFocused();
  await expect(who).toHaveText([/Ben Berg.*Main contact for this trip/, /Carla Berg/, /Dora Berg/]);
  expect(await readTravellerNames(portal, 'anna@sky.test', 'SK101')).toEqual(['Ben', 'Carla', 'Dora']);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Passengers' }).click();
  await expect(passengers(page).person('Dora Berg').getByRole('link')).toHaveText([/^Oslo to London/]);
});

test('requires one traveller, saves once, and shows the change even if no trip can be read again', async ({
  page,
  portal,
  faults,
}) => {
  const { open, edit, traveller, save, dialog, who } = tripChanges(page);
  const sent = countSent(page, 'UpdateTrip');
  await open(portal, 'anna@sky.test');
  await edit.click();
  await save.click();
  await expect(dialog).toHaveCount(0);
  expect(sent()).toBe(0);

  await edit.click();
  for (const name of ['Anna Berg', 'Carla Berg']) await traveller(name).uncheck();
  await save.click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(['Choose at least one passenger.']);
  await traveller('Ben Berg').check();
  await faults.raise({ ...patch, hold: true });
  await faults.raise({ ...reading, code: 'VENDOR_ERROR' });
  await save.dblclick();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await save.click(unready);
  await expect(traveller('Ben Berg')).toBeChecked();
  await faults.letGo();

  await expect(dialog).toHaveCount(0);
  expect(sent()).toBe(1);
  await expect(page.getByRole('main')).toContainText('Last checked');
  await expect(who).toHaveText([/Ben Berg/]);
  await edit.click();
  await expect(traveller('Anna Berg')).not.toBeChecked();
  expect(await readTravellerNames(portal, 'anna@sky.test', 'SK101')).toEqual(['Ben']);
});

test(
  'keeps the selected passengers after a lost answer and saves them once',
  proof('booking: passengers after a lost answer'),
  async ({ page, portal, faults }) => {
    const { open, edit, traveller, save, keepAsItIs, dialog, who } = tripChanges(page);
    await open(portal, 'anna@sky.test');
    await edit.click();
    await traveller('Ben Berg').check();
    await faults.raise({ ...patch, lost: true });
    await save.click();

    await expect(dialog.locator(signInPage(page).told)).toContainText('answer');
    await expect(keepAsItIs).toHaveCount(0);
    await expect(traveller('Ben Berg')).toBeChecked();
    await expect(page.locator('main [data-trip] li', { hasText: 'Ben Berg' })).toHaveCount(1);
    await traveller('Ben Berg').uncheck();
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(who).toHaveText([/Anna Berg/, /Carla Berg/]);
    expect(await readTravellerNames(portal, 'anna@sky.test', 'SK101')).toEqual(['Anna', 'Carla']);
  },
);

test('includes a passenger who is added during the flow, by keyboard', async ({ page, portal }) => {
  const { open, edit, traveller, save, dialog, who } = tripChanges(page);
  const { tabTo, press } = createKeyboard(page);
  await open(portal, 'anna@sky.test');
  await tabTo(edit);
  await press('Enter');
  await expect(traveller('Anna Berg')).toBeVisible();
  await tabTo(dialog.getByRole('button', { name: 'Add a passenger' }));
  await press('Enter');
  const added = page.getByRole('dialog', { name: 'Who’s travelling with you?' });
  for (const [label, text] of [
    ['First name', 'Ida'],
    ['Last name', 'Berg'],
    ['Mobile number', '+44 7700 900123'],
  ] as const)
    await added.getByLabel(label).fill(text);
  await expectAccessible(page);
  await press('Enter');

  await expect(added).toHaveCount(0);
  await expect(traveller('Ida Berg')).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Add a passenger' })).toBeFocused();
  await tabTo(save);
  await press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(edit).toBeFocused();
  await expect(who).toHaveText([/Anna Berg/, /Carla Berg/, /Ida Berg/]);
});
