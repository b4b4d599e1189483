import type { Page } from '@playwright/test';

import { collectLogs } from './kit/logs.ts';
import { expect, test } from './kit/portal.ts';
import { proof } from './kit/proof.ts';
import { dashboard } from './pages/dashboard.ts';
import { insurances } from './pages/insurances.ts';
import { enter, followLink, signIn, signInPage, signOut } from './pages/signInPage.ts';

const ofAnna = /anna|berg|15550100001|passw0rd/i;

/** Collects policy violations, console errors and exceptions from now on. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('violated', (what: string) => complaints.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { violated: (what: string) => void }).violated(`${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('console', (message) => {
    // The browser logs each 4xx as an error, but refusals are ordinary answers here.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

test('violates no policy on any screen', async ({ page, portal, clock, faults }) => {
  const complaints = await complaintsOf(page);

  for (const host of ['nobody', 'crash', 'plain', 'rails', 'harvest', 'owl', 'voyage']) {
    await page.goto(portal.url(host));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(portal.url('sky'));
  await signInPage(page).submit();
  await signInPage(page).withPassword('mfa@sky.test');
  await signInPage(page).code.fill('654321');
  await signInPage(page).submit();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByLabel('Language').selectOption({ label: 'Français' });
  await page.getByLabel('Langue').selectOption({ label: 'English' });
  await expect(page.getByLabel('Language')).toBeVisible();
  for (const path of ['/insurance', '/resolution/select', '/key-facts', '/no/such/page']) {
    await page.goto(portal.url('sky', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await faults.raise({ path: '/travel/trips', type: 'B2BError', status: 400, title: 'Closed', body: 'Until noon' });
  await page.goto(portal.url('sky', '/dashboard'));
  await page.getByRole('alertdialog').getByRole('button').click();
  await clock.advance({ minutes: 58, seconds: 5 });
  await page.getByRole('button', { name: 'Keep working' }).click();
  await signOut(page);

  expect(complaints).toEqual([]);
});

test(
  'blocks inline scripts and scripts of other sites',
  proof('security: content security policy'),
  async ({ page, portal }) => {
    const answer = await page.goto(portal.url('sky'));
    const policy = answer?.headers()['content-security-policy'] ?? '';

    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    const made = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<img src=x>';
        return 'made';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
    expect(made).toBe('refused');
  },
);

test('cannot be framed by another site', proof('security: framing'), async ({ page, portal }) => {
  await page.route('http://stranger.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${portal.url('sky')}"></iframe>` }),
  );
  await page.goto('http://stranger.localhost/');

  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});

test(
  'keeps personal data out of addresses, pages and storage',
  proof('privacy: addresses, pages and storage'),
  async ({ page, portal }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await signIn(page, portal.url('sky'), 'anna@sky.test');
    await page.goto(portal.url('sky', '/insurance'));
    await expect(page.getByText('SK101')).toBeVisible();

    const source = await page.evaluate(async () => (await fetch(window.location.href)).text());
    const stored = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(history.state));

    expect(addresses.filter((address) => ofAnna.test(address))).toEqual([]);
    expect(source).not.toMatch(ofAnna);
    expect(stored).not.toMatch(ofAnna);
    await signOut(page);
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toBe('{}');
  },
);

test('violates no policy on any dashboard, also while rows spin or fail', async ({ page, portal, clock, faults }) => {
  const complaints = await complaintsOf(page);

  for (const login of ['vera@voyage.test', 'otc@rails.test', 'sso@plain.test', 'berta@harvest.test', 'olga@owl.test']) {
    await followLink(page, portal, login);
    await dashboard(page).isThere();
  }
  await enter(page, portal, 'anna@sky.test');
  await insurances(page).open();
  await faults.raise({ path: '/travel/trips', code: 'VENDOR_ERROR' });
  await insurances(page).askAfter('SK111');
  await clock.advance({ seconds: 9 });
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(retry).toHaveCount(0);
  await faults.raise({ path: '/travel/trips', bare: true });
  await page.reload();
  await page.getByRole('button', { name: 'Close' }).click();
  await signInPage(page).withPassword('anna@sky.test', 'wrong');
  await expect(signInPage(page).told).toBeVisible();

  expect(complaints).toEqual([]);
});

test('writes nothing about a customer into its logs', async ({ page, portal, faults }) => {
  const written = await collectLogs(portal);
  await page.goto(portal.url('sky'));
  await signInPage(page).withPassword('anna@sky.test', 'S3cret-of-Anna');
  await expect(signInPage(page).told).toBeVisible();
  await page.goto(portal.url('rails', '/login/otc'));
  await signInPage(page).withCode('otc@rails.test', '987654');
  await expect(signInPage(page).code).toHaveAttribute('aria-invalid', 'true');
  // Personal data in an insurer's error must not be repeated.
  const talkative = { message: 'No trips for anna@sky.test', fields: { phone: '+15550100001' } };
  await faults.raise({ path: '/travel/trips', status: 500, ...talkative });
  await faults.raise({ path: '/travel/passengers', answer: [{ name: 'Anna Berg' }] });
  await signIn(page, portal.url('sky'), 'anna@sky.test');
  const kept = await page.evaluate(() =>
    [sessionStorage.accessToken, sessionStorage.session].map((one) => JSON.parse(one)),
  );
  const [token, user] = [kept[0].value, kept[1].value.id];
  await insurances(page).open();
  await page.getByRole('button', { name: 'Try again' }).click();
  await insurances(page).openTrip('SK101');
  await expect(page.getByRole('main').getByText('QX7K2M')).toBeVisible();
  await signOut(page);

  const lines = await written();

  expect(lines).toContain('"document":"Trips"');
  expect([token, user]).toEqual([
    expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/),
    expect.stringMatching(/^[\da-f-]{36}$/),
  ]);
  const ofCustomer = ['anna', 'Berg', '5550100001', 'S3cret', 'Passw0rd', 'otc@', '987654', 'QX7K2M', 'POL-ACTIVE'];
  expect([...ofCustomer, token, user, 'eyJ'].filter((marker) => lines.includes(marker))).toEqual([]);
});
