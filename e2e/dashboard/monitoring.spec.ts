import { expect, test } from '../kit/portal.ts';
import { dashboard, reads } from '../pages/dashboard.ts';
import { enter } from '../pages/signInPage.ts';

test('shows monitored data, the remaining quota and open alerts', async ({ page, portal }) => {
  await enter(page, portal, 'olga@owl.test');
  const { titles, card } = dashboard(page);

  await expect(titles).toHaveText(['Your data has been exposed', 'Monitored data', 'Your cover']);
  const found = card('Your data has been exposed');
  await expect(found).toContainText(/Act now.*3 alerts are open\./);
  await expect(found.locator('[data-alert]')).toHaveText([
    /Offered with its password.*Work mail/,
    /Found in a leaked list of addresses.*Private mail/,
    /A scan of it is for sale.*Passport.*Report it to the authority/,
  ]);
  await reads(page, 'Your cover', '3 open alerts');
  const watched = card('Monitored data');
  await expect(watched.locator('li:not(li li)')).toHaveText([
    /Email addresses.*2 alerts.*3 of 3/,
    /Passports.*1 alert.*1 of 2/,
    /Bank account numbers.*1 of 2/,
    /Cards.*1 of 2/,
    /Phone numbers.*1 of 2/,
    /National IDs.*1 of 2/,
    /Driving licences.*0 of 2/,
    /Medical IDs.*1 of 2/,
    /IBANs.*0 of 2/,
    /Other cards.*0 of 2/,
  ]);
  await expect(watched.getByText('Offered with its password')).toBeVisible();
  await expect(watched.getByText('********0042')).toBeHidden();
  await watched.getByText('Phone numbers').click();
  await expect(watched.getByText('********0042')).toBeVisible();
});

test('tells a customer without monitored data so', async ({ page, portal }) => {
  await enter(page, portal, 'new@owl.test');

  await expect(dashboard(page).card('Your protection')).toContainText('With your consent, Owl Watch searches');
  await expect(dashboard(page).card('Your cover')).not.toContainText('alert');
});
