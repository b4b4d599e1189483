import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { unready } from '../kit/sending.ts';
import { passengers } from '../pages/passengers.ts';
import { letIn } from '../pages/signInPage.ts';

test('shows who can travel, how they are reached and on which trips they are insured', async ({ page, portal }) => {
  const { people, person } = passengers(page);
  await letIn(page, portal, 'anna@sky.test');
  await page.getByRole('link', { name: 'All passengers' }).click();

  await expect(page).toHaveURL(/\/passengers$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Passengers' })).toBeFocused();
  await expect(people).toHaveCount(4);
  await expect(people.first()).toContainText('+1 555 010 0001');
  await expect(person('Ben Berg')).toContainText('Not on any upcoming trip');
  await expectAccessible(page);
  await person('Carla Berg').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Who is covered' })).toContainText('Carla Berg');

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Passengers' }).click();
  await expect(people).toHaveCount(4);
});

test('adds nobody to a full account, and says why', async ({ page, portal }) => {
  const { open, add, remove: button, confirm, dialog } = passengers(page);
  const full = page.getByText('Your account is full: it holds up to 10 passengers. Delete one to add another.');
  await open(portal, 'full@sky.test');

  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription(/Your account is full/);
  await button('Gil Marsh').click();
  await confirm.click();
  await expect(full).toHaveCount(0);
  await add.click();
  await expect(dialog).toContainText('Who travels with you?');
});

test('is for who may see it, and changed by who may', async ({ page, portal }) => {
  const { people, add, edit } = passengers(page);
  const entry = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Passengers' });

  await letIn(page, portal, 'bare@sky.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await page.goto(portal.url('sky', '/passengers'));
  await expect(page).toHaveURL(/\/dashboard$/);

  await letIn(page, portal, 'otc@rails.test');
  await entry.click();
  await expect(people).toHaveCount(1);
  await expect(people.getByRole('button')).toHaveCount(0);
  await expect(add).toHaveCount(0);

  await letIn(page, portal, 'readonly@sky.test');
  await entry.click();
  await expect(edit('Rhea Donnelly')).toHaveAccessibleDescription(
    'You can look at your passengers, but not change them.',
  );
  await edit('Rhea Donnelly').click(unready);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('invites whoever has nobody yet', async ({ page, portal }) => {
  await portal.pull('POST', 'reset', { seed: 'empty' });
  await letIn(page, portal, 'anna@sky.test', '/passengers');
  const { add, people, dialog, field } = passengers(page);

  await expect(page.getByRole('heading', { level: 2, name: 'Who travels with you?' })).toBeVisible();
  await add.click();
  for (const [label, text] of [
    ['First name', 'Ida'],
    ['Last name', 'Berg'],
    ['Mobile phone number', '+44 7700 900123'],
  ] as const)
    await field(label).fill(text);
  await dialog.getByRole('button', { name: 'Add this passenger' }).click();
  await expect(people).toHaveText([/Ida Berg\+44 7700 900123/]);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('shows everybody before long though no trip has come, and moves no list when they come', async ({
  page,
  portal,
  faults,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { people, person, add } = passengers(page);
  const list = page.locator('main [data-dataset=PASSENGERS]');
  await faults.raise({ method: 'GET', path: '/travel/trips', hold: true });
  await letIn(page, portal, 'anna@sky.test', '/passengers');
  await expect(list).toHaveAttribute('data-state', 'loaded');
  await expect(add).toBeVisible();
  await expect(people).toHaveCount(4);
  const before = await list.boundingBox();

  await faults.release();
  await expect(person('Carla Berg').getByRole('link')).toHaveCount(1);
  expect((await list.boundingBox())?.y).toBe(before?.y);
});

test('shows everybody, though nobody knows who is on which trip', async ({ page, portal, faults }) => {
  const { people } = passengers(page);
  await faults.raise({ method: 'GET', path: '/travel/trips', code: 'VENDOR_ERROR' });
  await letIn(page, portal, 'anna@sky.test');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Passengers' }).click();

  await expect(people).toHaveCount(4);
  await expect(page.getByText('We don’t know at the moment who is on which trip.')).toBeVisible();
  await expect(page.getByText('Not on any upcoming trip')).toHaveCount(0);
});
