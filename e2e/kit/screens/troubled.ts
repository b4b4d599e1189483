import { dashboard } from '../../pages/dashboard.ts';
import { insurances } from '../../pages/insurances.ts';
import { enter, signIn, signInPage } from '../../pages/signInPage.ts';
import { expect } from '../portal.ts';
import type { Screens } from './screen.ts';

/** Transient screens. None of them affects the next one. */
export const troubled: Screens = {
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
    await expect(page.getByText('Updating status')).toBeVisible();
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
    await expect(page.getByRole('dialog', { name: /^Your session ends at/ })).toBeVisible();
  },
  'an hour that is over': async ({ page, portal, clock }) => {
    await enter(page, portal, 'anna@sky.test');
    await expect(dashboard(page).card('Trips')).toContainText('SK101');
    await clock.advance({ minutes: 61 });
    await expect(signInPage(page).toast).toBeVisible();
  },
};
