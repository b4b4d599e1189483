import { createKeyboard } from './kit/keyboard.ts';
import { expect, test } from './kit/portal.ts';
import { proof } from './kit/proof.ts';
import { dashboard } from './pages/dashboard.ts';
import { insurances } from './pages/insurances.ts';
import { insureTrip } from './pages/insureTrip.ts';
import { enter, signIn, signInPage } from './pages/signInPage.ts';

test(
  'signs in by keyboard after empty and wrong fields',
  proof('accessibility: sign-in by keyboard'),
  async ({ page, portal }) => {
    const { tabTo, press, type, keepsFocus } = createKeyboard(page);
    await page.goto(portal.url('sky'));

    await tabTo(page.getByRole('button', { name: 'Sign in', exact: true }));
    await press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await tabTo(page.getByRole('button', { name: 'Enter your email address.' }));
    await press('Enter');
    await expect(signInPage(page).username).toBeFocused();

    await type('anna@sky.test');
    await tabTo(signInPage(page).password);
    await type('wrong');
    await press('Enter');
    await expect(signInPage(page).told).toBeVisible();
    await keepsFocus();
    await expect(signInPage(page).password).toBeFocused();
    await press('Control+A');
    await type('Passw0rd!');
    await press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(dashboard(page).greeting).toBeFocused();
  },
);

test('enters a code by keyboard', async ({ page, portal }) => {
  const { tabTo, press, type } = createKeyboard(page);
  await page.goto(portal.url('rails'));

  await tabTo(signInPage(page).identifier);
  await type('otc@rails.test');
  await press('Enter');
  await expect(signInPage(page).code).toBeFocused();
  await type('000000');
  await press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Back to the address or number' }));
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await tabTo(signInPage(page).identifier);
  await press('Enter');
  await expect(signInPage(page).code).toBeFocused();
  await type('123456');
  await press('Enter');
  await expect(dashboard(page).greeting).toBeFocused();
});

test('visits another page and returns without losing focus or scroll position', async ({ page, portal }) => {
  const { tabTo, press } = createKeyboard(page);
  await enter(page, portal, 'anna@sky.test');
  await insurances(page).open();
  const choose = page.getByRole('link', { name: 'See your options for flight SK102' });
  await tabTo(choose);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'SK102 is 3 h late' })).toBeFocused();

  await page.goBack();

  await expect(page.getByRole('heading', { level: 1, name: 'My insurances' })).toBeFocused();
  await expect(choose).toBeInViewport();
});

test('skips to the content', async ({ page, portal }) => {
  const { press } = createKeyboard(page);
  await page.goto(portal.url('sky'));
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();

  await press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
  await press('Tab');
  await expect(signInPage(page).username).toBeFocused();
});

test('changes the language by keyboard', async ({ page, portal }) => {
  const { tabTo, press } = createKeyboard(page);
  await page.goto(portal.url('sky'));

  await tabTo(page.getByLabel('Language'));
  await press('ArrowDown');

  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
});

test('navigates, retries and signs out by keyboard', async ({ page, portal, faults }) => {
  const { tabTo, press } = createKeyboard(page);
  await faults.raise({ path: '/travel/passengers', code: 'VENDOR_ERROR' });
  await enter(page, portal, 'anna@sky.test');
  const { card, retry, why, greeting } = dashboard(page);
  await expect(why('Passengers')).toBeVisible();

  await tabTo(retry('Passengers'));
  await press('Enter');
  await expect(card('Passengers')).toContainText('Dora Berg');
  await expect(card('Passengers')).toBeFocused();
  await expect(why('Passengers')).toHaveCount(0);

  await tabTo(page.getByRole('link', { name: 'My insurances' }), true);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My insurances' })).toBeFocused();
  await tabTo(insurances(page).trip('SK111').getByRole('link'));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Oslo to Paris' })).toBeFocused();
  await tabTo(insurances(page).update('SK111'));
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Report a delay or cancellation' })).toBeVisible();
  await press('Escape');
  await expect(insurances(page).update('SK111')).toBeFocused();

  await tabTo(page.getByRole('link', { name: 'Overview' }), true);
  await press('Enter');
  await expect(greeting).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Your account' }), true);
  await press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account', exact: true })).toBeFocused();
  await press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();
  await press('Enter');
  await press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
});

test('answers the warning before the end of the hour by keyboard', async ({ page, portal, clock }) => {
  const { tabTo, press, keepsFocus } = createKeyboard(page);
  await signIn(page, portal.url('sky'), 'anna@sky.test');
  await expect(dashboard(page).card('Trips')).toContainText('SK101');
  await tabTo(page.getByRole('link', { name: 'See all trips' }));
  await clock.advance({ minutes: 58, seconds: 5 });

  const dialog = page.getByRole('dialog', { name: /^Your session ends at/ });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await tabTo(dialog.getByRole('button', { name: 'Keep working' }));
  await tabTo(dialog.getByRole('button', { name: 'Sign in again now' }));
  await press('Escape');

  await expect(dialog).toHaveCount(0);
  await keepsFocus();
  await expect(page.getByRole('link', { name: 'See all trips' })).toBeFocused();
});

test('reads and closes a dialog of the insurer by keyboard', async ({ page, portal, faults }) => {
  const { press, keepsFocus } = createKeyboard(page);
  const dialog = { type: 'B2BError', title: 'Closed for the day', body: 'We are back tomorrow at 8.' };
  await faults.raise({ path: '/travel/trips', status: 418, ...dialog });
  await enter(page, portal, 'anna@sky.test');

  await expect(page.getByRole('button', { name: 'Got it' })).toBeFocused();
  await press('Enter');

  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await keepsFocus();
});

test(
  'insures a trip by keyboard and announces each step',
  proof('accessibility: a purchase by keyboard'),
  async ({ page, portal }) => {
    const { tabTo, press, type, keepsFocus } = createKeyboard(page);
    const wizard = insureTrip(page);
    const { dialog, number, summary, question } = wizard;
    const { told } = signInPage(page);
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    const isAt = async (heading: string, step = '') => {
      await expect(wizard.heading(heading)).toBeFocused();
      await expect(page).toHaveTitle(`${step}${heading} – Sky Travel Protection`);
    };
    await enter(page, portal, 'anna@sky.test');
    await insurances(page).open();
    await tabTo(wizard.way);
    await press('Enter');

    await isAt('What kind of trip is it?', 'Step 1 of 4 – ');
    await press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(wizard.way).toBeFocused();
    await press('Enter');
    await isAt('What kind of trip is it?', 'Step 1 of 4 – ');
    await tabTo(dialog.getByRole('radio').first());
    await press('Space');
    await press('Enter');
    await isAt('Which flight?', 'Step 2 of 4 – ');
    await tabTo(button('Find flight'));
    await press('Enter');
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Step 2 of 4 – Which flight\? – Sky/);
    await tabTo(summary.getByRole('button').first());
    await press('Enter');
    await expect(number).toBeFocused();
    await type('zz403');
    await tabTo(wizard.date);
    await type('04022031');
    await press('Enter');
    await expect(told).toContainText('This flight can’t be insured under your policy.');
    await keepsFocus();
    await tabTo(number);
    await press('Control+A');
    await type('zz100');
    await expect(told).toHaveCount(0);
    await press('Enter');

    await isAt('Is this your flight?', 'Step 2 of 4 – ');
    await tabTo(button('Yes, this is mine'));
    await press('Enter');
    await isAt('Who’s travelling?', 'Step 3 of 4 – ');
    await tabTo(wizard.traveller('Ben Berg'));
    await press('Space');
    await tabTo(button('Add a passenger'));
    await press('Enter');
    await expect(page.getByRole('dialog', { name: 'Who’s travelling with you?' }).locator(':focus')).toHaveCount(1);
    await press('Escape');
    await expect(button('Add a passenger')).toBeFocused();
    await tabTo(button('Continue'));
    await press('Enter');

    await isAt('Insure this trip?', 'Step 4 of 4 – ');
    await tabTo(wizard.booking);
    await type('QX7ABC');
    await press('Escape');
    await expect(question.getByRole('button', { name: 'Save for later' })).toBeFocused();
    await press('Escape');
    await expect(question).toHaveCount(0);
    await expect(wizard.booking).toBeFocused();
    await tabTo(wizard.terms);
    await press('Space');
    await tabTo(button('Insure this trip'));
    await press('Enter');

    await isAt('Your trip is insured');
    await tabTo(button('See my insurances'));
    await press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(wizard.way).toBeFocused();
    await expect(page).toHaveTitle('My insurances – Sky Travel Protection');
  },
);
