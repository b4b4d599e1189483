import type { Page } from '@playwright/test';

import type { Fault } from '../kit/levers.ts';
import { expect, type Portal, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { countSent, unready } from '../kit/sending.ts';
import { insurances } from '../pages/insurances.ts';
import { begin, insureTrip } from '../pages/insureTrip.ts';
import { enter } from '../pages/signInPage.ts';

const purchase = { method: 'POST', path: '/travel/insurance/blink-it' };
const reading = { method: 'GET', path: '/travel/trips' };

/** Checks both the insurer's answer for the trips and the list on the page. */
async function hasOne(page: Page, portal: Portal, flight: string): Promise<void> {
  // Removes the previous page, so that only the new answer counts.
  await page.goto('about:blank');
  const answered = page.waitForResponse(
    async (response) => response.url().endsWith('/graphql') && (await response.text()).includes('"trips":['),
  );
  await page.goto(portal.url('sky', '/insurance'));
  const text = await (await answered).text();
  expect(text.split(`"flightNumber":"${flight}"`)).toHaveLength(2);
  await expect(insurances(page).flight(flight)).toHaveCount(1);
  await expect(insurances(page).trips).toHaveCount(15);
}

/** Checks that the wizard shows no question, neither about discarding nor about leaving an open purchase. */
async function isAskedNothing(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(insureTrip(page).dialog).toHaveAttribute('data-state', 'filling.undisturbed');
}

async function isWaiting(portal: Portal): Promise<void> {
  const waiting = async () => {
    const armed = (await portal.pull('GET', 'faults')) as { waiting: number }[];
    return armed.some((one) => one.waiting > 0);
  };
  await expect.poll(waiting).toBe(true);
}

test(
  'buys one trip however often the purchase is sent',
  proof('money: one purchase for many clicks'),
  async ({ page, portal, faults }) => {
    const sent = countSent(page, 'InsureTrip');
    const wizard = await begin(page, portal, 'anna@sky.test');
    await wizard.upToDetails('BA900');
    await wizard.terms.check();
    await faults.raise({ ...purchase, hold: true });

    await wizard.buy.dblclick();
    await wizard.booking.press('Enter');
    await expect(wizard.buy).toHaveAttribute('aria-busy', 'true');
    for (const name of ['Insure this trip', 'Back', 'Close'])
      await wizard.dialog.getByRole('button', { name }).click(unready);
    await page.keyboard.press('Escape');
    await isWaiting(portal);
    await isAskedNothing(page);
    await faults.release();
    await wizard.isInsured();
    expect(sent()).toBe(1);

    await page.goBack();
    await expect(wizard.dialog).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Insure a trip' }).click();
    // The first trip is done, so this starts another.
    await wizard.ask('BA900');
    await expect(page.locator('[data-told]')).toContainText('already part of one of your trips');
    expect(sent()).toBe(1);
    await hasOne(page, portal, 'BA900');
  },
);

test(
  'buys one trip when it is sent from two tabs',
  proof('money: one purchase from two tabs'),
  async ({ page, portal, faults, context }) => {
    await begin(page, portal, 'anna@sky.test');
    await insureTrip(page).upToDetails('BA900');
    const second = await context.newPage();
    await enter(second, portal, 'anna@sky.test');
    await second.goto(portal.url('sky', '/insurance/add'));
    const tabs = [insureTrip(page), insureTrip(second)];
    await insureTrip(second).press('Continue where you left off');
    await faults.raise({ ...purchase, hold: true, times: 2 });

    for (const { terms, buy } of tabs) {
      await terms.check();
      await buy.click();
    }
    await isWaiting(portal);
    await faults.release();

    for (const tab of tabs) await expect(tab.heading('Your trip is insured')).toBeVisible();
    await hasOne(page, portal, 'BA900');
  },
);

/** Faults of a purchase and of the following read, and the messages that the customer sees. */
const troubles: Record<string, { faults: Fault[]; told: ('unknown' | 'missing')[]; isProof?: boolean }> = {
  'the answer to the purchase is lost': { faults: [{ ...purchase, lost: true }], told: [], isProof: true },
  'the purchase never arrives': { faults: [{ ...purchase, network: true }], told: ['missing'] },
  'the answer to the purchase is lost, and nothing can be read': {
    faults: [
      { ...purchase, lost: true },
      { ...reading, network: true, times: 50 },
    ],
    told: ['unknown'],
    isProof: true,
  },
  'the purchase never arrives, and nothing can be read': {
    faults: [
      { ...purchase, network: true },
      { ...reading, network: true, times: 50 },
    ],
    told: ['unknown', 'missing'],
  },
};

for (const [what, { faults: armed, told, isProof }] of Object.entries(troubles))
  test(
    `buys one trip when ${what}`,
    isProof ? proof('money: one purchase after a lost answer') : {},
    async ({ page, portal, faults }) => {
      const wizard = await begin(page, portal, 'anna@sky.test');
      await wizard.upToDetails('BA900');
      for (const fault of armed) await faults.raise(fault);
      await wizard.purchase();

      if (told.includes('unknown')) {
        await wizard.isAt('We don’t know yet whether your trip is insured');
        await page.reload();
        await wizard.press('Continue where you left off');
        await wizard.isAt('We don’t know yet whether your trip is insured');
        await faults.clear();
        await wizard.press('Check again');
      }
      if (told.includes('missing')) {
        await wizard.isAt('Your trip isn’t insured yet');
        await expect(wizard.dialog).toContainText('nothing was bought');
        await wizard.press('Send it again');
      }
      await wizard.isInsured();
      await wizard.press('See my insurances');
      await hasOne(page, portal, 'BA900');
    },
  );

for (const [what, { sent, count }] of Object.entries({
  'the trip that the insurer has': { sent: { ...purchase, lost: true }, count: 1 },
  'no trip that it does not have': { sent: { ...purchase, network: true }, count: 0 },
}))
  test(`shows a customer who leaves an unreceived purchase ${what}`, async ({ page, portal, faults }) => {
    const wizard = await begin(page, portal, 'anna@sky.test');
    await wizard.upToDetails('BA900');
    await faults.raise(sent);
    await faults.raise({ ...reading, network: true, times: 50 });
    await wizard.purchase();
    await wizard.isAt('We don’t know yet whether your trip is insured');
    await faults.clear();
    const read = page.waitForResponse((response) => response.request().postData()?.includes('"Trips"') === true);

    await wizard.close();
    await page.getByRole('dialog').getByRole('button', { name: 'Close for now' }).click();

    await read;
    await expect(wizard.dialog).toHaveCount(0);
    await expect(insurances(page).trips).toHaveCount(14 + count);
    await expect(insurances(page).flight('BA900')).toHaveCount(count);
  });

test('says that it checks the purchase, and cannot be interrupted', async ({ page, portal, faults }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  await wizard.upToDetails('BA900');
  await faults.raise({ ...purchase, lost: true });
  await faults.raise({ ...reading, hold: true });
  await wizard.purchase();

  await wizard.isAt('Checking whether your trip is insured');
  await isWaiting(portal);
  await wizard.dialog.getByRole('button', { name: 'Close' }).click(unready);
  await page.keyboard.press('Escape');
  await isAskedNothing(page);
  await wizard.isAt('Checking whether your trip is insured');
  await faults.release();

  await wizard.isInsured();
  await wizard.close();
  await expect(wizard.dialog).toHaveCount(0);
  await hasOne(page, portal, 'BA900');
});

for (const [what, fault] of Object.entries({ before: { network: true }, after: {} }))
  test(`buys one trip if the insurer restarts ${what} it was made`, async ({ page, portal, faults }) => {
    const wizard = await begin(page, portal, 'anna@sky.test');
    await wizard.upToDetails('BA900');
    await faults.raise({ ...purchase, hold: true, ...fault });
    await wizard.purchase();
    await isWaiting(portal);

    await portal.servers.sandbox.restart();

    const insured = wizard.heading('Your trip is insured');
    const outcome = page.getByRole('heading', {
      name: /^(Your trip isn’t insured yet|We don’t know yet|Your trip is insured)/,
    });
    await expect(outcome).toBeVisible();
    if (await wizard.heading('We don’t know yet whether your trip is insured').isVisible()) {
      await wizard.press('Check again');
      await expect(outcome).not.toHaveText(/^We don’t know/);
    }
    if (!(await insured.isVisible())) await wizard.press('Send it again');
    await expect(insured).toBeVisible();
    await hasOne(page, portal, 'BA900');
  });
