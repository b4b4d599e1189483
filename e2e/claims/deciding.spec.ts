import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { proof } from '../kit/proof.ts';
import { countSent } from '../kit/sending.ts';
import { enter, signInPage } from '../pages/signInPage.ts';

const claims = (page: Page) => {
  const card = (number: string) => page.locator(`[data-claim="${number}"]`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    card,
    press,
    heading: (name: string) => page.getByRole('heading', { name, exact: true }),
    open: (number: string, name: string) => card(number).getByRole('button', { name }).click(),
    toOffer: (number: string, name = 'Review our offer') => card(number).getByRole('link', { name }).click(),
    async fillIn(amount: string): Promise<void> {
      await expect(page.getByRole('textbox').first()).toBeVisible();
      for (const field of await page.getByRole('textbox').all()) await field.fill(amount);
      await press('Continue');
    },
    close: () => press('Back to my claims'),
  };
};

test('sends one prediction after a double click and a lost answer, and updates another tab', async ({
  page,
  context,
  portal,
  faults,
}) => {
  const { open, fillIn, heading, card, close } = claims(page);
  const sent = countSent(page, 'UpdateDataset');
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  const tab = await context.newPage();
  await enter(tab, portal, 'berta@harvest.test', '/insurance');
  const other = claims(tab);
  await other.open('CL-02', 'Enter your prediction');
  await open('CL-02', 'Enter your prediction');
  await other.fillIn('8000');

  await expectAccessible(page);
  await fillIn('9.500,25');
  await expectAccessible(page);
  await faults.raise({ method: 'PATCH', path: '/platform/items/*/alerts/*/datasets/*', lost: true });
  await page.getByRole('button', { name: 'Send prediction' }).dblclick();
  await expect(heading('Thank you')).toBeFocused();
  await expect(page.getByRole('row').last()).toContainText('$66,501.75');
  await close();
  await expect(card('CL-02')).toContainText('Waiting for information from us');
  expect(sent()).toBe(1);

  await other.press('Send prediction');
  await expect(other.heading('A prediction was already sent')).toBeFocused();
  await expect(tab.getByRole('row').last()).toContainText('$66,501.75');
});

test('restores the input after a reload', async ({ page, portal }) => {
  const { open, press } = claims(page);
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  await open('CL-01', 'Enter your prediction');
  await page.getByRole('textbox').first().fill('1 250,50');
  await page.reload();

  await open('CL-01', 'Enter your prediction');
  await press('Continue where you left off');
  await expect(page.getByRole('textbox').first()).toHaveValue('1 250,50');
});

test(
  'accepts an offer once after confirmation when the answer is lost',
  proof('money: one acceptance after a lost answer'),
  async ({ page, portal, faults }) => {
    const { toOffer, press, heading, card, close } = claims(page);
    const sent = countSent(page, 'UpdateClaim');
    await enter(page, portal, 'berta@harvest.test', '/insurance');
    await toOffer('CL-04');
    await expect(page.getByRole('img', { name: 'Your prediction and our offer' }).locator('svg').last()).toBeVisible();
    await expectAccessible(page);
    await press('Accept $56,000.00 as revenue');
    await press('Back to the offer');
    await faults.raise({ method: 'PATCH', path: '/platform/items/*/alerts/*', lost: true });
    await press('Accept $56,000.00 as revenue');
    await press('Yes, accept');
    await expect(heading('Thank you')).toBeFocused();
    await close();

    await expect(card('CL-04')).toContainText('Offer accepted');
    expect(sent()).toBe(1);
  },
);

test('shows the whole offer if its chart fails to load', async ({ page, portal }) => {
  const { toOffer } = claims(page);
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  await page.route('**/charts-*', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/charts-'));
  await toOffer('CL-04');
  await refused;

  const table = page.getByRole('table', { name: 'Our offer, month by month' });
  await expect(table.getByRole('row').last()).toHaveText(/Total.*\$60,000\.00.*\$56,000\.00.*\u2212\$4,000\.00/);
  await expect(page.getByRole('img', { name: 'Your prediction and our offer' })).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('warns that rejecting an adjusted offer closes the claim', async ({ page, portal }) => {
  const { toOffer, press, heading, card, close } = claims(page);
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  await toOffer('CL-06', 'Review our new offer');
  await expect(page.getByText('Adjusted to the takings of the last two years.')).toBeVisible();
  await press('Reject and close the claim');
  await expectAccessible(page);
  await press('Yes, reject and close');
  await expect(heading('Your claim is closed')).toBeFocused();
  await close();

  await expect(card('CL-06')).toContainText('Rejected');
});

test('reports an offer that was withdrawn in the meantime', async ({ page, portal }) => {
  const { toOffer, press, heading } = claims(page);
  await enter(page, portal, 'errors@harvest.test', '/insurance');
  await toOffer('CE-04');
  await press('Accept $60,000.00 as revenue');
  await press('Yes, accept');

  await expect(heading('This claim has changed')).toBeFocused();
});

test('opens an offer by its address and returns to the claims', async ({ page, portal }) => {
  const { toOffer, press, heading } = claims(page);
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  await toOffer('CL-04');
  await expect(heading('Our offer for Corner shop')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Insurance and claims' })).toBeVisible();
  await page.goForward();
  await expect(heading('Our offer for Corner shop')).toBeVisible();
  const address = page.url();
  await page.reload();
  await expect(heading('Our offer for Corner shop')).toBeVisible();
  await press('I disagree');
  const dispute = page.getByRole('dialog', { name: 'Dispute our offer' });
  await expect(dispute.getByRole('heading', { name: 'What’s too low, and why?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dispute).toHaveCount(0);
  expect(page.url()).toBe(address);
  await press('Accept $56,000.00 as revenue');
  await press('Yes, accept');
  await expect(heading('Thank you')).toBeFocused();
  await page.reload();
  await expect(page.getByText('There’s no offer waiting for your answer.')).toBeVisible();
  await expect(page.getByText('Offer accepted')).toBeVisible();
});

test('shows a read-only customer the offer from an email link without the answers', async ({ page, portal }) => {
  const { card, heading } = claims(page);
  await enter(page, portal, 'readonly@harvest.test', '/insurance');
  const link = card('CR-02').getByRole('link', { name: /Review our/ });
  const address = (await link.getAttribute('href')) ?? '';
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(portal.url('harvest', address));
  await signInPage(page).withPassword('readonly@harvest.test');

  await expect(heading('Our offer for Florist')).toBeVisible();
  await expect(page.getByText('You can look at this claim, but not change it.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Accept/ })).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('the answers to an offer', () => {
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? 0;

  test.beforeEach(async ({ page, portal }) => {
    await enter(page, portal, 'berta@harvest.test', '/insurance');
    await claims(page).toOffer('CL-04');
  });

  test('appear at the end of the offer', async ({ page }) => {
    const accept = page.getByRole('button', { name: /^Accept / });
    await expect(accept).toBeVisible();
    await expect(accept).not.toBeInViewport();

    expect(await top(accept)).toBeGreaterThan(await top(page.getByText('Total', { exact: true }).last()));
  });

  test('stick to the bottom of a phone without covering the end of the offer', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const answers = [/^Accept /, 'I disagree'].map((name) => page.getByRole('button', { name }));
    for (const answer of answers) await expect(answer).toBeInViewport({ ratio: 1 });

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const meaning = await page.getByText(/^If you accept, /).boundingBox();
    for (const answer of answers)
      expect(await top(answer)).toBeGreaterThanOrEqual((meaning?.y ?? 0) + (meaning?.height ?? 0));
  });
});
