import { keyboardOn } from './kit/keyboard.ts';
import { expect, test } from './kit/portal.ts';
import { dashboard } from './pages/dashboard.ts';
import { door, enter, signIn } from './pages/door.ts';
import { insurances } from './pages/insurances.ts';

test('signs in without a mouse, past what is left empty and what is wrong', async ({ page, portal }) => {
  const { tabTo, press, type, keepsFocus } = keyboardOn(page);
  await page.goto(portal.url('sky'));

  await tabTo(page.getByRole('button', { name: 'Sign in', exact: true }));
  await press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Enter your e-mail address.' }));
  await press('Enter');
  await expect(door(page).username).toBeFocused();

  await type('anna@sky.test');
  await tabTo(door(page).password);
  await type('wrong');
  await press('Enter');
  await expect(door(page).notice).toBeVisible();
  await keepsFocus();
  await tabTo(door(page).notice.getByRole('button', { name: 'Close' }));
  await press('Enter');
  await expect(door(page).notice).toHaveCount(0);

  await expect(door(page).password).toBeFocused();
  await press('Control+A');
  await type('Passw0rd!');
  await press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(dashboard(page).greeting).toBeFocused();
});

test('gives a code without a mouse', async ({ page, portal }) => {
  const { tabTo, press, type } = keyboardOn(page);
  await page.goto(portal.url('rails'));

  await tabTo(door(page).identifier);
  await type('otc@rails.test');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  await tabTo(door(page).code);
  await type('000000');
  await press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Use another address or number' }));
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await tabTo(door(page).identifier);
  await press('Enter');
  await tabTo(door(page).code);
  await type('123456');
  await press('Enter');
  await expect(dashboard(page).greeting).toBeFocused();
});

test('goes to another page and back without losing the focus, or the place', async ({ page, portal }) => {
  const { tabTo, press } = keyboardOn(page);
  await enter(page, portal, 'anna@sky.test');
  await insurances(page).open();
  const choose = page.getByRole('link', { name: 'See what to do about flight SK102' });
  await tabTo(choose);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your disruption' })).toBeFocused();

  await page.goBack();

  await expect(page.getByRole('heading', { level: 1, name: 'My insurances' })).toBeFocused();
  await expect(choose).toBeInViewport();
});

test('skips to the content', async ({ page, portal }) => {
  const { press } = keyboardOn(page);
  await page.goto(portal.url('sky'));
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).not.toBeInViewport();

  await press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
  await press('Tab');
  await expect(door(page).username).toBeFocused();
});

test('changes the language without a mouse', async ({ page, portal }) => {
  const { tabTo, press } = keyboardOn(page);
  await page.goto(portal.url('sky'));

  await tabTo(page.getByLabel('Language'));
  await press('ArrowDown');

  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
});

test('goes about, asks again and leaves without a mouse', async ({ page, portal, faults }) => {
  const { tabTo, press, keepsFocus } = keyboardOn(page);
  await faults.raise({ path: '/travel/passengers', code: 'VENDOR_ERROR' });
  await enter(page, portal, 'anna@sky.test');
  const { card, retry, notice, greeting } = dashboard(page);
  await expect(notice).toBeVisible();

  await tabTo(retry('Passengers'));
  await press('Enter');
  await expect(card('Passengers')).toContainText('Dora Berg');
  await expect(card('Passengers')).toBeFocused();

  await tabTo(notice.getByRole('button', { name: 'Close' }));
  await press('Enter');
  await expect(notice).toHaveCount(0);
  await keepsFocus();

  await tabTo(page.getByRole('link', { name: 'My insurances' }), true);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My insurances' })).toBeFocused();
  await tabTo(insurances(page).update('SK111'));
  await press('Enter');
  await expect(insurances(page).flight('SK111')).toBeFocused();

  await tabTo(page.getByRole('link', { name: 'Overview' }), true);
  await press('Enter');
  await expect(greeting).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Your account' }), true);
  await press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();
  await press('Enter');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
});

test('answers the warning before the hour is over without a mouse', async ({ page, portal, clock }) => {
  const { tabTo, press, keepsFocus } = keyboardOn(page);
  await signIn(page, portal.url('sky'), 'anna@sky.test');
  await expect(dashboard(page).card('Trips')).toContainText('14 trips');
  await tabTo(page.getByRole('link', { name: 'See all trips' }));
  await clock.advance({ minutes: 58, seconds: 5 });

  const dialog = page.getByRole('dialog', { name: 'Finish soon?' });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await tabTo(dialog.getByRole('button', { name: 'Carry on' }));
  await tabTo(dialog.getByRole('button', { name: 'Sign out now' }));
  await press('Escape');

  await expect(dialog).toHaveCount(0);
  await keepsFocus();
  await expect(page.getByRole('link', { name: 'See all trips' })).toBeFocused();
});

test('reads what the insurer wants read, and closes it, without a mouse', async ({ page, portal, faults }) => {
  const { press, keepsFocus } = keyboardOn(page);
  const dialog = { type: 'B2BError', title: 'Closed for the day', body: 'We are back tomorrow at 8.' };
  await faults.raise({ path: '/travel/trips', status: 418, ...dialog });
  await enter(page, portal, 'anna@sky.test');

  await expect(page.getByRole('button', { name: 'Got it' })).toBeFocused();
  await press('Enter');

  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await keepsFocus();
});
