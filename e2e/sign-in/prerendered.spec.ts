import type { Page } from '@playwright/test';

import { expectContrast } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { enter, signInPage } from '../pages/signInPage.ts';

/** Delays the app until it is released. */
async function withoutTheApp(page: Page) {
  let come = () => {};
  const promise = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { come: () => come() };
}

const picture = (page: Page) => page.locator('#prerendered');

test(
  'keeps what was typed, chosen and pressed before the app loaded',
  proof('nothing lost: input before the app has loaded'),
  async ({ page, portal }) => {
    const signIns: string[] = [];
    page.on('request', (request) => {
      const asked = request.postData() ?? '';
      if (asked.includes('"password":"Passw0rd!"')) signIns.push(asked);
    });
    const app = await withoutTheApp(page);
    await page.goto(portal.url('sky'), { waitUntil: 'commit' });
    const { username, password } = signInPage(page);
    await username.fill('anna@sky.test');
    await password.fill('Passw0rd!');
    await page.getByRole('button', { name: 'Show password' }).click();
    await password.press('Enter');

    const busy = page.getByRole('button', { name: 'Signing you in…' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expectContrast(page);
    await busy.click();
    await expect(page).toHaveURL(portal.url('sky'));
    app.come();

    await page.waitForURL(/\/dashboard$/);
    expect(signIns).toHaveLength(1);
  },
);

test('takes over from the prerendered page while the customer types', async ({ page, portal }) => {
  const app = await withoutTheApp(page);
  await page.goto(portal.url('sky'), { waitUntil: 'commit' });
  const { username, password } = signInPage(page);
  await username.fill('anna@sky.test');
  await page.getByRole('button', { name: 'Show password' }).click();
  await password.pressSequentially('Pass!');
  await page.keyboard.press('ArrowLeft');
  app.come();
  await expect(picture(page)).toHaveCount(0);

  await expect(password).toBeFocused();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await page.keyboard.type('w0rd');
  await expect(password).toHaveValue('Passw0rd!');
  await expect(username).toHaveValue('anna@sky.test');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard$/);
});

test('waits for a button that is held down', async ({ page, portal }) => {
  const app = await withoutTheApp(page);
  await page.goto(portal.url('sky'), { waitUntil: 'commit' });
  const { username, password } = signInPage(page);
  await username.fill('anna@sky.test');
  await password.fill('Passw0rd!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).hover();
  await page.mouse.down();
  app.come();
  await expect(page.locator('#root form')).toHaveCount(1);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(picture(page)).toHaveCount(1);
  await page.mouse.up();

  await page.waitForURL(/\/dashboard$/);
});

test('keeps the focus of a customer who skipped to the content early', async ({ page, portal }) => {
  const app = await withoutTheApp(page);
  await page.goto(portal.url('sky'), { waitUntil: 'commit' });
  await expect(signInPage(page).username).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  app.come();
  await expect(picture(page)).toHaveCount(0);

  await expect(page.getByRole('main')).toBeFocused();
});

test('reports an empty form that was sent early, and uses a language chosen early', async ({ page, portal }) => {
  const app = await withoutTheApp(page);
  await page.goto(portal.url('sky'), { waitUntil: 'commit' });
  await page.getByLabel('Language').selectOption('es');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  app.come();

  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
});

/** Background images have no image element, so they may load last. */
const drawnBehind = (page: Page) =>
  page.evaluate(async () => {
    const addresses = [...document.querySelectorAll('body *')].flatMap((element) =>
      [...getComputedStyle(element).backgroundImage.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address ?? ''),
    );
    for (const address of addresses) {
      const image = new Image();
      image.src = address;
      await image.decode().catch(() => undefined);
    }
  });

for (const [partner, path, width, colorScheme] of [
  ['sky', '/', 1280, 'light'],
  ['sky', '/login/otc', 1280, 'dark'],
  ['voyage', '/', 360, 'dark'],
  ['harvest', '/', 360, 'light'],
] as const)
  test(`shifts nothing when the app loads: ${partner}, ${path}, ${width} px, ${colorScheme}`, async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    const app = await withoutTheApp(page);
    // Fonts load while the page is idle, and another test covers their layout shift.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(portal.url(partner, path), { waitUntil: 'commit' });
    await page.waitForFunction(
      () => [...document.images].length > 0 && [...document.images].every((image) => image.complete),
    );
    await drawnBehind(page);
    const before = await page.screenshot();
    app.come();
    await expect(picture(page)).toHaveCount(0);
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));

    await expect.poll(async () => (await page.screenshot()).equals(before)).toBe(true);
  });

test('prerenders each address of the sign-in page and no other', async ({ page, portal }) => {
  await withoutTheApp(page);
  await page.goto(portal.url('sky', '/login/otc'), { waitUntil: 'commit' });
  await expect(signInPage(page).identifier).toBeVisible();
  await signInPage(page).sendCode();
  await expect(page.getByRole('button', { name: 'Sending your code…' })).toBeVisible();
  await page.goto(portal.url('rails'), { waitUntil: 'commit' });
  await expect(signInPage(page).identifier).toBeVisible();
  await page.goto(portal.url('sky', '/dashboard'), { waitUntil: 'commit' });
  await expect(page.locator('main[aria-busy=true]')).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
});

test('does not ask a signed-in customer to sign in while their page loads', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test');
  const app = await withoutTheApp(page);
  await page.goto(portal.url('sky'), { waitUntil: 'commit' });

  await expect(page.locator('main[aria-busy=true]')).toBeVisible();
  await expect(picture(page)).toBeHidden();
  app.come();
  await page.waitForURL(/\/dashboard$/);
});

test('reports missing files of a page and offers a reload', async ({ page, portal }) => {
  await page.route('**/assets/index*.js', (route) => route.abort());
  await page.goto(portal.url('sky'));
  await signInPage(page).username.fill('anna@sky.test');

  await expect(page.getByRole('alert')).toContainText('The page didn’t load completely.');
  await page.unroute('**/assets/index*.js');
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await signInPage(page).withPassword('anna@sky.test');
  await page.waitForURL(/\/dashboard$/);
});

test('tells a browser without scripts what the page needs', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(portal.url('sky'));
  // Located by tag, because Playwright does not find texts in a noscript.
  const said = page.locator('noscript p');
  await expect(said).toHaveText(/^This page needs JavaScript\./);
  await expect(said).toBeVisible();
  await expect(page.getByText('The page didn’t load completely.')).toBeHidden();
  await context.close();
});
