import type { Page } from '@playwright/test';
import type { Clock } from './kit/clock.ts';
import type { Faults } from './kit/levers.ts';
import { expectAccessible } from './kit/looks/axe.ts';
import { expect, type Portal, test } from './kit/portal.ts';
import { dashboard } from './pages/dashboard.ts';
import { insurances } from './pages/insurances.ts';
import { enter, signIn, signInPage } from './pages/signInPage.ts';

type Stage = { page: Page; portal: Portal; faults: Faults; clock: Clock };
type States = Record<string, (stage: Stage) => Promise<void>>;

/** How to come by every state that a person can see, each once. */
const onTheSignInPage: States = {
  'the sign-in page': async ({ page, portal }) => {
    await page.goto(portal.url('sky'));
    await expect(signInPage(page).username).toBeVisible();
  },
  'the sign-in page, with fields left empty': async ({ page, portal }) => {
    await page.goto(portal.url('sky'));
    await signInPage(page).submit();
    await expect(page.getByRole('alert')).toBeFocused();
  },
  'the sign-in page, refusing': async ({ page, portal }) => {
    await page.goto(portal.url('sky'));
    await signInPage(page).withPassword('anna@sky.test', 'wrong');
    await expect(signInPage(page).told).toBeVisible();
  },
  'the second factor': async ({ page, portal }) => {
    await page.goto(portal.url('sky'));
    await signInPage(page).withPassword('mfa@sky.test');
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  },
  'the sign-in page, at work': async ({ page, portal, faults }) => {
    await faults.raise({ path: '/platform/user/login', hold: true });
    await page.goto(portal.url('sky'));
    await signInPage(page).withPassword('anna@sky.test');
    await expect(page.locator('button[type=submit]')).toHaveAttribute('aria-busy', 'true');
  },
};

const onTheCodePage: States = {
  'asking for a one-time code': async ({ page, portal }) => {
    await page.goto(portal.url('rails'));
    await expect(signInPage(page).identifier).toBeVisible();
  },
  'the step of the code, with a wrong one': async ({ page, portal }) => {
    await page.goto(portal.url('rails'));
    await signInPage(page).withCode('otc@rails.test', '000000');
    await expect(signInPage(page).code).toHaveAttribute('aria-invalid', 'true');
  },
  'the step of the code, locked': async ({ page, portal }) => {
    await page.goto(portal.url('rails'));
    await signInPage(page).withCode('otc@rails.test', '555555');
    await expect(signInPage(page).code).toBeDisabled();
  },
};

const elsewhere: States = {
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
  'the terms of payouts': async ({ page, portal }) => {
    await page.goto(portal.url('voyage', '/payout-terms'));
    await expect(page.getByRole('heading', { name: 'If a payout comes back' })).toBeVisible();
  },
  'an account that an agent is in': async ({ page, portal }) => {
    await signIn(page, portal.url('sky'), 'agent@sky.test');
    await expect(page.getByRole('banner')).toContainText('You are acting for Anna Berg');
  },
  'where an agent finds a customer': async ({ page }) => {
    await page.getByRole('banner').getByRole('button', { name: 'Change customer' }).click();
    await page.getByLabel('E-mail address or policy number').fill('POL-ACTIVE');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Act for Gala Rask' })).toBeVisible();
  },
};

/** One after the other, as she goes about. */
const aTraveller: States = {
  'the dashboard of a traveller': async ({ page, portal }) => {
    await enter(page, portal, 'anna@sky.test');
    await expect(dashboard(page).card('Trips')).toContainText('SK101');
  },
  'a disruption': async ({ page }) => {
    await page.getByRole('link', { name: 'See your options for flight SK102' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'SK102 is 3 h late' })).toBeVisible();
  },
  'my insurances': async ({ page }) => {
    await insurances(page).open();
    await insurances(page).unfold();
    await expect(page.getByText('SK106')).toBeVisible();
  },
  'a trip': async ({ page }) => {
    await insurances(page).openTrip('SK112');
    await expect(insurances(page).pass('SK113')).toBeVisible();
  },
  'a trip with a flight that is late': async ({ page }) => {
    await insurances(page).open();
    await insurances(page).openTrip('SK118');
    await expect(insurances(page).happens.first()).toContainText('SK118 would be late');
  },
  'a trip that there is not': async ({ page }) => {
    await page.goto(page.url().replace(/[\w-]+$/, 'nowhere'));
    await expect(page.getByRole('link', { name: 'See my insurances' })).toBeVisible();
  },
  'the account menu': async ({ page }) => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menu')).toContainText('Signed in as Anna Berg');
  },
  'the menu of a small screen': async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menuitem', { name: 'My insurances' })).toBeVisible();
  },
};

const whoHasNothing: States = {
  'the dashboard, empty': async ({ page, portal }) => {
    await enter(page, portal, 'bare@sky.test');
    await expect(dashboard(page).card('Trips')).toContainText('You have no insurance yet.');
  },
  'my insurances, none': async ({ page }) => {
    await insurances(page).open();
    await expect(page.getByText('You have no insurance yet.')).toBeVisible();
  },
};

const others: States = {
  'the dashboard, with lost bags': async ({ page, portal }) => {
    await enter(page, portal, 'vera@voyage.test');
    await expect(dashboard(page).card('Lost luggage')).toContainText('LHRVO10049');
  },
  'the dashboard of a business': async ({ page, portal }) => {
    await enter(page, portal, 'berta@harvest.test');
    await expect(dashboard(page).card('Claims')).toContainText('CL-14');
  },
  'the claims of a business, unfolded': async ({ page, portal }) => {
    await enter(page, portal, 'berta@harvest.test', '/insurance');
    const claim = page.locator('[data-claim=CL-07]');
    await expect(claim.getByRole('table', { name: 'Payouts' })).toBeVisible();
  },
  'where a payout of a claim goes to': async ({ page, portal }) => {
    await enter(page, portal, 'berta@harvest.test', '/insurance');
    await page.getByRole('button', { name: 'Give payment details' }).click();
    await page.getByRole('radio', { name: 'Another account of your business' }).click();
    await expect(page.getByRole('textbox', { name: 'Transit number' })).toBeVisible();
  },
  'a prediction, with fields left empty': async ({ page, portal }) => {
    await enter(page, portal, 'berta@harvest.test', '/insurance');
    await page.locator('[data-claim=CL-02]').getByRole('button', { name: 'Enter your prediction' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'an offer, with its chart': async ({ page, portal }) => {
    await enter(page, portal, 'berta@harvest.test', '/insurance');
    await page.locator('[data-claim=CL-06]').getByRole('link', { name: 'Review our new offer' }).click();
    await expect(page.getByRole('img', { name: 'Your prediction beside our offer' })).toBeVisible();
  },
  'a dispute, with a note': async ({ page, portal }) => {
    await enter(page, portal, 'berta@harvest.test', '/insurance');
    await page.locator('[data-claim=CL-04]').getByRole('link', { name: 'Review our offer' }).click();
    await page.getByRole('button', { name: 'I disagree' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Say why' }).first().click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  },
  'what happened about a claim': async ({ page, portal }) => {
    await enter(page, portal, 'berta@harvest.test', '/insurance');
    await page.getByRole('link', { name: 'See what happened so far with CL-07' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'CL-07 · Corner shop' })).toBeVisible();
  },
  'what of a bank is connected, and why': async ({ page, portal }) => {
    await enter(page, portal, 'berta@harvest.test', '/permissions/grant');
    await expect(page.getByRole('button', { name: 'Connect the bank for Bakery' })).toBeVisible();
  },
  'the dashboard of somebody whose data is watched': async ({ page, portal }) => {
    await enter(page, portal, 'olga@owl.test');
    await expect(dashboard(page).card('Monitored data')).toContainText('Passports');
    await expect(dashboard(page).card('Your protection')).toContainText('Watching');
  },
  'the dashboard, with four policies': async ({ page, portal }) => {
    await enter(page, portal, 'gallery@sky.test');
    await dashboard(page).card('Your cover').getByRole('button').click();
    await expect(page.locator('[data-policy]')).toHaveCount(4);
  },
  'my insurances, to be looked at only': async ({ page, portal }) => {
    await enter(page, portal, 'readonly@sky.test');
    await insurances(page).open();
    await expect(page.getByRole('main').getByRole('button', { name: 'Insure a trip' })).toBeVisible();
  },
};

const troubled: States = {
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
    await expect(dashboard(page).why('Trips')).toBeVisible();
  },
  'what is known of before, and a flight asked after': async ({ page, portal, faults, clock }) => {
    await enter(page, portal, 'anna@sky.test');
    const { open, update, openTrip, askAfter } = insurances(page);
    await open();
    await openTrip('SK111');
    await expect(update('SK111')).toBeVisible();
    await faults.raise({ path: '/travel/trips', code: 'VENDOR_ERROR' });
    await askAfter('SK111');
    await clock.advance({ seconds: 9 });
    await expect(page.getByText(/Last checked 09:0\d/)).toBeVisible();
    await askAfter('SK111');
    await expect(page.getByText('Updating the status')).toBeVisible();
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
  'an hour that is over': async ({ page, portal, clock }) => {
    await enter(page, portal, 'anna@sky.test');
    await expect(dashboard(page).card('Trips')).toContainText('SK101');
    await clock.advance({ minutes: 61 });
    await expect(signInPage(page).toast).toBeVisible();
  },
};

for (const [who, states] of Object.entries({
  'on the sign-in page': onTheSignInPage,
  'on the page of a code': onTheCodePage,
  'where nobody signs in': elsewhere,
  'a traveller': aTraveller,
  'who has nothing': whoHasNothing,
  'all others': others,
  ...Object.fromEntries(Object.entries(troubled).map(([what, come]) => [what, { [what]: come }])),
}))
  test(`is accessible to everyone: ${who}`, async ({ page, portal, faults, clock }) => {
    for (const [what, come] of Object.entries(states))
      await test.step(what, async () => {
        await come({ page, portal, faults, clock });
        await expectAccessible(page);
        // A dialog hides what is behind it, its heading too.
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page).toHaveTitle(/\S/);
      });
  });
