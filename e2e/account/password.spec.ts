import { signInCaller } from '../kit/insurer.ts';
import { mailedLink } from '../kit/mails.ts';
import { expect, test } from '../kit/portal.ts';
import { signIn, signInPage } from '../pages/signInPage.ts';

const chosen = 'Harbour-4-Lanterns';

test('replaces a forgotten password with a mailed link, which ends the old sessions and works once', async ({
  page,
  portal,
}) => {
  const elsewhere = await signInCaller(portal, 'anna@sky.test');
  await page.goto(portal.url('sky'));
  await signInPage(page).username.fill('anna@sky.test');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();

  await expect(page.getByLabel('Email address')).toHaveValue('anna@sky.test');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await expect(signInPage(page).notice).toContainText('a link to choose a new password is on its way');

  const link = await mailedLink(portal, 'anna@sky.test');
  await page.goto(link);
  await expect(page).toHaveURL(portal.url('sky', '/password/reset'));
  await page.getByLabel('New password', { exact: true }).fill('short 1');
  await page.getByLabel('Repeat the new password').fill(chosen);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Don’t use spaces.').first()).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await expect(page.locator('li[data-met=true]')).toHaveCount(6);
  await page.getByRole('button', { name: 'Save new password' }).click();

  await expect(page).toHaveURL(portal.url('sky'));
  await expect(signInPage(page).notice).toContainText('Password saved. Sign in with your new password.');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  );
  expect(kept).not.toContain(chosen);
  expect(kept).not.toContain(link.replace(/^.*code=/, ''));
  await signInPage(page).withPassword('anna@sky.test', chosen);
  await expect(page).toHaveURL(/\/dashboard$/);

  await expect(elsewhere.call('GET', `/platform/users/${elsewhere.userId}`)).rejects.toThrow('401');

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('Repeat the new password').fill(chosen);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL(portal.url('sky', '/password/forgot'));
});

test('has no pages about passwords if customers have none', async ({ page, portal }) => {
  for (const partner of ['rails', 'plain'])
    for (const path of ['/password/forgot', '/password/reset?code=unknown']) {
      await page.goto(portal.url(partner, path));
      await expect(page).toHaveURL(portal.url(partner));
    }
});

test('signs out a customer who sets a new password while signed in', async ({ page, portal }) => {
  await signIn(page, portal.url('sky'), 'one@sky.test');
  await page.goto(portal.url('sky', '/password/forgot'));
  await page.getByLabel('Email address').fill('one@sky.test');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');

  await page.goto(await mailedLink(portal, 'one@sky.test'));
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('Repeat the new password').fill(chosen);
  await page.getByRole('button', { name: 'Save new password' }).click();

  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(signInPage(page).notice).toContainText('Password saved.');
});
