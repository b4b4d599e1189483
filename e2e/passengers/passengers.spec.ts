import type { Page } from '@playwright/test';

import { expectAccessible } from '../kit/axe.ts';
import { keyboardOn } from '../kit/keyboard.ts';
import { expect, test } from '../kit/portal.ts';
import { passengers } from '../pages/passengers.ts';
import { letIn, signInPage } from '../pages/signInPage.ts';

const [patch, remove] = [
  { method: 'PATCH', path: '/travel/passengers/*' },
  { method: 'DELETE', path: '/travel/passengers/*' },
];
/** A button that says that it is not to be pressed is pressed all the same. */
const unready = { force: true };
const everybody = ['Anna Berg', 'Ben Berg', 'Carla Berg', 'Dora Berg'];

/** How often the page has sent an operation. */
function countSent(page: Page, operation: string): () => number {
  let sent = 0;
  page.on('request', (request) => {
    sent += request.postData()?.includes(`"${operation}"`) ? 1 : 0;
  });
  return () => sent;
}

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

test('throws away what is typed of somebody only if asked to, and leaves the page to whoever reads it', async ({
  page,
  portal,
}) => {
  const { open, edit, field, dialog } = passengers(page);
  const question = page.getByRole('dialog', { name: 'Throw away what you entered?' });
  await open(portal, 'anna@sky.test');

  await edit('Carla Berg').click();
  await field('First name').fill('Karla');
  await page.mouse.click(4, 4);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep going' }).click();
  await expect(field('First name')).toHaveValue('Karla');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await question.getByRole('button', { name: 'Throw it away' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(edit('Carla Berg')).toBeFocused();

  await edit('Carla Berg').click();
  await expect(field('First name')).toHaveValue('Carla');
  await page.keyboard.press('Escape');
  await expect(edit('Carla Berg')).toBeFocused();
});

test('saves what has changed of somebody, once, and shows it on their trips', async ({ page, portal, faults }) => {
  const { open, edit, field, save, dialog, person, areAfterwards } = passengers(page);
  const { notice } = signInPage(page);
  const sent = countSent(page, 'UpdatePassenger');
  await open(portal, 'anna@sky.test');

  await edit('Carla Berg').click();
  await expect(field('First name')).toHaveValue('Carla');
  await save.click();
  await expect(dialog).toHaveCount(0);
  expect(sent()).toBe(0);

  await edit('Carla Berg').click();
  await field('Last name').fill('R2D2');
  await save.click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
    'Use letters, spaces, hyphens and apostrophes only.',
  ]);
  await expectAccessible(page);
  await field('Last name').fill('van Berg');
  await faults.raise({ ...patch, hold: true });
  await save.dblclick();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await save.click(unready);
  await expect(field('Last name')).toHaveValue('van Berg');
  await faults.release();

  await expect(notice).toContainText('The passenger’s details are saved.');
  await expect(edit('Carla van Berg')).toBeFocused();
  expect(sent()).toBe(1);
  await person('Carla van Berg').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Who is covered' })).toContainText('Carla van Berg');
  await page.goBack();
  await areAfterwards(['Anna Berg', 'Ben Berg', 'Carla van Berg', 'Dora Berg']);
});

test('keeps what was typed when the insurer refuses, or says nothing', async ({ page, portal, faults }) => {
  const { open, edit, field, save, dialog, areAfterwards } = passengers(page);
  const { notice, told } = signInPage(page);
  await open(portal, 'anna@sky.test');
  await edit('Dora Berg').click();

  await field('First name').fill('Ben');
  await save.click();
  await expect(dialog.locator(told)).toContainText('This passenger is already in your list.');
  await expect(field('First name')).toHaveValue('Ben');

  await field('First name').fill('Dorothea');
  await faults.raise({ ...patch, lost: true });
  await save.click();
  await expect(dialog.locator(told)).toContainText('answer');
  await expect(field('First name')).toHaveValue('Dorothea');
  await expect(page.locator('[data-passenger]', { hasText: 'Dorothea' })).toHaveCount(1);
  await save.click();

  await expect(dialog).toHaveCount(0);
  await expect(notice).toContainText('The passenger’s details are saved.');
  await areAfterwards(['Anna Berg', 'Ben Berg', 'Carla Berg', 'Dorothea Berg']);
});

test('deletes somebody after asking, without a mouse', async ({ page, portal }) => {
  const { open, remove: button, confirm, keep, dialog, people, areAfterwards } = passengers(page);
  const { tabTo } = keyboardOn(page);
  await open(portal, 'anna@sky.test');

  await tabTo(button('Ben Berg'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete Ben Berg?' })).toBeVisible();
  await expect(keep).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(button('Ben Berg')).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(confirm);
  await page.keyboard.press('Enter');

  await expect(signInPage(page).notice).toContainText('The passenger is deleted.');
  await expect(people).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await areAfterwards(everybody.filter((name) => name !== 'Ben Berg'));
});

test('deletes once, whatever becomes of the answer', async ({ page, portal, faults }) => {
  const { open, remove: button, confirm, keep, dialog, people, areAfterwards } = passengers(page);
  const sent = countSent(page, 'DeletePassenger');
  await open(portal, 'anna@sky.test');
  await button('Ben Berg').click();
  await faults.raise({ ...remove, lost: true });
  await confirm.click();

  await expect(dialog.locator(signInPage(page).told)).toContainText('answer');
  await expect(page.getByRole('dialog', { name: 'Ben Berg may have been deleted' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(keep).toHaveCount(0);
  await expectAccessible(page);
  await expect(people).toHaveCount(3);
  await confirm.click();
  await expect(signInPage(page).notice).toContainText('The passenger is deleted.');
  await expect(dialog).toHaveCount(0);

  await button('Dora Berg').click();
  await faults.raise({ ...remove, hold: true });
  await confirm.dblclick();
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  await keep.click(unready);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await faults.release();
  await expect(dialog).toHaveCount(0);
  expect(sent()).toBe(3);
  await areAfterwards(['Anna Berg', 'Carla Berg']);
});

test('keeps whoever is on a trip that is not over, and says on which', async ({ page, portal }) => {
  const { open, remove: button, confirm, dialog, areAfterwards } = passengers(page);
  await open(portal, 'anna@sky.test');
  await button('Carla Berg').click();
  await confirm.click();

  await expect(page.getByRole('dialog', { name: 'Carla Berg is insured on a trip' })).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveText([/^Oslo to London/]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back to my passengers' }).click();
  await expect(dialog).toHaveCount(0);
  await areAfterwards(everybody);
});

test('says of somebody deleted in another tab that they are gone', async ({ page, context, portal }) => {
  const first = passengers(page);
  await first.open(portal, 'anna@sky.test');
  const other = await context.newPage();
  const second = passengers(other);
  await second.open(portal, 'anna@sky.test');
  for (const name of ['Ben Berg', 'Dora Berg']) {
    await second.remove(name).click();
    await second.confirm.click();
    await expect(second.person(name)).toHaveCount(0);
  }

  await first.edit('Ben Berg').click();
  await first.field('First name').fill('Benno');
  await first.save.click();
  await expect(signInPage(page).notice).toContainText('We can’t find this passenger any more.');
  await expect(first.dialog).toHaveCount(0);
  await expect(first.people).toHaveCount(2);
  await first.areAfterwards(['Anna Berg', 'Carla Berg']);
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
