import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { claimRow, unfold } from '../pages/businessClaims.ts';
import { enter } from '../pages/signInPage.ts';

test('lists items that need their owner first, then insured ones and those in progress, and folds closed claims', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  const main = page.getByRole('main');
  await expect(main).toContainText('7 claims need your attention. 4 more are in progress.');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Needs your attention',
    'Insured items',
    'In progress',
    'Closed',
  ]);
  const numbersIn = (name: string) =>
    main
      .getByRole('region', { name })
      .locator('[data-claim]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-claim')));
  expect(await numbersIn('Needs your attention')).toEqual([
    'CL-07',
    'CL-06',
    'CL-04',
    'CL-02',
    'CL-01',
    'CL-13',
    'CL-14',
  ]);
  expect(await numbersIn('In progress')).toEqual(['CL-03', 'CL-05', 'CL-08', 'CL-12']);

  await expect(claimRow(page, 'CL-09')).toBeHidden();
  await main.locator('summary').click();
  for (const [number, state] of [
    ['CL-09', 'Closed'],
    ['CL-10', 'Rejected'],
    ['CL-11', 'Rejected'],
  ] as const)
    await expect(claimRow(page, number)).toContainText(state);
  await expectAccessible(page);
});

test('unfolds the facts of a claim, without a retention if there is none', async ({ page, portal }) => {
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  for (const number of ['CL-13', 'CL-14']) await unfold(page, number);

  await expect(claimRow(page, 'CL-13')).toContainText('Retention$0');
  await expect(claimRow(page, 'CL-13')).toContainText(/\d{4}, \d\d:\d\d your time\s+\d{4}-\d\d-\d\d 06:30 UTC/);
  await expect(claimRow(page, 'CL-14')).toContainText('Profit margin60%');
  await expect(claimRow(page, 'CL-14')).not.toContainText('Retention');
});

test('fits a few screens of a phone while everything is folded', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, portal, 'berta@harvest.test', '/insurance');
  await expect(claimRow(page, 'CL-12')).toBeVisible();

  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_600);
});
