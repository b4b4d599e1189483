import { dashboard } from '../../pages/dashboard.ts';
import { disruption } from '../../pages/disruption.ts';
import { insurances } from '../../pages/insurances.ts';
import { luggage } from '../../pages/luggage.ts';
import { tripChanges } from '../../pages/tripChanges.ts';
import { expect } from '../portal.ts';
import { loaded, type Screens } from './screen.ts';

/** Visited one after the other in one session. */
export const aTraveller: Screens = {
  'the dashboard of a traveller': loaded('anna@sky.test', 'TRIPS'),
  'a disruption': async ({ page }) => {
    await page.getByRole('link', { name: 'See your options for flight SK102' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'SK102 is 3 h late' })).toBeVisible();
    await expect(page.locator('[data-machine=viewCase][data-state=shown]')).toBeVisible();
  },
  'my insurances': async ({ page }) => {
    await insurances(page).open();
    await insurances(page).unfold();
    await expect(page.getByText('SK106')).toBeVisible();
  },
};

/** Floating menus close when the window is resized. */
export const menus: Screens = {
  'the account menu': async ({ page, ...stage }) => {
    await loaded('anna@sky.test', 'TRIPS', '/insurance')({ page, ...stage });
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

export const trips: Screens = {
  'a trip': async ({ page, ...stage }) => {
    await loaded('anna@sky.test', 'TRIPS', '/insurance')({ page, ...stage });
    await insurances(page).openTrip('SK112');
    await expect(insurances(page).pass('SK113')).toBeVisible();
  },
  'a trip with a flight that is late': async ({ page }) => {
    await insurances(page).open();
    await insurances(page).openTrip('SK102');
    await expect(insurances(page).pass('SK102')).toBeVisible();
  },
  'a trip with a flight that would be late': async ({ page }) => {
    await insurances(page).open();
    await insurances(page).openTrip('SK118');
    await expect(insurances(page).happens.nth(1)).toContainText('SK118 would be late');
  },
  'a trip that there is not': async ({ page }) => {
    await page.goto(page.url().replace(/[\w-]+$/, 'nowhere'));
    await expect(page.getByRole('link', { name: 'See my insurances' })).toBeVisible();
  },
};

export const overATrip: Screens = {
  'who travels on a trip': async ({ page, portal }) => {
    await tripChanges(page).open(portal, 'anna@sky.test');
    await tripChanges(page).edit.click();
    await expect(page.locator('[data-machine=editTrip]')).toBeVisible();
  },
  'a cancellation': async ({ page }) => {
    await tripChanges(page).keepAsItIs.click();
    await tripChanges(page).cancel.click();
    await expect(page.locator('[data-machine=cancelInsurance]')).toBeVisible();
  },
  'a report of a delay': async ({ page }) => {
    await tripChanges(page).keep.click();
    await disruption(page).open('SK101').click();
    await expect(page.locator('[data-machine=notifyDisruption]')).toBeVisible();
  },
};

export const passengersAndBags: Screens = {
  'the passengers': loaded('anna@sky.test', 'PASSENGERS', '/passengers'),
  'the dashboard, with lost bags': async (stage) => {
    await loaded('vera@voyage.test', 'LUGGAGE')(stage);
    await expect(dashboard(stage.page).card('Lost luggage')).toContainText('LHRVO10049');
  },
  'the lost bags': loaded('vera@voyage.test', 'LUGGAGE', '/luggage'),
  'a lost bag, reported with nothing filled in': async ({ page }) => {
    await luggage(page).add.click();
    await luggage(page).report.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'a bag': async ({ page, ...stage }) => {
    await loaded('vera@voyage.test', 'LUGGAGE', '/luggage')({ page, ...stage });
    await luggage(page).bags.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/luggage\/./);
    await expect(page.locator('[data-machine=viewBag], main dl').first()).toBeVisible();
  },
};

export const othersWhoTravel: Screens = {
  'the dashboard, empty': async ({ page, ...stage }) => {
    await loaded('bare@sky.test', 'TRIPS')({ page, ...stage });
    await expect(dashboard(page).card('Trips')).toContainText('No insured trips yet');
  },
  'my insurances, none': async ({ page }) => {
    await insurances(page).open();
    await expect(page.getByText('No insured trips yet')).toBeVisible();
  },
  'the dashboard, with four policies': async ({ page, ...stage }) => {
    await loaded('gallery@sky.test', 'TRIPS')({ page, ...stage });
    await dashboard(page).card('Your cover').getByRole('button').click();
    await expect(page.locator('[data-policy]')).toHaveCount(4);
  },
  'my insurances, to be looked at only': async ({ page, ...stage }) => {
    await loaded('readonly@sky.test', 'TRIPS', '/insurance')({ page, ...stage });
    await expect(page.getByRole('main').getByRole('button', { name: 'Insure a trip' })).toBeVisible();
  },
};
