import type { Page } from '@playwright/test';

import { expectAccessible, expectContrast } from './kit/axe.ts';
import type { Clock } from './kit/clock.ts';
import { emulateScheme } from './kit/colorScheme.ts';
import type { Faults } from './kit/levers.ts';
import { expect, type Portal, test } from './kit/portal.ts';
import { dashboard } from './pages/dashboard.ts';
import { door, enter, signIn } from './pages/door.ts';
import { insurances } from './pages/insurances.ts';
import { begin, insureTrip } from './pages/insureTrip.ts';

type Stage = { page: Page; portal: Portal; faults: Faults; clock: Clock };
type States = Record<string, (stage: Stage) => Promise<void>>;

/** How to come by every state that a person can see, each once. */
const outside: States = {
  'the door': async ({ page, portal }) => {
    await page.goto(portal.url('sky'));
    await expect(door(page).username).toBeVisible();
  },
  'the door, with fields left empty': async ({ page, portal }) => {
    await page.goto(portal.url('sky'));
    await door(page).submit();
    await expect(page.getByRole('alert')).toBeFocused();
  },
  'the door, refusing': async ({ page, portal }) => {
    await page.goto(portal.url('sky'));
    await door(page).withPassword('anna@sky.test', 'wrong');
    await expect(door(page).notice).toBeVisible();
  },
  'the door, at work': async ({ page, portal, faults }) => {
    await faults.raise({ path: '/platform/user/login', hold: true });
    await page.goto(portal.url('sky'));
    await door(page).withPassword('anna@sky.test');
    await expect(page.locator('button[type=submit]')).toHaveAttribute('aria-busy', 'true');
  },
  'asking for a one-time code': async ({ page, portal }) => {
    await page.goto(portal.url('rails'));
    await expect(door(page).identifier).toBeVisible();
  },
  'the step of the code, with a wrong one': async ({ page, portal }) => {
    await page.goto(portal.url('rails'));
    await door(page).withCode('otc@rails.test', '000000');
    await expect(door(page).code).toHaveAttribute('aria-invalid', 'true');
  },
  'the step of the code, locked': async ({ page, portal }) => {
    await page.goto(portal.url('rails'));
    await door(page).withCode('otc@rails.test', '555555');
    await expect(door(page).code).toBeDisabled();
  },
  'the second factor': async ({ page, portal }) => {
    await page.goto(portal.url('sky'));
    await door(page).withPassword('mfa@sky.test');
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  },
  'waiting for somebody from elsewhere': async ({ page, portal }) => {
    await page.goto(portal.url('plain'));
    await expect(page.getByRole('heading', { name: 'Come in from your partner’s site' })).toBeVisible();
  },
  'a start that failed': async ({ page, portal }) => {
    await page.goto(portal.url('crash'));
    await expect(page.getByRole('heading', { name: 'Error loading system' })).toBeVisible();
  },
  'an address that leads nowhere': async ({ page, portal }) => {
    await page.goto(portal.url('sky', '/no/such/page'));
    await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
  },
  'the key facts': async ({ page, portal }) => {
    await page.goto(portal.url('sky', '/key-facts'));
    await expect(page.getByRole('heading', { name: 'Key facts' })).toBeVisible();
  },
  'an hour that is over': async ({ page, portal, clock }) => {
    await enter(page, portal, 'anna@sky.test');
    await expect(dashboard(page).card('Trips')).toContainText('14 trips');
    await clock.advance({ minutes: 61 });
    await expect(door(page).toast).toBeVisible();
  },
};

const inside: States = {
  'the dashboard of a traveller': async ({ page, portal }) => {
    await enter(page, portal, 'anna@sky.test');
    await expect(dashboard(page).card('Trips')).toContainText('14 trips');
  },
  'the dashboard, with lost bags': async ({ page, portal }) => {
    await enter(page, portal, 'vera@voyage.test');
    await expect(dashboard(page).card('Lost luggage')).toContainText('LHRVO10049');
  },
  'the dashboard of a business': async ({ page, portal }) => {
    await enter(page, portal, 'berta@harvest.test');
    await expect(dashboard(page).card('Claims')).toContainText('CL-14');
  },
  'the dashboard of somebody whose data is watched': async ({ page, portal }) => {
    await enter(page, portal, 'olga@owl.test');
    await expect(dashboard(page).card('Monitored data')).toContainText('Passports');
    await expect(dashboard(page).card('Your protection')).toContainText('Watching');
  },
  'the dashboard, with four policies': async ({ page, portal }) => {
    await enter(page, portal, 'gallery@sky.test');
    await dashboard(page).card('Summary').getByRole('button').click();
    await expect(page.locator('[data-policy]')).toHaveCount(4);
  },
  'the dashboard, empty': async ({ page, portal }) => {
    await enter(page, portal, 'bare@sky.test');
    await expect(dashboard(page).card('Trips')).toContainText('You have no insurance yet.');
  },
  'the dashboard, loading': async ({ page, portal, faults }) => {
    for (const path of ['/travel/**', '/platform/payouts/**', '/platform/users/*/policies'])
      await faults.raise({ path, hold: true, times: 9 });
    await enter(page, portal, 'anna@sky.test');
    await expect(dashboard(page).card('Trips').getByLabel('Loading')).toBeVisible();
  },
  'the dashboard, failed': async ({ page, portal, faults }) => {
    for (const path of ['/travel/**', '/platform/payouts/**', '/platform/users/*/policies'])
      await faults.raise({ path, code: 'VENDOR_ERROR', times: 9 });
    await enter(page, portal, 'anna@sky.test');
    await expect(dashboard(page).card('Trips')).toHaveAttribute('data-state', 'failed');
    await expect(dashboard(page).notice).toBeVisible();
  },
  'what is known of before, and a flight asked after': async ({ page, portal, faults, clock }) => {
    await enter(page, portal, 'anna@sky.test');
    const { open, update } = insurances(page);
    await open();
    await faults.raise({ path: '/travel/trips', code: 'VENDOR_ERROR' });
    await update('SK111').click();
    await clock.advance({ seconds: 9 });
    await expect(page.getByText('Last checked 09:00')).toBeVisible();
    await update('SK111').click();
    await expect(page.getByText('Updating the status')).toBeVisible();
  },
  'my insurances': async ({ page, portal }) => {
    await enter(page, portal, 'anna@sky.test');
    await insurances(page).open();
    await expect(page.getByText('SK101')).toBeVisible();
  },
  'my insurances, to be looked at only': async ({ page, portal }) => {
    await enter(page, portal, 'readonly@sky.test');
    await insurances(page).open();
    await expect(insurances(page).update('SK303')).toBeVisible();
  },
  'my insurances, none': async ({ page, portal }) => {
    await enter(page, portal, 'bare@sky.test');
    await insurances(page).open();
    await expect(page.getByText('You have no insurance yet.')).toBeVisible();
  },
  'a disruption': async ({ page, portal }) => {
    await enter(page, portal, 'anna@sky.test');
    await page.getByRole('link', { name: 'See what to do about flight SK102' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your disruption' })).toBeVisible();
  },
  'the account menu': async ({ page, portal }) => {
    await enter(page, portal, 'anna@sky.test');
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menu')).toContainText('Signed in as Anna Berg');
  },
  'the menu of a small screen': async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enter(page, portal, 'anna@sky.test');
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menuitem', { name: 'My insurances' })).toBeVisible();
  },
  'a dialog of the insurer’s': async ({ page, portal, faults }) => {
    const dialog = { type: 'B2BError', title: 'Closed for the day', body: 'We are back tomorrow at 8.' };
    await faults.raise({ path: '/travel/trips', status: 418, ...dialog });
    await enter(page, portal, 'anna@sky.test');
    await expect(page.getByRole('alertdialog', { name: 'Closed for the day' })).toContainText('tomorrow at 8');
  },
  'the hour nearly over': async ({ page, portal, clock }) => {
    await signIn(page, portal.url('sky'), 'anna@sky.test');
    await clock.advance({ minutes: 58, seconds: 5 });
    await expect(page.getByRole('dialog', { name: 'Finish soon?' })).toBeVisible();
  },
};

for (const [what, come] of Object.entries({ ...outside, ...inside }))
  test(`is accessible to everyone: ${what}`, async ({ page, portal, faults, clock }) => {
    await come({ page, portal, faults, clock });

    await expectAccessible(page);
    // A dialog hides what is behind it, its heading too.
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
  });

/** The page as it stands by day, and its colours by night. */
async function expectAccessibleDayAndNight(page: Page): Promise<void> {
  await expectAccessible(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await emulateScheme(page, 'dark');
  await expectContrast(page);
  await emulateScheme(page, 'light');
}

test('is accessible to everyone, by day and by night: insuring a trip', async ({ page, portal, faults }) => {
  test.slow();
  const wizard = insureTrip(page);
  const { dialog, summary } = wizard;
  const look = () => expectAccessibleDayAndNight(page);
  await begin(page, portal, 'charter@sky.test');
  await wizard.isAt('What kind of trip is it?');
  await wizard.next();
  await look();
  await wizard.describe('Several flights');
  await wizard.next();
  await expect(summary).toBeVisible();
  await look();
  await wizard.add.click();
  await wizard.press('Look it up');
  await wizard.lookUp('ZZ403', '2031-04-02');
  await expect(door(page).notice).toBeVisible();
  await expectAccessible(page);
  await wizard.dismiss();
  await faults.raise({ path: '/travel/flights/validate', hold: true });
  await wizard.lookUp('ZZ405', '2031-04-02');
  await expect(dialog.getByRole('button', { name: 'One moment' })).toBeVisible();
  await look();
  await faults.release();

  await wizard.isAt('We can’t find it. Enter it yourself');
  await wizard.press('Use this flight');
  await dialog.getByRole('combobox', { name: 'From' }).fill('reyk');
  await expect(page.getByRole('option')).toHaveCount(1);
  await look();
  await wizard.back();
  await wizard.lookUp('ZZ200', '2031-04-02');
  await wizard.isAt('Which of these is yours?');
  await wizard.press('Add to the trip');
  for (const at of [0, 1]) await dialog.getByRole('checkbox').nth(at).check();
  await expectAccessible(page);
  await wizard.press('Add to the trip');
  await wizard.isAt('Which flights?');
  await expectAccessible(page);
  await wizard.next();

  await wizard.isAt('Who travels?');
  await wizard.next();
  await expectAccessible(page);
  await wizard.press('Add a passenger');
  await page.getByRole('button', { name: 'Add this passenger' }).click();
  await look();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await wizard.choose('Chara Thorne');
  await wizard.press('Insure this trip');
  await expectAccessible(page);
  await wizard.close();
  await expect(wizard.question).toBeVisible();
  await look();
  await page.reload();
  await wizard.isAt('You were here before');
  await expectAccessible(page);
  await wizard.press('Continue where you left off');

  await faults.raise({ path: '/travel/insurance/blink-it', network: true });
  await faults.raise({ path: '/travel/trips', network: true, times: 50 });
  await wizard.purchase();
  await wizard.isAt('We don’t know yet whether your trip is insured');
  await expectAccessible(page);
  await faults.clear();
  await faults.raise({ path: '/travel/trips', hold: true });
  await wizard.press('Check again');
  await wizard.isAt('We are checking whether your trip is insured');
  await expectAccessible(page);
  await faults.release();
  await wizard.isAt('Your trip isn’t insured yet');
  await expectAccessible(page);
  await wizard.press('Send it again');
  await wizard.isInsured();
  await expectAccessible(page);
});
