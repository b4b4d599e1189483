import type { Page } from '@playwright/test';

import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { countSent } from '../kit/sending.ts';
import { enter } from '../pages/signInPage.ts';

const claims = (page: Page) => {
  const card = (number: string) => page.locator(`[data-claim="${number}"]`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    card,
    press,
    heading: (name: string) => page.getByRole('heading', { name, exact: true }),
    open: (number: string, name: string) => card(number).getByRole('button', { name }).click(),
    async fillIn(amount: string): Promise<void> {
      await expect(page.getByRole('textbox').first()).toBeVisible();
      for (const field of await page.getByRole('textbox').all()) await field.fill(amount);
      await press('Continue');
    },
    close: () => press('Back to my claims'),
  };
};

test('predicts once, though the answer is lost and the button pressed twice, and another tab is told', async ({
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
  await other.fillIn('8,000');

  await expectAccessible(page);
  await fillIn('9.500,25');
  await expectAccessible(page);
  await faults.raise({ method: 'PATCH', path: '/platform/items/*/alerts/*/datasets/*', lost: true });
  await page.getByRole('button', { name: 'Send prediction' }).dblclick();
  await expect(heading('Thank you')).toBeFocused();
  await expect(page.getByRole('row').last()).toContainText('$66,501.75');
  await close();
  await expect(card('CL-02')).toContainText('Waiting for information');
  expect(sent()).toBe(1);

  await other.press('Send prediction');
  await expect(other.heading('There is a prediction already')).toBeFocused();
  await expect(tab.getByRole('row').last()).toContainText('$66,501.75');
});

test('finds what was entered again after the page was loaded anew', async ({ page, portal }) => {
  const { open, press } = claims(page);
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  await open('CL-01', 'Enter your prediction');
  await page.getByRole('textbox').first().fill('1 250,50');
  await page.reload();

  await open('CL-01', 'Enter your prediction');
  await press('Continue where you left off');
  await expect(page.getByRole('textbox').first()).toHaveValue('1 250,50');
});

test('accepts an offer after a second yes, once, though the answer is lost', async ({ page, portal, faults }) => {
  const { open, press, heading, card, close } = claims(page);
  const sent = countSent(page, 'UpdateClaim');
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  await open('CL-04', 'Review our offer');
  await expect(page.getByRole('img', { name: 'Your prediction beside our offer' }).locator('svg').last()).toBeVisible();
  await expectAccessible(page);
  await press('Accept $56,000.00 as revenue');
  await press('Look again');
  await faults.raise({ method: 'PATCH', path: '/platform/items/*/alerts/*', lost: true });
  await press('Accept $56,000.00 as revenue');
  await press('Yes, accept');
  await expect(heading('Thank you')).toBeFocused();
  await close();

  await expect(card('CL-04')).toContainText('Offer accepted');
  expect(sent()).toBe(1);
});

test('reads the whole offer though its chart does not come', async ({ page, portal }) => {
  const { open } = claims(page);
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  await page.route('**/charts-*', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/charts-'));
  await open('CL-04', 'Review our offer');
  await refused;

  const table = page.getByRole('table', { name: 'Our offer, month by month' });
  await expect(table.getByRole('row').last()).toHaveText(/Total.*\$60,000\.00.*\$56,000\.00.*-\$4,000\.00/);
  await expect(page.getByRole('img', { name: 'Your prediction beside our offer' })).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
});

test('closes a claim by rejecting an adjusted offer, and says so first', async ({ page, portal }) => {
  const { open, press, heading, card, close } = claims(page);
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  await open('CL-06', 'Review our new offer');
  await expect(page.getByText('Adjusted to the takings of the last two years.')).toBeVisible();
  await press('I disagree');
  await expectAccessible(page);
  await press('Yes, reject and close');
  await expect(heading('Your claim is closed')).toBeFocused();
  await close();

  await expect(card('CL-06')).toContainText('Rejected');
});

test('is told that the offer was taken back meanwhile', async ({ page, portal }) => {
  const { open, press, heading } = claims(page);
  await enter(page, portal, 'errors@harvest.test', '/insurance');
  await open('CE-04', 'Review our offer');
  await press('Accept $60,000.00 as revenue');
  await press('Yes, accept');

  await expect(heading('This claim has moved on')).toBeFocused();
});
