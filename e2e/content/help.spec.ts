import type { Page } from '@playwright/test';
import type { Faults } from '../kit/levers.ts';
import { expectAccessible } from '../kit/looks/axe.ts';
import { measureLayoutShift } from '../kit/looks/layout.ts';
import { expect, type Portal, test } from '../kit/portal.ts';
import { dashboard } from '../pages/dashboard.ts';
import { enter } from '../pages/signInPage.ts';

const guides = (page: Page) => page.locator('[data-content=articles]');
const answers = (page: Page) => page.locator('[data-content=questions]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const unasked = (page: Page) => page.locator('[data-unasked]');

/** Waits until both parts have loaded or failed. */
async function help(page: Page, portal: Portal): Promise<void> {
  await page.goto(portal.url('sky', '/help'));
  for (const part of [guides(page), answers(page)]) await expect(part).not.toHaveAttribute('data-state', 'fetching');
}

/** Fails articles and questions as often as the gateway retries. */
const raise = (faults: Faults, fault: Record<string, unknown>) => faults.raise({ path: '/cms/*', times: 40, ...fault });

test('lets a guest who cannot sign in find an answer with the keyboard', async ({ page, portal }) => {
  await page.goto(portal.url('sky'));
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await page.getByRole('link', { name: 'Help', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/help$/);
  await expect(heading(page)).toBeFocused();
  await expect(guides(page)).toContainText('If you can’t sign in');
  await expect(answers(page)).toContainText('Where is my code?');

  const search = page.getByRole('searchbox', { name: 'Search help' });
  await search.fill('ten CÓDE');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('2 results');
  await expect(guides(page).getByRole('link')).toHaveText(['Codes we send you']);
  const question = answers(page).locator('summary');
  await expect(question).toHaveText(['Where is my code?']);
  await search.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question).toBeFocused();
  await expect(answers(page)).not.toContainText('only the latest code works', { useInnerText: true });
  await page.keyboard.press('Enter');
  await expect(answers(page)).toContainText('only the latest code works', { useInnerText: true });
  await expectAccessible(page);

  await search.fill('xyzzy');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(
    /^No results\. Try another word, or contact us/,
  );
  for (const list of [guides(page), answers(page)]) await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search' }).press('Enter');
  await expect(search).toBeFocused();
  await expect(guides(page)).toContainText('If you can’t sign in');
  await search.fill('xyzzy');
  await expectAccessible(page);
  await search.fill('x'.repeat(200));
  await expect(search).toHaveValue('x'.repeat(100));
  await search.fill('');

  await guides(page).getByRole('link', { name: 'If you can’t sign in' }).click();
  await expect(heading(page)).toHaveText('If you can’t sign in');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('article')).toContainText('After ten wrong passwords');
  await expect(page).toHaveTitle(/^If you can’t sign in – /);
  await page.getByRole('main').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL(/\/help$/);
  await page.getByRole('link', { name: 'Key facts' }).click();
  await expect(page).toHaveURL(/\/key-facts$/);
});

test('has an address for questions and reports a missing article', async ({ page, portal }) => {
  await page.goto(portal.url('owl', '/faq'));
  await expect(heading(page)).toHaveText('Questions and answers');
  await expect(page.getByText('What should I do about an alert?')).toBeVisible();

  await page.goto(portal.url('owl', '/help/passport-exposed'));
  await expect(heading(page)).toHaveText('Your passport was found');

  await page.goto(portal.url('sky', '/help/no%2Fsuch'));
  await expect(heading(page)).toHaveText('We can’t find this article');
  await expect(page.locator('[data-machine=notifier]')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Browse the help' }).click();
  await expect(heading(page)).toHaveText('Help');
});

test('reads help once a day and per language, and keeps it when it cannot be read', async ({
  page,
  portal,
  faults,
  clock,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = request.postData()?.match(/"operationName":"(Articles|Faq)"/)?.[1];
    if (name) asked.push(name);
  });
  await help(page, portal);
  await clock.advance({ hours: 23 });
  await help(page, portal);
  expect(asked.sort()).toEqual(['Articles', 'Faq']);

  await raise(faults, { status: 500, code: 'CONFIG_ERROR' });
  await clock.advance({ hours: 2 });
  await help(page, portal);
  await expect(guides(page)).toHaveAttribute('data-state', 'unrenewed');
  await expect(guides(page)).toContainText('If you can’t sign in');
  await page.getByLabel('Language').selectOption({ label: 'Español' });
  await expect(heading(page)).toHaveText('Ayuda');
  await expect(guides(page)).toHaveAttribute('data-state', 'unrenewed');
  await expect(guides(page)).toContainText('If you can’t sign in');
  await expect(guides(page).locator('[lang]').first()).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('[data-machine=notifier]')).toHaveCount(0);
  await faults.clear();
  await page.reload();
  await expect(guides(page)).toContainText('Si no puedes iniciar sesión');

  await page.evaluate(() => localStorage.setItem('content', '{"version":1,"value":{"bundle":"sky"'));
  await page.reload();
  await expect(guides(page)).toContainText('Si no puedes iniciar sesión');
});

test('says quietly that help is empty or failed to load, and retries on request', async ({ page, portal, faults }) => {
  await raise(faults, { network: true });
  await help(page, portal);
  await expect(guides(page)).toContainText('We couldn’t load the guides.');
  await expect(answers(page)).toContainText('We couldn’t load the questions.');
  await expectAccessible(page);
  await faults.clear();
  await raise(faults, { status: 404, code: 'PRODUCT_NOT_FOUND' });

  await guides(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(guides(page)).toContainText('There’s nothing here yet.');
  await expect(guides(page)).toBeFocused();
  await expect(page.locator('[data-machine=notifier]')).toHaveCount(0);
  await expectAccessible(page);
  await faults.clear();
  for (const part of [guides(page), answers(page)]) {
    await part.getByRole('button', { name: 'Try again' }).click();
    await expect(part).toHaveAttribute('data-state', 'ready');
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms of business' }).last()).toBeVisible();
});

test('shows an article on the overview until it is dismissed', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test', '/help');
  await expect(guides(page)).toHaveAttribute('data-state', 'ready');
  await page.goto(portal.url('sky', '/dashboard'));
  await expect(unasked(page).getByRole('heading', { level: 3 })).toHaveText([
    'Insure a flight in good time',
    'We never ask for your password',
  ]);
  await dashboard(page).isThere();
  expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.02);
  await expectAccessible(page);

  await unasked(page).getByRole('button', { name: 'Hide: Insure a flight in good time' }).press('Enter');
  await expect(unasked(page).getByRole('region')).toBeFocused();
  await unasked(page).getByRole('button', { name: 'Hide: We never ask for your password' }).press('Enter');
  await expect(unasked(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('[data-machine=notifier]')).toContainText('You’ll find it under “Help”.');

  await page.reload();
  await expect(page.locator('[data-card=PAYMENT_METHODS] [data-state=loaded]')).toBeVisible();
  await expect(unasked(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await guides(page).getByRole('button', { name: 'Show these on my overview again' }).press('Enter');
  await expect(guides(page)).toBeFocused();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(unasked(page).getByRole('heading', { level: 3 })).toHaveCount(2);
});
