import { readPersonalStorage } from '../kit/kept.ts';
import { expect, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { signInDirectly } from '../kit/session.ts';
import { signIn, signInPage, signOut } from '../pages/signInPage.ts';

test(
  'warns two minutes before the session ends, counts down and ends on time',
  proof('session: the end of the hour'),
  async ({ page, portal, clock }) => {
    await signIn(page, portal.url('sky'), 'anna@sky.test');

    await clock.advance({ minutes: 57 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await clock.advance({ minutes: 1, seconds: 5 });
    await expect(page.getByRole('dialog', { name: /^Your session ends at/ })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^1:[0-5]\d$/);
    await page.getByRole('button', { name: 'Keep working' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await clock.advance({ minutes: 2 });
    await expect(signInPage(page).toast).toContainText('Your session ended after an hour');
    await expect(page).toHaveURL(portal.url('sky'));
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  },
);

test('returns a customer after the hour to the page they were on', async ({ page, portal, clock }) => {
  await signIn(page, portal.url('sky'), 'anna@sky.test');
  await page.getByRole('link', { name: 'My insurances' }).first().click();
  await expect(page).toHaveURL(portal.url('sky', '/insurance'));

  await clock.advance({ minutes: 61 });
  await expect(signInPage(page).toast).toBeVisible();
  await signInPage(page).withPassword('anna@sky.test');

  await expect(page).toHaveURL(portal.url('sky', '/insurance'));
  await expect(signInPage(page).toast).toBeHidden();
});

test('ends as soon as a laptop wakes after the hour', async ({ page, portal, clock }) => {
  await signIn(page, portal.url('sky'), 'anna@sky.test');

  await clock.sleep({ minutes: 61 });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));

  await expect(signInPage(page).toast).toBeVisible();
});

test('does not restart the hour with a reload', async ({ page, portal, clock }) => {
  await signIn(page, portal.url('sky'), 'anna@sky.test');
  await clock.advance({ minutes: 40 });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
  await clock.advance({ minutes: 21 });

  await expect(signInPage(page).toast).toBeVisible();
});

test('ends once at a 401, however many come at the same time', async ({ page, portal, faults }) => {
  await signIn(page, portal.url('sky'), 'anna@sky.test');
  for (const path of ['/platform/users/**', '/platform/payouts/**', '/travel/**'])
    await faults.raise({ path, code: 'UNAUTHORIZED_ACCESS', status: 401, times: 20 });

  await page.reload();

  await expect(page).toHaveURL(portal.url('sky'));
  await expect(signInPage(page).notice).toHaveCount(1);
  await signInPage(page).notice.getByRole('button', { name: 'Close this message' }).click();
  await expect(signInPage(page).notice).toHaveCount(0);
  await expect(signInPage(page).toast).toBeHidden();
});

test('says so when the 401 is bare', async ({ page, portal, faults }) => {
  await signIn(page, portal.url('sky'), 'anna@sky.test');
  await faults.raise({ path: '/**/policies', bare: true, status: 401 });

  await page.reload();

  await expect(signInPage(page).notice).toContainText('Your session is no longer accepted');
});

test(
  'opens links in new tabs signed in, and ends with the reason only in tabs of the same customer',
  proof('session: other tabs end with it'),
  async ({ context, page, portal }) => {
    const other = await context.newPage();
    await (await signInDirectly(portal, 'emil@sky.test'))(other, portal.url('sky', '/dashboard'));
    await (await signInDirectly(portal, 'anna@sky.test'))(page, portal.url('sky', '/dashboard'));

    const opening = context.waitForEvent('page');
    await page
      .getByRole('link', { name: 'My insurances' })
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const second = await opening;
    await expect(second.getByText('SK101')).toBeVisible();
    await second.reload();
    await expect(second.getByText('SK101')).toBeVisible();

    await signOut(page);

    await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(signInPage(second).notice).toContainText('You signed out in another tab.');
    await expect(other).toHaveURL(/\/dashboard$/);
  },
);

test('asks a new tab to sign in after a sign-out', async ({ context, page, portal }) => {
  await signIn(page, portal.url('sky'), 'anna@sky.test');
  await signOut(page);

  const second = await context.newPage();
  await second.goto(portal.url('sky', '/insurance'));

  await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('ends at once on sign-out, however slow the insurer is', async ({ page, portal, faults }) => {
  await signIn(page, portal.url('sky'), 'anna@sky.test');
  await faults.raise({ path: '/platform/user/logout', hold: true });

  await signOut(page);

  await expect(page).toHaveURL(portal.url('sky'));
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await faults.release();
});

test('continues after a restart of the sandbox', async ({ page, portal }) => {
  await signIn(page, portal.url('sky'), 'anna@sky.test');

  await portal.servers.sandbox.restart();
  await page.goto(portal.url('sky', '/insurance'));

  await expect(page.getByText('SK101')).toBeVisible();
});

test(
  'keeps personal data out of local storage and the token in session storage',
  proof('privacy: storage'),
  async ({ page, portal }) => {
    await signIn(page, portal.url('sky'), 'anna@sky.test');

    expect(await readPersonalStorage(page)).not.toMatch(/anna|passw0rd|eyJ|USER/i);
  },
);
