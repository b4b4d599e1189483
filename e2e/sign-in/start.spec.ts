import { expect, test } from '../kit/portal.ts';
import { signInPage } from '../pages/signInPage.ts';

test('accepts input before it has sent any request', async ({ page, portal }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(/\/(graphql|translations\/|themes\/.*config)/, (route) => route.abort());

  await page.goto(portal.url('sky'));
  await signInPage(page).username.fill('anna@sky.test');

  await expect(signInPage(page).username).toHaveValue('anna@sky.test');
  expect(asked.filter((path) => path === '/graphql')).toEqual([]);
});

for (const partner of ['sky', 'voyage', 'rails', 'harvest', 'owl', 'plain'])
  test(`starts for ${partner} in its own name`, async ({ page, portal }) => {
    await page.goto(portal.url(partner));

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const logo = page.getByRole('banner').getByRole('img');
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

for (const [host, message] of [
  ['nobody', /partner|address/i],
  ['noconf', /set up/i],
  ['crash', /theme/i],
] as const)
  test(`says why it cannot start at ${host}`, async ({ page, portal }) => {
    await page.goto(portal.url(host));

    await expect(page.getByRole('heading', { name: 'Error loading system' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(message);
  });

test('reports an unreachable insurer and starts once it is back', async ({ page, portal }) => {
  await portal.servers.sandbox.stop();
  // The restart clears the partner's cached data, which would be enough to start.
  await portal.servers.portal.restart();
  await page.goto(portal.url('sky'));
  await expect(page.getByRole('heading', { name: 'Error loading system' })).toBeVisible({ timeout: 30_000 });

  await portal.servers.sandbox.restart();
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('uses another language at once and after a reload', async ({ page, portal }) => {
  await page.goto(portal.url('sky'));

  await page.getByLabel('Language').selectOption({ label: 'Español' });
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await page.reload();

  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
});

test('changes the language of every tab and keeps the input', async ({ page, portal, context }) => {
  await page.goto(portal.url('sky'));
  await signInPage(page).username.fill('anna@sky.test');
  const other = await context.newPage();
  await other.goto(portal.url('sky'));

  await other.getByLabel('Language').selectOption({ label: 'Français' });

  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('anna@sky.test');
});

test('keeps the old language and says so if the new one fails to load', async ({ page, portal }) => {
  await page.goto(portal.url('sky'));
  await page.route(/\/translations\//, (route) => route.abort());

  await page.getByLabel('Language').selectOption({ label: 'Français' });

  await expect(signInPage(page).notice).toContainText('couldn’t load that language');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('shows its own page for an unknown address', async ({ page, portal }) => {
  await page.goto(portal.url('sky', '/no/such/page'));

  await expect(page.getByRole('heading', { name: 'We can’t find this page' })).toBeVisible();
});

test("says in one line that a widget's session has ended", async ({ page, portal }) => {
  await page.goto(portal.url('sky', '/widgets/401'));

  await expect(page.getByText('Unauthorised/timeout')).toBeVisible();
});
