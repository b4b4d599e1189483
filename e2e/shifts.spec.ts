import type { Locator, Page } from '@playwright/test';

import { getIdleWait } from './kit/calls.ts';
import { measureLayoutShift } from './kit/looks/layout.ts';
import { expect, type Portal, test } from './kit/portal.ts';
import { unfold } from './pages/businessClaims.ts';
import { disruption } from './pages/disruption.ts';
import { insureTrip } from './pages/insureTrip.ts';
import { itemsPage } from './pages/items.ts';
import { luggage } from './pages/luggage.ts';
import { enter, openWithSession, signInPage } from './pages/signInPage.ts';
import { tripChanges } from './pages/tripChanges.ts';

/** https://web.dev/articles/cls calls 0.1 good. */
const most = 0.02;

/** The options for SK102, Anna's late flight. The sandbox derives ids from names. */
const lateFlight =
  '/resolution/select?category=FLIGHT&tripId=2c0edf58-18b6-5814-a187-fa9c3addf054&flightId=bd37588c-c3fa-5982-9fd6-722ef9764708';

/** Waits until no request, font or lazy part is pending and everything is rendered. */
async function isThere(page: Page, portal: Portal): Promise<void> {
  await page.locator('h1').waitFor({ state: 'attached' });
  await expect(page.locator('[data-dataset][data-state=loading]')).toHaveCount(0);
  await getIdleWait(page.context(), portal.sandbox)();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

test.beforeEach(({ context, portal }) => {
  // Watches requests from the first page on.
  getIdleWait(context, portal.sandbox);
});

for (const [size, width, height] of [
  ['a phone', 360, 780],
  ['a desk', 1280, 900],
] as const)
  test.describe(`on ${size}`, () => {
    test.use({ viewport: { width, height } });

    const isStill = async (page: Page, portal: Portal, what: string) => {
      await isThere(page, portal);
      expect(await measureLayoutShift(page), what).toBeLessThanOrEqual(most);
    };
    const expectStill = async (page: Page, portal: Portal, partner: string, path: string) => {
      await page.goto(portal.url(partner, path));
      await isStill(page, portal, path);
    };

    const insuring = ['/insurance', '/insurance/add'];

    for (const [who, partner, login, paths] of [
      ['a traveller', 'sky', 'anna@sky.test', [...insuring, '/nowhere']],
      // Pages that look the same for every traveller are checked once.
      ['a traveller without trips', 'sky', null, ['/insurance']],
      ['an agent', 'sky', 'agent@sky.test', insuring],
      ['a traveller with bags', 'voyage', 'vera@voyage.test', insuring],
      ['a business', 'harvest', 'berta@harvest.test', ['/insurance', '/permissions/grant']],
      ['somebody whose data is watched', 'owl', 'olga@owl.test', ['/insurance']],
    ] as const)
      test(`shifts nothing for ${who} while a page loads`, async ({ page, portal }) => {
        if (!login) await portal.pull('POST', 'reset', { seed: 'empty' });
        if (login && login !== 'agent@sky.test') {
          await page.goto(portal.url(partner));
          await expect(signInPage(page).username).toBeVisible();
          await isStill(page, portal, 'sign-in');
        }
        await openWithSession(page, portal, login ?? 'anna@sky.test');
        await isStill(page, portal, '/dashboard');
        for (const path of paths) await expectStill(page, portal, partner, path);
      });

    test('shifts nothing on the page of a trip, or when one could not be read', async ({ page, portal, faults }) => {
      await openWithSession(page, portal, 'anna@sky.test', '/insurance');
      await isStill(page, portal, '/insurance');
      const trip = await page.locator('[data-trip] a').first().getAttribute('href');
      await expectStill(page, portal, 'sky', trip ?? '');
      await faults.raise({ path: '/travel/trips', code: 'VENDOR_ERROR', times: 2 });
      await expectStill(page, portal, 'sky', '/insurance');
      await expectStill(page, portal, 'sky', '/dashboard');
    });

    for (const [partner, login, paths] of [
      ['sky', null, ['/help', '/help/signing-in', '/faq']],
      ['owl', null, ['/help', '/faq']],
      ['sky', 'anna@sky.test', ['/passengers', '/resolution/select', lateFlight, '/help', '/key-facts']],
      ['sky', 'agentlite@sky.test', ['/agent']],
      ['sky', 'agent@sky.test', ['/agent', '/passengers']],
      ['voyage', 'vera@voyage.test', ['/luggage', '/passengers', '/payout-terms']],
    ] as const)
      test(`shifts nothing at ${paths.join(', ')} of ${partner} for ${login ?? 'a guest'}`, async ({
        page,
        portal,
      }) => {
        if (login) await openWithSession(page, portal, login, login === 'agentlite@sky.test' ? '/agent' : '/dashboard');
        for (const path of paths) await expectStill(page, portal, partner, path);
      });

    test('shifts nothing on the page of a bag', async ({ page, portal }) => {
      await luggage(page).open(portal);
      await luggage(page).bags.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/luggage\/./);
      await expectStill(page, portal, 'voyage', new URL(page.url()).pathname);
    });

    test('shifts nothing while a dialog of a trip is open', async ({ page, portal }) => {
      const trip = tripChanges(page);
      const opens = async (press: () => Promise<void>, close: () => Promise<void>, what: string) => {
        await isThere(page, portal);
        const before = await measureLayoutShift(page);
        await press();
        await expect(trip.dialog).toBeVisible();
        await isThere(page, portal);
        expect((await measureLayoutShift(page)) - before, what).toBeLessThanOrEqual(most);
        await close();
        await expect(trip.dialog).toHaveCount(0);
        expect((await measureLayoutShift(page)) - before, `${what}, closed`).toBeLessThanOrEqual(most);
      };
      await trip.open(portal, 'anna@sky.test');

      await opens(
        () => trip.edit.click(),
        () => trip.keepAsItIs.click(),
        'who travels',
      );
      await opens(
        () => trip.cancel.click(),
        () => trip.keep.click(),
        'cancelling',
      );
      const report = disruption(page);
      await opens(
        () => report.open('SK101').click(),
        () => report.dialog.getByRole('button', { name: 'Close', exact: true }).click(),
        'reporting',
      );
    });

    test('shifts nothing in dialogs of a claim or an item, or at an offer or a history', async ({ page, portal }) => {
      const dialog = page.getByRole('dialog');
      await enter(page, portal, 'berta@harvest.test', '/insurance');
      const { add, choose } = itemsPage(page);
      for (const [what, open, seen] of [
        [
          'prediction',
          () => page.locator('[data-claim=CL-02]').getByRole('button', { name: 'Enter your prediction' }).click(),
          'form',
        ],
        ['adding', () => add.click(), 'form'],
        ['editing', () => choose('Bakery', 'Edit'), 'form'],
        ['cancelling', () => choose('Bakery', 'Cancel the insurance'), 'button'],
      ] as const) {
        await isThere(page, portal);
        const before = await measureLayoutShift(page);
        await open();
        await expect(dialog.locator(seen).first()).toBeVisible();
        await isThere(page, portal);
        expect((await measureLayoutShift(page)) - before, what).toBeLessThanOrEqual(most);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        expect((await measureLayoutShift(page)) - before, `${what}, closed`).toBeLessThanOrEqual(most);
      }

      await unfold(page, 'CL-07');
      const addressOf = async (link: Locator) => (await link.getAttribute('href')) ?? '';
      const pages = [
        await addressOf(page.locator('[data-claim=CL-04]').getByRole('link', { name: 'Review our offer' })),
        await addressOf(page.locator('[data-claim=CL-06]').getByRole('link', { name: 'Review our new offer' })),
        await addressOf(page.getByRole('link', { name: 'See claim history for CL-07' })),
      ];
      for (const address of pages) await expectStill(page, portal, 'harvest', address);
    });

    test('adds late data at the end of the overview and shifts nothing', async ({ page, portal, faults, clock }) => {
      await enter(page, portal, 'anna@sky.test');
      await isThere(page, portal);
      await faults.raise({ path: '/travel/trips', hold: true });
      await page.goto(portal.url('sky', '/dashboard'));
      const others = page.locator('[data-card=PAYMENT_METHODS]');
      await expect(others.locator('[data-state=loaded]')).toBeAttached();
      await expect(others).toBeHidden();

      await clock.advance({ seconds: 4 });
      await expect(others).toBeVisible();
      await expect(page.locator('[data-card]').last()).toHaveAttribute('data-card', 'TRIPS');
      await faults.release();
      await isThere(page, portal);

      await expect(page.getByRole('list', { name: 'Needs your attention' })).toBeVisible();
      expect(await measureLayoutShift(page)).toBeLessThanOrEqual(most);
    });

    test('shifts nothing in the card of an option while an answer is pending', async ({
      page,
      portal,
      faults,
      clock,
    }) => {
      const card = page.getByRole('region', { name: 'A lounge' });
      await enter(page, portal, 'anna@sky.test', lateFlight);
      await card.getByRole('button', { name: 'See the lounges' }).click();
      await card.getByText('Harbour Lounge').click();
      const guest = card.getByRole('radiogroup', { name: 'Who is the pass for?' }).getByRole('radio').first();
      if (!(await guest.isChecked())) await guest.check();
      await faults.raise({ path: '/platform/resolutions', method: 'PUT', hold: true });
      await card.getByRole('button', { name: 'Choose this lounge' }).click();
      await expect(card.locator('[aria-busy=true]')).toBeVisible();
      // Includes shifts shortly after input, which count here if they are delayed.
      await isThere(page, portal);
      const before = await measureLayoutShift(page, { afterInput: true });
      await clock.advance({ seconds: 4 });
      await expect(card.locator('span[role=status]')).not.toBeEmpty();

      expect((await measureLayoutShift(page, { afterInput: true })) - before).toBeLessThanOrEqual(most);
      await faults.release();
      await expect(card.getByRole('button', { name: 'Confirm the lounge' })).toBeVisible();
    });

    test('shifts nothing in the wizard during a request and after it', async ({ page, portal, faults, clock }) => {
      const wizard = insureTrip(page);
      const expectStillWaiting = async (path: string, press: () => Promise<void>, answered: string) => {
        await faults.raise({ path, hold: true });
        await press();
        await expect(wizard.dialog.locator('[aria-busy=true]')).toBeVisible();
        const before = await measureLayoutShift(page, { afterInput: true });
        await clock.advance({ seconds: 4 });
        await expect(wizard.dialog.locator('span[role=status]')).not.toBeEmpty();
        await faults.release();
        await wizard.isAt(answered);
        await page.evaluate(() => document.fonts.ready);
        expect((await measureLayoutShift(page, { afterInput: true })) - before, answered).toBeLessThanOrEqual(most);
      };
      await enter(page, portal, 'anna@sky.test', '/insurance/add');

      await wizard.describe('Single');
      await expectStillWaiting(
        '/travel/flights/validate',
        () => wizard.lookUp('BA900', '2031-04-02'),
        'Is this your flight?',
      );
      await wizard.take();
      await wizard.choose('Anna Berg', 'Dora Berg');
      await expectStillWaiting('/travel/insurance/blink-it', () => wizard.purchase(), 'Your trip is insured');
    });
  });
