import { expect, test } from '../kit/portal.ts';
import { dashboard, reads } from '../pages/dashboard.ts';
import { enter } from '../pages/signInPage.ts';

test('puts requests to a business first, then its other claims, the latest first', async ({ page, portal }) => {
  await enter(page, portal, 'berta@harvest.test');
  const { titles, card, urgent } = dashboard(page);

  await expect(titles).toHaveText([
    'Tell us where to send the money',
    'Claims',
    'Your cover',
    'Payout methods',
    'Insured items',
  ]);
  await expect(page.getByRole('main')).toContainText('7 claims need your attention.');
  await expect(urgent).toHaveText([
    /CL-07 · Corner shop.*Payout for.*\$1,229\.70.*Add payment details/s,
    /In dispute · new offer.*CL-06 · Photo studio.*Review our new offer/s,
    /Offer to review.*CL-04 · Corner shop.*Review our offer/s,
    /The bank for Bakery isn’t connected\..*Connect/s,
  ]);
  await expect(card('Claims').getByRole('listitem')).toHaveText([
    /CL-03 · Photo studio.*Waiting for information/s,
    /CL-05 · Bakery.*In dispute/s,
    /CL-08 · Bakery.*Offer accepted/s,
    /CL-12 · Photo studio.*Offer rejected/s,
  ]);
  await reads(page, 'Your cover', '11 open claims', 'left of $150,000.00');
  await expect(card('Insured items').getByRole('listitem')).toHaveText([
    /Corner shop.*4 Market Square, Leeds.*Bank connected/s,
    /Bakery.*19 Mill Lane, Leeds.*Bank not connected\s*$/s,
    /Photo studio.*2 Canal Street, Leeds.*Bank access not needed\s*$/s,
  ]);
});

test("handles a claim's request on the overview and shows the next step", async ({ page, portal }) => {
  await enter(page, portal, 'berta@harvest.test');
  const { urgent } = dashboard(page);
  const dialog = page.getByRole('dialog');
  await urgent.first().getByRole('button', { name: 'Add payment details' }).click();
  await dialog.getByRole('button', { name: 'Send payment details' }).click();

  await expect(dialog).toHaveCount(0);
  await expect(urgent.first()).toContainText('CL-06 · Photo studio');
  await expect(urgent.first().getByRole('link', { name: 'Review our new offer' })).toBeVisible();
});

test('leads from a line to its claim', async ({ page, portal }) => {
  await enter(page, portal, 'berta@harvest.test');
  const { card } = dashboard(page);
  await card('Insured items').getByRole('link', { name: 'Bakery' }).click();
  const bakery = page.locator('[data-item]', { hasText: 'Bakery' });
  await expect(bakery.getByRole('button', { expanded: true })).toBeInViewport();
  await expect(bakery).toContainText(/POL-ACTIVE.*\+1 555 011 4000.*berta@harvest\.test/s);
  await page.goBack();
  await card('Claims').getByRole('link', { name: 'CL-05' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CL-05 · Bakery' })).toBeVisible();
});

test('says that a business is insured if nothing is requested', async ({ page, portal }) => {
  await enter(page, portal, 'nora@harvest.test');

  await expect(dashboard(page).titles.first()).toHaveText('Warehouse is insured');
  await expect(dashboard(page).urgent).toHaveCount(0);
});

test('says that a business has no claims and asks it to report incidents', async ({ page, portal }) => {
  await enter(page, portal, 'nora@harvest.test');

  await reads(page, 'Your cover', 'No open claims');
  await reads(page, 'Claims', 'You have no open claims.', 'tell your insurer as soon as you can');
});
