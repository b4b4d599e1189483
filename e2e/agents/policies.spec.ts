import type { Page } from '@playwright/test';

import { expectAccessible } from '../kit/looks/axe.ts';
import { expect, test } from '../kit/portal.ts';
import { enter } from '../pages/signInPage.ts';

const policies = (page: Page) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const row = (number: string) => main.getByRole('row', { name: number });

  return {
    main,
    dialog,
    row,
    find: async (sought: string) => {
      await main.getByLabel('Number to search for').fill(sought);
      await main.getByRole('button', { name: 'Find', exact: true }).click();
    },
    describe: async (fields: Record<string, string>) => {
      for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(text);
    },
    notice: (text: string) => page.getByText(text, { exact: true }),
  };
};

test('lets an administrator add a policy, end it and delete it', async ({ page, portal }) => {
  await enter(page, portal, 'admin@sky.test', '/dashboard');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Policies' }).click();
  const { main, dialog, row, find, describe, notice } = policies(page);
  await expect(main.getByRole('heading', { level: 1, name: 'Policies' })).toBeFocused();

  await find('no such policy');
  await expect(main.getByRole('heading', { name: 'No policy found' })).toBeVisible();
  await find('pol-near');
  await expect(row('POL-NEAR')).toContainText('Active');
  await expect(row('POL-NEAR')).toContainText('travel');
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Add a policy' }).click();
  await describe({
    'New policy number': 'pol-near',
    'First day': '2031-04-01',
    'Last day': '2031-03-01',
    'Maximum people per trip': '4',
    'Payout limit': '1 000',
    Products: 'unicorn',
    Entitlements: 'LOUNGE, CASH',
  });
  await dialog.getByRole('button', { name: 'Add this policy' }).click();
  await expect(dialog.getByLabel('Last day', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await describe({ 'Last day': '2032-03-31' });
  await dialog.getByRole('button', { name: 'Add this policy' }).click();
  await expect(dialog.getByLabel('Products', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await describe({ Products: 'travel' });
  await dialog.getByRole('button', { name: 'Add this policy' }).click();
  await expect(dialog.getByLabel('New policy number')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await describe({ 'New policy number': 'group-7' });
  await dialog.getByRole('button', { name: 'Add this policy' }).click();
  await expect(notice('Policy added.')).toBeVisible();
  await expect(row('GROUP-7')).toContainText('$1,000.00');

  await row('GROUP-7').getByRole('button', { name: 'Edit GROUP-7' }).click();
  await dialog.getByRole('radio', { name: 'Not active' }).check();
  await describe({ 'Payout limit': '' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row('GROUP-7')).toContainText('Not active');
  await expect(row('GROUP-7')).toContainText('No limit');

  await row('GROUP-7').getByRole('button', { name: 'Delete GROUP-7' }).click();
  await page.getByRole('button', { name: 'Delete this policy' }).click();
  await expect(main.getByRole('heading', { name: 'No policy found' })).toBeVisible();
});

test('keeps a policy that customers hold and gives the reason', async ({ page, portal }) => {
  await enter(page, portal, 'admin@sky.test', '/admin/policies');
  const { row, find } = policies(page);

  await find('POL-ACTIVE');
  await row('POL-ACTIVE').getByRole('button', { name: 'Delete POL-ACTIVE' }).click();
  await page.getByRole('button', { name: 'Delete this policy' }).click();

  await expect(page.getByText('Customers have this policy')).toBeVisible();
  await page.getByRole('button', { name: 'Back to policies' }).click();
  await expect(row('POL-ACTIVE')).toBeVisible();
});

test('repeats a new policy under the same key after a lost answer', async ({ page, portal, faults }) => {
  await enter(page, portal, 'admin@sky.test', '/admin/policies');
  const { main, dialog, row, describe } = policies(page);
  await main.getByRole('button', { name: 'Add a policy' }).click();
  await describe({
    'New policy number': 'LOST-1',
    'First day': '2031-04-01',
    'Last day': '2032-03-31',
    'Maximum people per trip': '0',
  });
  await faults.raise({ path: '/platform/partners/*/policies', lost: true, times: 1 });

  await dialog.getByRole('button', { name: 'Add this policy' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add this policy' }).click();

  await expect(row('LOST-1')).toContainText('No maximum');
});

test('tells customers that the page is for administrators and offers no menu entry', async ({ page, portal }) => {
  await enter(page, portal, 'anna@sky.test', '/admin/policies');

  await expect(page.getByRole('heading', { name: 'This page is for administrators' })).toBeVisible();
  await expect(policies(page).main.getByRole('button', { name: 'Find' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Policies' })).toHaveCount(0);
});
