import { dashboard } from '../../pages/dashboard.ts';
import { insurances } from '../../pages/insurances.ts';
import { begin } from '../../pages/insureTrip.ts';
import { enter, signInPage } from '../../pages/signInPage.ts';
import { expect } from '../portal.ts';
import type { Come, Screens } from './screen.ts';

const isRead =
  '[data-dataset][data-state=loading], [data-content][data-state=fetching], [data-state=reading], [data-state=checking]';

const signingIn = (partner: string): Come => {
  return async ({ page, portal }) => {
    await page.goto(portal.url(partner, '/login/otc'));
    // Customers of this partner sign in on its own site, so there is no form.
    if (partner === 'plain') return expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await signInPage(page).sendCode();
    await expect(page.getByRole('alert')).toBeVisible();
  };
};
/** @param last card besides the cover, if any */
const overview = (login: string, last?: string): Come => {
  return async ({ page, portal, faults }) => {
    await faults.raise({ path: '/platform/users/*/policies', code: 'VENDOR_ERROR' });
    await enter(page, portal, login);
    if (last) await expect(dashboard(page).card(last)).toHaveAttribute('data-state', 'loaded');
    await expect(dashboard(page).why('Your cover')).toBeVisible();
  };
};
const elsewhere = (partner: string, path: string): Come => {
  return async ({ page, portal }) => {
    await page.goto(portal.url(partner, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(isRead)).toHaveCount(0);
  };
};
const trip: Come = async ({ page }) => {
  // A theme may list the newest trips first, without a part for upcoming ones.
  const upcoming = insurances(page).tripsIn('Upcoming');
  const listed = (await upcoming.count()) > 0 ? upcoming : insurances(page).trips;
  await listed.getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
};
const over = (name: string): Come => {
  return async ({ page }) => {
    if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
};
const insuring = (login: string): Come => {
  return async ({ page, portal }) => {
    const wizard = await begin(page, portal, login);
    await wizard.describe('Several flights');
    await wizard.press('Find flight');
    await expect(wizard.summary).toBeVisible();
  };
};

/** The screens that each theme colours, besides those in the other lists, by partner. */
export const themes: Record<string, Screens> = {
  sky: {
    'signing in': signingIn('sky'),
    overview: overview('anna@sky.test', 'Payout methods'),
    help: elsewhere('sky', '/help'),
  },
  voyage: {
    'signing in': signingIn('voyage'),
    overview: overview('vera@voyage.test', 'Lost luggage'),
    passengers: elsewhere('voyage', '/passengers'),
    insurances: elsewhere('voyage', '/insurance'),
    'a trip': trip,
    'who travels': over('Change passengers'),
    'a report': over('Late or cancelled?'),
    'a cancellation': over('Cancel the insurance'),
    'insuring a trip': insuring('vera@voyage.test'),
  },
  rails: {
    'signing in': signingIn('rails'),
    overview: overview('otc@rails.test', 'Payout methods'),
    help: elsewhere('rails', '/help'),
    passengers: elsewhere('rails', '/passengers'),
    insurances: elsewhere('rails', '/insurance'),
    'a trip': trip,
    'a report': over('Late or cancelled?'),
    'a cancellation': over('Cancel the insurance'),
    'insuring a trip': insuring('otc@rails.test'),
  },
  plain: {
    'signing in': signingIn('plain'),
    overview: overview('sso@plain.test'),
    help: elsewhere('plain', '/help'),
    insurances: elsewhere('plain', '/insurance'),
    'a trip': trip,
  },
  harvest: {
    'signing in': signingIn('harvest'),
    overview: overview('berta@harvest.test', 'Claims'),
    help: elsewhere('harvest', '/help'),
    questions: elsewhere('harvest', '/faq'),
  },
  owl: {
    'signing in': signingIn('owl'),
    overview: overview('olga@owl.test', 'Monitored data'),
    help: elsewhere('owl', '/help'),
    questions: elsewhere('owl', '/faq'),
  },
};
