import type { Page } from '@playwright/test';

import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { dashboard } from '../pages/dashboard.ts';
import { insurances } from '../pages/insurances.ts';
import { insureTrip } from '../pages/insureTrip.ts';
import { enter, signInPage, signOut } from '../pages/signInPage.ts';

const finder = (page: Page) => {
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  const act = (name: string) => main.getByRole('button', { name: `Act for ${name}` });

  const strip = banner.locator('[data-machine=agentContext]');

  async function find(sought: string): Promise<void> {
    await main.getByLabel('Name, email address, or policy number').fill(sought);
    await main.getByRole('button', { name: 'Find', exact: true }).click();
  }

  return {
    main,
    strip,
    heading: main.getByRole('heading', { level: 1, name: 'Find a customer' }),
    change: banner.getByRole('button', { name: 'Change customer' }),
    leave: banner.getByRole('button', { name: 'Leave', exact: true }),
    act,
    find,
    open: async (sought: string, name: string) => {
      await find(sought);
      await act(name).click();
      await expect(strip).toContainText(`You are acting for ${name}`);
    },
  };
};

test('finds a customer and insures a trip for them by keyboard, and records both people', async ({ page, portal }) => {
  await page.goto(portal.url('sky'));
  await signInPage(page).withPassword('agentlite@sky.test');
  await page.waitForURL(/\/agent$/);
  const { heading, find, act, strip, main } = finder(page);
  await expect(heading).toBeVisible();
  await expect(strip).toContainText('No customer selected');
  await expectAccessible(page);

  await find('emil@sky.test');
  await expect(main.getByRole('heading', { name: 'No customer found' })).toBeVisible();
  await page.getByLabel('Name, email address, or policy number').fill('anna b');
  await page.keyboard.press('Enter');
  await expect(act('Anna Berg')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(act('Anna Berg')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(strip).toContainText('You are acting for Anna Berg');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

  await insurances(page).open();
  const wizard = insureTrip(page);
  await wizard.way.click();
  await expect(wizard.dialog).toContainText('You are acting for Anna Berg');
  await wizard.upToDetails('ZZ100');
  await wizard.purchase();
  await wizard.isInsured();

  const acts = (await portal.pull('GET', 'acts')) as { what: string; agentId: string; customerId: string }[];
  expect(acts.map(({ what }) => what)).toEqual(['POST /api/travel/insurance/blink-it']);
  expect(acts[0]?.agentId).not.toBe(acts[0]?.customerId);
});

test('keeps a draft with its own customer', async ({ page, portal }) => {
  await enter(page, portal, 'agent@sky.test', '/insurance/add');
  const wizard = insureTrip(page);
  await wizard.describe('Single');
  await wizard.number.fill('ba 900');
  await page.goto(portal.url('sky', '/insurance'));
  await expect(page.getByText('You started insuring a trip and didn’t finish.')).toBeVisible();
  const { change, open, leave } = finder(page);

  await change.click();
  await open('gallery@sky.test', 'Gala Rask');
  await insurances(page).open();
  await expect(page.getByText('You started insuring a trip and didn’t finish.')).toHaveCount(0);
  await insureTrip(page).way.click();
  await insureTrip(page).isAt('What kind of trip is it?');
  await insureTrip(page).close();

  await leave.click();
  await open('anna@sky.test', 'Anna Berg');
  await insurances(page).open();
  await expect(page.getByText('You started insuring a trip and didn’t finish.')).toBeVisible();
});

test(
  'drops a late answer about a customer after switching to another',
  proof('agents: a late answer about another customer'),
  async ({ page, portal, faults }) => {
    await enter(page, portal, 'agent@sky.test');
    await expect(dashboard(page).card('Trips')).toContainText('SK101');
    await faults.raise({ path: '/travel/trips', hold: true });
    await page.reload();
    const { change, open, strip } = finder(page);
    await expect(strip).toContainText('You are acting for Anna Berg');

    await change.click();
    await open('gallery@sky.test', 'Gala Rask');
    await faults.release();
    await insurances(page).open();

    await expect(page.getByRole('main')).not.toContainText('SK101');
    await expect(strip).not.toContainText('Anna');
  },
);

test('keeps one customer per tab and ends both sessions on sign-out', async ({ page, context, portal }) => {
  await enter(page, portal, 'agent@sky.test');
  const other = await context.newPage();
  await enter(other, portal, 'agent@sky.test');
  await finder(other).change.click();
  await finder(other).open('gallery@sky.test', 'Gala Rask');

  await page.reload();
  await expect(finder(page).strip).toContainText('You are acting for Anna Berg');
  await other.reload();
  await expect(finder(other).strip).toContainText('You are acting for Gala Rask');

  await signOut(page);
  await expect(signInPage(other).username).toBeVisible();
});

test('reports a lost customer at the search and continues with another', async ({ page, portal }) => {
  await enter(page, portal, 'agent@sky.test');
  await expect(finder(page).strip).toContainText('You are acting for Anna Berg');
  // Requests that are still running would report the loss before the reload, not after it.
  await dashboard(page).isThere();
  await expect(finder(page).main).toContainText('Your optionsA lounge');
  await portal.pull('POST', 'agents', { agent: 'agent@sky.test', customer: 'anna@sky.test', acts: false });
  await page.reload();

  const { main, strip, find, open } = finder(page);
  await expect(main.getByRole('alert')).toContainText('You can no longer act for that customer');
  await expect(strip).toContainText('No customer selected');
  await expect(main).not.toContainText('SK101');
  await find('anna@sky.test');
  await expect(main.getByRole('heading', { name: 'No customer found' })).toBeVisible();
  await open('gallery@sky.test', 'Gala Rask');
});
