import type { Page } from '@playwright/test';

import { keptOfPeople } from '../kit/kept.ts';
import type { Faults } from '../kit/levers.ts';
import { expect, type Portal, test } from '../kit/portal.ts';
import { insurances } from '../pages/insurances.ts';
import { begin, insureTrip } from '../pages/insureTrip.ts';
import { enter, signIn, signInPage, signOut } from '../pages/signInPage.ts';

async function signInAgain(page: Page, faults: Faults): Promise<void> {
  await faults.raise({ path: '/travel/trips', bare: true });
  await page.reload();
  await expect(signInPage(page).notice).toContainText('Your session is no longer accepted');
  await signInPage(page).withPassword('anna@sky.test');
}

async function goOn(page: Page, heading: string): Promise<void> {
  const wizard = insureTrip(page);
  await wizard.isAt('You were here before');
  await expect(wizard.heading('You were here before')).toBeFocused();
  await wizard.press('Continue where you left off');
  await wizard.isAt(heading);
  await expect(wizard.heading(heading)).toBeFocused();
}

const unfinished = 'You started to insure a trip and didn’t finish.';

/** Everything that stays in the browser when it is closed. */
const kept = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(localStorage) + document.cookie);

async function isForgotten(page: Page): Promise<void> {
  await insurances(page).open();
  await expect(insureTrip(page).way).toBeVisible();
  await expect(page.getByText(unfinished)).toHaveCount(0);
  await insureTrip(page).way.click();
  await insureTrip(page).isAt('What kind of trip is it?');
}

/** A single trip, up to a flight number that nobody was asked about. */
async function typeNumber(page: Page, portal: Portal, username: string): Promise<void> {
  const wizard = await begin(page, portal, username);
  await wizard.describe('Single');
  await wizard.number.fill('ba 900');
}

test('brings back every step, with what was entered on it, after each loading of the page', async ({
  page,
  portal,
}) => {
  const comeBack = async (heading: string) => {
    await page.reload();
    await goOn(page, heading);
  };
  const wizard = await begin(page, portal, 'anna@sky.test');
  const { number, date, dialog, traveller } = wizard;
  const radio = (name: string | RegExp) => dialog.getByRole('radio', { name });

  await radio(/^Several flights /).check();
  await comeBack('What kind of trip is it?');
  await expect(radio(/^Several flights /)).toBeChecked();
  await wizard.next();
  await wizard.isAt('Which flight?');
  await comeBack('Which flight?');
  await number.fill('ba 90');
  await radio('Inbound').check();
  await comeBack('Which flight?');
  await expect(number).toHaveValue('ba 90');
  await expect(radio('Inbound')).toBeChecked();
  await wizard.lookUp('BA900', '2031-04-09');
  await wizard.isAt('Is this your flight?');
  await comeBack('Is this your flight?');
  await expect(dialog.getByRole('article')).toContainText('BA900');
  await wizard.take();
  await wizard.isAt('Which flights?');
  await comeBack('Which flights?');
  await expect(dialog.getByRole('listitem')).toHaveText([/Inbound.*BA900, Wed 9 Apr/]);

  await wizard.add.click();
  await date.fill('2031-04-02');
  await comeBack('Which flight next?');
  await expect(date).toHaveValue('2031-04-02');
  await wizard.lookUp('ZZ300', '2031-04-02');
  await wizard.isAt('Which of these is yours?');
  await dialog.getByRole('checkbox').nth(1).check();
  await wizard.otherDay();
  await date.fill('2031-04-03');
  await comeBack('Which of these is yours?');
  await expect(dialog.getByRole('checkbox').nth(1)).toBeChecked();
  await expect(dialog.getByRole('checkbox').nth(0)).not.toBeChecked();
  await expect(date).toHaveValue('2031-04-03');
  await wizard.press('Add to the trip');
  await wizard.isAt('Which flights?');
  await wizard.next();

  await wizard.isAt('Who travels?');
  for (const name of ['Ben Berg', 'Dora Berg']) await traveller(name).check();
  await wizard.contact('Dora Berg').check();
  await comeBack('Who travels?');
  await expect(traveller('Anna Berg')).not.toBeChecked();
  await expect(traveller('Ben Berg')).toBeChecked();
  await expect(wizard.contact('Dora Berg')).toBeChecked();
  await wizard.next();
  await wizard.isAt('Is this right?');
  await wizard.booking.fill('QX7ABC');
  await comeBack('Is this right?');
  await expect(wizard.booking).toHaveValue('QX7ABC');
  await expect(dialog).toContainText('Ben Berg and Dora BergContact: Dora Berg');
  await wizard.back();
  await wizard.isAt('Who travels?');
  await comeBack('Who travels?');
  await expect(wizard.contact('Dora Berg')).toBeChecked();
  await wizard.next();
  await wizard.booking.fill('QX7ABC');
  await wizard.press('Change the passengers');
  await wizard.isAt('Who travels?');
  await wizard.next();
  await expect(wizard.booking).toHaveValue('QX7ABC');
  await wizard.back();
  await wizard.isAt('Who travels?');
  await traveller('Anna Berg').check();
  await wizard.back();
  await wizard.isAt('Which flights?');
  await wizard.next();
  await expect(traveller('Anna Berg')).toBeChecked();
  await traveller('Anna Berg').uncheck();
  await wizard.next();
  await expect(wizard.booking).toHaveValue('QX7ABC');
  expect(await kept(page)).toContain('BA900');
  expect(await keptOfPeople(page)).not.toMatch(/anna|berg|ben\b|dora|\+?1555|@|passw0rd|eyJ/i);

  await wizard.purchase();
  await wizard.isInsured();
  await page.reload();
  await expect(dialog.getByRole('button', { name: 'Insure another trip' })).toBeVisible();
  await wizard.press('See it again');
  await expect(dialog).toContainText('Your booking reference is QX7ABC.');
  await wizard.close();
  await expect(dialog).toHaveCount(0);
  await isForgotten(page);
});

test('brings back a step, and what has become of it, after each end of the session', async ({
  page,
  portal,
  faults,
}) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  await wizard.describe('Single');
  await wizard.number.fill('ba 90');
  await signInAgain(page, faults);
  await goOn(page, 'Which flight?');
  await expect(wizard.number).toHaveValue('ba 90');

  await wizard.lookUp('BA900', '2031-04-09');
  await wizard.isAt('Is this your flight?');
  await wizard.take();
  await wizard.isAt('Who travels?');
  await wizard.traveller('Ben Berg').check();
  await signInAgain(page, faults);
  await goOn(page, 'Who travels?');
  await expect(wizard.traveller('Ben Berg')).toBeChecked();
  await wizard.next();
  await wizard.purchase();
  await wizard.isInsured();
  await signInAgain(page, faults);
  await expect(wizard.dialog.getByRole('button', { name: 'Insure another trip' })).toBeVisible();
});

test('brings back what was typed of a flight entered by hand', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'charter@sky.test');
  const heading = 'We can’t find it. Enter it yourself';
  await wizard.ask('ZZ406');
  await wizard.isAt(heading);
  await wizard.field('Time of departure').fill('10:30');
  await wizard.dialog.getByRole('combobox', { name: 'From' }).fill('reyk');
  await page.getByRole('option', { name: 'Reykjavík Keflavík' }).click();
  await wizard.number.fill('zz405');

  await page.reload();
  await goOn(page, heading);

  await expect(wizard.number).toHaveValue('zz405');
  await expect(wizard.field('Time of departure')).toHaveValue('10:30');
  await expect(wizard.dialog.getByRole('combobox', { name: 'From' })).toHaveValue(/Reykjavík/);
  await wizard.press('Use this flight');
  await wizard.take();
  await wizard.isAt('Who travels?');
});

test('outlives its tab and its session, for twenty hours, and for this customer alone', async ({
  page,
  portal,
  clock,
  context,
  faults,
}) => {
  await typeNumber(page, portal, 'anna@sky.test');
  await expect.poll(() => kept(page)).toContain('ba 900');
  await page.close();
  const tab = await context.newPage();
  const wizard = insureTrip(tab);
  await enter(tab, portal, 'anna@sky.test');
  await insurances(tab).open();
  await tab.getByRole('link', { name: 'Go on with it' }).click();
  await goOn(tab, 'Which flight?');
  await expect(wizard.number).toHaveValue('ba 900');

  await clock.advance({ minutes: 61 });
  await expect(signInPage(tab).toast).toBeVisible();
  await expect(wizard.dialog).toHaveCount(0);
  await signInPage(tab).withPassword('anna@sky.test');
  await goOn(tab, 'Which flight?');
  await wizard.date.fill('2031-04-02');
  await faults.raise({ path: '/travel/flights/validate', bare: true });
  await wizard.press('Look it up');
  await expect(signInPage(tab).notice).toContainText('Your session is no longer accepted');
  await expect(wizard.dialog).toHaveCount(0);

  await signInPage(tab).withPassword('emil@sky.test');
  await wizard.isAt('What kind of trip is it?');
  await wizard.close();
  await expect(wizard.dialog).toHaveCount(0);
  await expect(tab.getByText(unfinished)).toHaveCount(0);
  await signOut(tab);
  await signIn(tab, portal.url('sky'), 'anna@sky.test');
  await insurances(tab).open();
  await tab.getByRole('link', { name: 'Go on with it' }).click();
  await goOn(tab, 'Which flight?');
  await expect(wizard.number).toHaveValue('BA900');
  await expect(wizard.date).toHaveValue('2031-04-02');

  await clock.advance({ hours: 20 });
  await expect(signInPage(tab).toast).toBeVisible();
  await signInPage(tab).withPassword('anna@sky.test');
  await wizard.isAt('What kind of trip is it?');
});

test('is thrown away by its owner, who is asked first', async ({ page, portal }) => {
  const wizard = insureTrip(page);
  await typeNumber(page, portal, 'anna@sky.test');
  await wizard.close();
  await expect(wizard.question).toContainText(
    'What you entered stays on this device for 20 hours, or until you sign out.',
  );
  await wizard.question.getByRole('button', { name: 'Keep going' }).click();
  await expect(wizard.question).toHaveCount(0);
  await expect(wizard.dialog.locator(':focus')).toHaveCount(1);
  await expect(wizard.number).toHaveValue('ba 900');
  await page.keyboard.press('Escape');
  await wizard.question.getByRole('button', { name: 'Throw it away' }).click();
  await expect(wizard.dialog).toHaveCount(0);
  await isForgotten(page);
  await wizard.close();

  await wizard.way.click();
  await wizard.describe('Single');
  await page.reload();
  await wizard.isAt('You were here before');
  await wizard.close();
  await expect(wizard.question).toHaveCount(0);
  await page.getByRole('link', { name: 'Go on with it' }).click();
  await wizard.press('Start again');
  await wizard.isAt('What kind of trip is it?');
  await expect(wizard.dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await wizard.describe('Return');
  await page.goto(portal.url('sky', '/insurance'));
  await expect(wizard.dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go on with it' })).toBeVisible();

  const signOutQuestion = page.getByRole('dialog', { name: 'Sign out and lose your trip?' });
  const askToSignOut = async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  };
  await askToSignOut();
  await signOutQuestion.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(signOutQuestion).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();
  expect(await kept(page)).toContain('addInsurance');
  await askToSignOut();
  await signOutQuestion.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => kept(page)).not.toContain('addInsurance');
  await signIn(page, portal.url('sky'), 'anna@sky.test');
  await isForgotten(page);
});

test('is kept by whoever closes it for later, and says what it holds', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  await wizard.single('BA900');
  await wizard.choose('Anna Berg');
  await wizard.booking.fill('QX7ABC');
  await wizard.close();
  await wizard.question.getByRole('button', { name: 'Keep it for later' }).click();
  await expect(wizard.dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'Go on with it' }).click();
  await wizard.isAt('You were here before');
  for (const held of ['Single', 'BA900', 'Wed 2 Apr', 'QX7ABC', 'Is this right?'])
    await expect(wizard.dialog).toContainText(held);
  await wizard.press('Continue where you left off');
  await wizard.isAt('Is this right?');
  await expect(wizard.booking).toHaveValue('QX7ABC');
});

test('stays in the first tab when another starts again, and each goes on with its own', async ({
  page,
  portal,
  context,
}) => {
  await typeNumber(page, portal, 'anna@sky.test');
  await expect.poll(() => kept(page)).toContain('ba 900');
  const second = await context.newPage();
  await enter(second, portal, 'anna@sky.test');
  await second.goto(portal.url('sky', '/insurance/add'));
  const [first, other] = [insureTrip(page), insureTrip(second)];

  await other.press('Start again');
  await other.isAt('What kind of trip is it?');
  await other.describe('Return');
  await expect(first.number).toHaveValue('ba 900');
  await page.reload();
  await goOn(page, 'Which flight?');
  await expect(first.number).toHaveValue('ba 900');
  await second.reload();
  await goOn(second, 'Which flight out?');

  await other.close();
  await other.question.getByRole('button', { name: 'Throw it away' }).click();
  await expect(other.dialog).toHaveCount(0);
  await page.reload();
  await goOn(page, 'Which flight?');
  await expect(first.number).toHaveValue('ba 900');
});
