import { expect, test } from '../kit/portal.ts';
import { dashboard } from '../pages/dashboard.ts';
import { insurances } from '../pages/insurances.ts';
import { enter, followLink, signIn, signInPage, signOut } from '../pages/signInPage.ts';

test('signs in with a password and out again', async ({ page, portal }) => {
  await signIn(page, portal.url('sky'), 'anna@sky.test');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');

  await signOut(page);

  await expect(page).toHaveURL(portal.url('sky'));
  await page.goto(portal.url('sky', '/dashboard'));
  await expect(page).toHaveURL(portal.url('sky'));
});

test('signs in at the plain address, which the sandbox treats as sky', async ({ page, portal }) => {
  await signIn(page, portal.url('sky').replace('sky.localhost', 'localhost'), 'anna@sky.test');
});

test('signs in with a one-time code if the partner uses it, pasted with spaces', async ({ page, portal }) => {
  await page.goto(portal.url('rails'));

  await signInPage(page).withCode('otc@rails.test', ' 123 456 ');

  await expect(page).toHaveURL(/\/dashboard$/);
});

test('offers a one-time code beside the password and keeps the typed address', async ({ page, portal }) => {
  await page.goto(portal.url('sky'));
  await page.getByLabel('Email address').fill('anna@sky.test');
  await page.getByRole('link', { name: 'Sign in with a one-time code' }).click();
  await expect(page.getByLabel('Email address or mobile number')).toHaveValue('anna@sky.test');
  await page.getByRole('link', { name: 'Sign in with a password' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('anna@sky.test');
  await page.getByRole('link', { name: 'Sign in with a one-time code' }).click();

  await signInPage(page).withCode('anna@sky.test');

  await expect(page).toHaveURL(/\/dashboard$/);
});

test("signs in with another site's token and removes it from the address", async ({ page, portal }) => {
  const { token } = (await portal.pull('GET', 'token?user=sso@plain.test&type=sso')) as { token: string };

  await page.goto(portal.url('plain', `/login/sso/${token}`));

  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(token));
});

test('signs in as the customer of the link instead of the previous one', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test');
  await expect(dashboard(page).greeting).toHaveText(/^Good \w+, Anna$/);

  await followLink(page, portal, 'one@sky.test');

  await expect(dashboard(page).greeting).toHaveText(/^Good \w+, Otis$/);
});

test('greets each customer in their language without storing it as a choice', async ({ page, portal }) => {
  await signIn(page, portal.url('sky'), 'pending@sky.test');
  await page.getByRole('button', { name: 'Más tarde' }).click();
  await expect(dashboard(page).greeting).toContainText('Buenos días');
  await page.reload();
  await expect(dashboard(page).greeting).toContainText('Buenos días');

  await page.getByRole('button', { name: 'Tu cuenta' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();

  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signInPage(page).withPassword('anna@sky.test');
  await expect(dashboard(page).greeting).toHaveText(/^Good \w+, Anna$/);
  const kept = await page.evaluate(() => [localStorage.getItem('language'), document.cookie]);
  expect(kept).toEqual([null, '']);
});

test('shows an agent on every page whose account it is, and how to leave it', async ({ page, portal }) => {
  await signIn(page, portal.url('sky'), 'agent@sky.test');
  const strip = page.getByRole('banner').getByText('You are acting for Anna Berg');
  await expect(strip).toBeVisible();
  await insurances(page).open();
  await expect(strip).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Leave', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Find a customer' })).toBeFocused();
  await expect(strip).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('No customer selected');
});

test("sends a customer with a used link back to the partner's site if there are no passwords", async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('plain', '/login/sso/used'));

  await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Go back to Plain Insurance');
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('asks for the password after an invalid link, and after a reload', async ({ page, portal }) => {
  await page.goto(portal.url('sky', '/login/sso/bad'));
  await expect(signInPage(page).told).toBeVisible();
  await expect(signInPage(page).password).toBeVisible();

  await page.reload();

  await expect(signInPage(page).password).toBeVisible();
});

test('asks for a second factor, allows a correction, and goes back', async ({ page, portal }) => {
  await page.goto(portal.url('sky'));
  await signInPage(page).withPassword('mfa@sky.test');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(signInPage(page).code).toBeFocused();

  await signInPage(page).code.fill('000000');
  await signInPage(page).submit();
  await expect(signInPage(page).told).toBeVisible();
  await expect(signInPage(page).code).toHaveValue('000000');

  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(signInPage(page).username).toHaveValue('mfa@sky.test');

  await signInPage(page).withPassword('mfa@sky.test');
  await signInPage(page).code.fill('654321');
  await signInPage(page).submit();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('returns to the page that a guest requested', async ({ page, portal }) => {
  await page.goto(portal.url('sky', '/insurance'));
  await expect(page).toHaveURL(portal.url('sky'));

  await signInPage(page).withPassword('anna@sky.test');

  await expect(page).toHaveURL(portal.url('sky', '/insurance'));
});

test('names the missing fields and leads to them', async ({ page, portal }) => {
  await page.goto(portal.url('sky'));

  await signInPage(page).submit();

  const summary = page.getByRole('alert');
  await expect(summary).toContainText('2 things need your attention');
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: 'Enter a password.' }).click();
  await expect(signInPage(page).password).toBeFocused();
});

test('locks a code after five wrong ones', async ({ page, portal }) => {
  await page.goto(portal.url('rails'));
  await signInPage(page).identifier.fill('otc@rails.test');
  await signInPage(page).sendCode();

  for (const wrong of ['900001', '900002', '900003', '900004', '900005']) {
    await signInPage(page).code.fill(wrong);
    await signInPage(page).submit();
    await expect(signInPage(page).code).toHaveAttribute('aria-invalid', 'true');
  }

  await expect(page.locator('[data-machine=oneTimeCode]')).toHaveAttribute('data-state', /entering\.code\.locked/);
  await expect(signInPage(page).code).toBeDisabled();
});

test('sends another code after half a minute', async ({ page, portal, clock }) => {
  await page.goto(portal.url('rails'));
  await signInPage(page).identifier.fill('otc@rails.test');
  await signInPage(page).sendCode();
  const resend = page.getByRole('button', { name: 'Send a new code' });
  await expect(resend).toBeDisabled();

  await clock.advance({ seconds: 31 });
  await resend.click();

  await expect(page.locator('[data-machine=oneTimeCode]')).toHaveAttribute('data-state', /resend\.cooldown/);
  await signInPage(page).code.fill('123456');
  await signInPage(page).submit();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('treats a double click as one click', async ({ page, portal, faults }) => {
  await page.goto(portal.url('sky'));
  await faults.raise({ path: '/platform/user/login', hold: true, times: 1 });
  await signInPage(page).username.fill('anna@sky.test');
  await signInPage(page).password.fill('Passw0rd!');
  const button = page.locator('button[type=submit]');

  await button.dblclick();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await faults.release();

  await expect(page).toHaveURL(/\/dashboard$/);
});

test('keeps the input when the insurer does not answer', async ({ page, portal, faults }) => {
  await page.goto(portal.url('sky'));
  await faults.raise({ path: '/platform/user/login', network: true });

  await signInPage(page).withPassword('anna@sky.test');

  await expect(signInPage(page).told).toContainText(/no answer/i);
  await expect(signInPage(page).username).toHaveValue('anna@sky.test');
  await expect(signInPage(page).password).toHaveValue('Passw0rd!');
  await signInPage(page).submit();
  await expect(page).toHaveURL(/\/dashboard$/);
});
