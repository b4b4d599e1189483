import { expect, test } from '../kit/portal.ts';
import { dashboard } from '../pages/dashboard.ts';
import { insurances } from '../pages/insurances.ts';
import { enter, signOut } from '../pages/signInPage.ts';

const vendor = 'A service we rely on isn’t working properly.';

for (const { login, path, title, failed, content } of [
  { login: 'anna@sky.test', path: '/travel/trips', title: 'Trips', failed: 'your trips', content: 'OSL' },
  {
    login: 'berta@harvest.test',
    path: '/platform/items/views/item-alerts',
    title: 'Claims',
    failed: 'your claims',
    content: 'CL-03',
  },
])
  test(`fails alone and recovers on retry: ${title}`, async ({ page, portal, faults }) => {
    // The faults last until the retry: a card that moves would reload by itself and use one up.
    await faults.raise({ path, code: 'VENDOR_ERROR', times: 20 });
    await enter(page, portal, login);
    const { card, cards, retry, why, notice, isThere } = dashboard(page);

    await expect(card(title)).toHaveAttribute('data-state', 'failed');
    await expect(card(title)).toContainText(failed);
    await isThere();
    await expect(cards.and(page.locator(':not([data-state=loaded])'))).toHaveCount(1);
    await expect(notice).toHaveCount(0);
    await expect(why(title)).toContainText(vendor);

    await portal.pull('DELETE', 'faults');
    await retry(title).click();

    await expect(card(title)).toHaveAttribute('data-state', 'loaded');
    await expect(card(title)).toContainText(content);
    await expect(card(title)).toBeFocused();
  });

test('shows a placeholder while data is loading', async ({ page, portal, faults, clock }) => {
  await faults.raise({ path: '/travel/trips', hold: true });
  await enter(page, portal, 'anna@sky.test');
  const { card, footer } = dashboard(page);

  await expect(card('Passengers')).toHaveAttribute('data-state', 'loaded');
  await expect(card('Trips')).toHaveAttribute('data-state', 'loading');
  await expect(card('Trips')).toHaveAttribute('aria-busy', 'true');
  await expect(card('Trips').getByLabel('Loading')).toBeVisible();

  await clock.advance({ seconds: 4 });
  await expect(footer).toBeVisible();
  // Still loading: the checks above must not depend on a timeout.
  expect(await card('Trips').getAttribute('data-state')).toBe('loading');
  await faults.release();

  await expect(card('Trips')).toHaveAttribute('aria-busy', 'false');
  await expect(card('Trips')).toContainText('SK101');
});

test('keeps the footer while a card is retried', async ({ page, portal, faults }) => {
  await faults.raise({ path: '/travel/trips', code: 'VENDOR_ERROR' });
  await enter(page, portal, 'anna@sky.test');
  const { card, footer, retry, isThere } = dashboard(page);
  await isThere();
  await faults.raise({ path: '/travel/trips', hold: true });

  await retry('Trips').click();

  await expect(card('Trips')).toHaveAttribute('data-state', 'loading');
  await expect(footer).toBeVisible();
  // Still loading: the checks above must not depend on a timeout.
  expect(await card('Trips').getAttribute('data-state')).toBe('loading');
});

/** The time before the clock is advanced by twelve minutes. */
const before = /Last checked 09:0\d/;

test('keeps known data with its time when it cannot be reloaded', async ({ page, portal, clock, faults }) => {
  await enter(page, portal, 'anna@sky.test');
  const { card, retry } = dashboard(page);
  const { open, askAfter } = insurances(page);
  await expect(card('Trips')).toHaveAttribute('data-state', 'loaded');
  await open();

  // Reporting a flight makes the portal read the trips again.
  await faults.raise({ path: '/travel/trips', code: 'VENDOR_ERROR' });
  await clock.advance({ minutes: 12 });
  await askAfter('SK111');
  await expect(page.getByText('Updating status')).toBeVisible();
  await clock.advance({ seconds: 9 });
  await expect(page.getByText(before)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'SK111' })).toBeVisible();

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(card('Trips')).toHaveAttribute('data-state', 'stale');
  await expect(card('Trips')).toContainText(before);
  await expect(card('Trips')).toContainText('SK101');

  await faults.raise({ path: '/travel/trips', hold: true });
  await retry('Trips').click();
  await expect(card('Trips')).toHaveAttribute('data-state', 'refreshing');
  await expect(card('Trips')).toContainText('SK101');
  await expect(card('Trips').getByRole('progressbar', { name: 'Loading the latest' })).toBeVisible();
  await faults.release();

  await expect(card('Trips')).toHaveAttribute('data-state', 'loaded');
  await expect(card('Trips')).not.toContainText('Last checked');
});

test('keeps no data of one customer for the next', async ({ page, portal, faults }) => {
  await enter(page, portal, 'anna@sky.test');
  await expect(dashboard(page).card('Passengers')).toContainText('Dora Berg');
  await signOut(page);
  await faults.raise({ path: '/travel/passengers', code: 'VENDOR_ERROR' });

  await page.getByLabel('Email address').fill('emil@sky.test');
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(dashboard(page).greeting).toHaveText(/^Good \w+, Emil$/);
  await expect(dashboard(page).card('Passengers')).toContainText('We couldn’t load your passengers.');
  await expect(page.locator('body')).not.toContainText('Berg');
});

test('reports misconfigured policies and shows the rest', async ({ page, portal }) => {
  await enter(page, portal, 'confbroken@sky.test');
  const { card, retry, why } = dashboard(page);

  await expect(why('Your cover')).toContainText('Something isn’t set up correctly on our side, so we can’t show this.');
  await expect(why('Your cover')).toContainText('If you need help, contact us.');
  await expect(card('Your cover')).toContainText('We couldn’t load your policies.');
  for (const other of ['Passengers', 'Payout methods'])
    await expect(card(other)).toHaveAttribute('data-state', 'loaded');

  await retry('Your cover').click();
  await expect(why('Your cover')).toContainText('Something isn’t set up correctly on our side');
  await expect(card('Your cover')).toHaveAttribute('data-state', 'failed');
});

test('reports that payouts are not set up and shows no amount without a known currency', async ({ page, portal }) => {
  await enter(page, portal, 'noconfig@sky.test');
  const { card, cards, isThere } = dashboard(page);

  await isThere();
  await expect(card('Your cover')).toContainText(
    /We couldn’t load how much is left\. Some of your account’s settings are missing on our side/,
  );
  await expect(cards.and(page.locator(':not([data-state=loaded])'))).toHaveCount(0);
  await expect(card('Your cover')).toContainText('POL-');
  await expect(card('Your cover')).not.toContainText('500');
});

test('survives unreadable answers to every call', async ({ page, portal, faults }) => {
  await enter(page, portal, 'anna@sky.test');
  await faults.raise({ path: '/travel/**', garbage: true, times: 20 });
  await faults.raise({ path: '/platform/users/**', html: true, status: 200, times: 20 });
  await faults.raise({ path: '/platform/payouts/**', answer: [{ nonsense: true }], times: 20 });

  await page.reload();

  const { greeting, cards } = dashboard(page);
  await expect(greeting).toHaveText(/^Good \w+$/);
  await expect(cards.first()).toBeVisible();
  await expect(cards.and(page.locator(':not([data-state=failed])'))).toHaveCount(0);
});
