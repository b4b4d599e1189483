import type { Page } from '@playwright/test';
import { readPersonalStorage } from '../kit/kept.ts';
import type { Faults } from '../kit/levers.ts';
import { expect, test } from '../kit/portal.ts';
import { continueDraft, isForgotten, readPersistentStorage } from '../pages/drafts.ts';
import { begin } from '../pages/insureTrip.ts';
import { signInPage } from '../pages/signInPage.ts';

async function signInAgain(page: Page, faults: Faults): Promise<void> {
  await faults.raise({ path: '/travel/trips', bare: true });
  await page.reload();
  await expect(signInPage(page).notice).toContainText('Your session is no longer accepted');
  await signInPage(page).withPassword('anna@sky.test');
}

test('restores every step with its input after each reload', async ({ page, portal }) => {
  const comeBack = async (heading: string) => {
    await page.reload();
    await continueDraft(page, heading);
  };
  const wizard = await begin(page, portal, 'anna@sky.test');
  const { number, date, dialog, traveller } = wizard;
  const radio = (name: string | RegExp) => dialog.getByRole('radio', { name });

  await radio(/^Several flights /).check();
  await comeBack('What kind of trip is it?');
  await expect(radio(/^Several flights /)).toBeChecked();
  await wizard.next();
  await wizard.isAt('Which flight?');
  await comeBack('Which flight?');
  await number.fill('ba 90');
  await radio('Inbound').check();
  await comeBack('Which flight?');
  await expect(number).toHaveValue('ba 90');
  await expect(radio('Inbound')).toBeChecked();
  await wizard.lookUp('BA900', '2031-04-09');
  await wizard.isAt('Is this your flight?');
  await comeBack('Is this your flight?');
  await expect(dialog.getByRole('article')).toContainText('BA900');
  await wizard.take();
  await wizard.isAt('Which flights?');
  await comeBack('Which flights?');
  await expect(dialog.getByRole('listitem')).toHaveText([/Inbound.*BA900, Wed 9 Apr/]);

  await wizard.add.click();
  await date.fill('2031-04-02');
  await comeBack('Which flight is next?');
  await expect(date).toHaveValue('2031-04-02');
  await wizard.lookUp('ZZ300', '2031-04-02');
  await wizard.isAt('Which of these is yours?');
  await dialog.getByRole('checkbox').nth(1).check();
  await wizard.otherDay();
  await date.fill('2031-04-03');
  await comeBack('Which of these is yours?');
  await expect(dialog.getByRole('checkbox').nth(1)).toBeChecked();
  await expect(dialog.getByRole('checkbox').nth(0)).not.toBeChecked();
  await expect(date).toHaveValue('2031-04-03');
  await wizard.press('Continue with my choice');
  await wizard.isAt('Which flights?');
  await wizard.next();

  await wizard.isAt('Who’s travelling?');
  for (const name of ['Ben Berg', 'Dora Berg']) await traveller(name).check();
  await wizard.contact('Dora Berg').check();
  await comeBack('Who’s travelling?');
  await expect(traveller('Anna Berg')).not.toBeChecked();
  await expect(traveller('Ben Berg')).toBeChecked();
  await expect(wizard.contact('Dora Berg')).toBeChecked();
  await wizard.next();
  await wizard.isAt('Insure this trip?');
  await wizard.booking.fill('QX7ABC');
  await comeBack('Insure this trip?');
  await expect(wizard.booking).toHaveValue('QX7ABC');
  await expect(dialog).toContainText('Ben Berg and Dora BergContact: Dora Berg');
  await wizard.back();
  await wizard.isAt('Who’s travelling?');
  await comeBack('Who’s travelling?');
  await expect(wizard.contact('Dora Berg')).toBeChecked();
  await wizard.next();
  await wizard.booking.fill('QX7ABC');
  await wizard.press('Change passengers');
  await wizard.isAt('Who’s travelling?');
  await wizard.next();
  await expect(wizard.booking).toHaveValue('QX7ABC');
  await wizard.back();
  await wizard.isAt('Who’s travelling?');
  await traveller('Anna Berg').check();
  await wizard.back();
  await wizard.isAt('Which flights?');
  await wizard.next();
  await expect(traveller('Anna Berg')).toBeChecked();
  await traveller('Anna Berg').uncheck();
  await wizard.next();
  await expect(wizard.booking).toHaveValue('QX7ABC');
  expect(await readPersistentStorage(page)).toContain('BA900');
  expect(await readPersonalStorage(page)).not.toMatch(/anna|berg|ben\b|dora|\+?1555|@|passw0rd|eyJ/i);

  await wizard.purchase();
  await wizard.isInsured();
  await page.reload();
  await expect(dialog.getByRole('button', { name: 'Insure another trip' })).toBeVisible();
  await wizard.press('See it again');
  await expect(dialog).toContainText('Your booking reference is QX7ABC.');
  await wizard.close();
  await expect(dialog).toHaveCount(0);
  await isForgotten(page);
});

test('restores each step of the wizard after the session ends', async ({ page, portal, faults }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  await wizard.describe('Single');
  await wizard.number.fill('ba 90');
  await signInAgain(page, faults);
  await continueDraft(page, 'Which flight?');
  await expect(wizard.number).toHaveValue('ba 90');

  await wizard.lookUp('BA900', '2031-04-09');
  await wizard.isAt('Is this your flight?');
  await wizard.take();
  await wizard.isAt('Who’s travelling?');
  await wizard.traveller('Ben Berg').check();
  await signInAgain(page, faults);
  await continueDraft(page, 'Who’s travelling?');
  await expect(wizard.traveller('Ben Berg')).toBeChecked();
  await wizard.next();
  await wizard.purchase();
  await wizard.isInsured();
  await signInAgain(page, faults);
  await expect(wizard.dialog.getByRole('button', { name: 'Insure another trip' })).toBeVisible();
});

test('restores the input of a flight entered by hand', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'charter@sky.test');
  const heading = 'We can’t find your flight. Enter it yourself';
  await wizard.ask('ZZ406');
  await wizard.isAt(heading);
  await wizard.field('Time of departure').fill('10:30');
  await wizard.dialog.getByRole('combobox', { name: 'From' }).fill('reyk');
  await page.getByRole('option', { name: 'Reykjavík Keflavík' }).click();
  await wizard.number.fill('zz405');

  await page.reload();
  await continueDraft(page, heading);

  await expect(wizard.number).toHaveValue('zz405');
  await expect(wizard.field('Time of departure')).toHaveValue('10:30');
  await expect(wizard.dialog.getByRole('combobox', { name: 'From' })).toHaveValue(/Reykjavík/);
  await wizard.press('Use this flight');
  await wizard.take();
  await wizard.isAt('Who’s travelling?');
});
