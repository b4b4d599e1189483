import { expect, test } from '../kit/portal.ts';
import { begin } from '../pages/insureTrip.ts';

const uninsurable: Record<string, string> = {
  ZZ60000: 'This flight is already insured. You’ll find it under your insurances.',
  ZZ60007: 'We can’t find this passenger any more. They may have been deleted.',
};

test('gives the reason of a refused purchase and keeps all input', async ({ page, portal, faults }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  const { summary, terms, booking } = wizard;
  await wizard.upToDetails('ZZ60000');
  await booking.fill('QX7ABC');
  await wizard.press('Insure this trip');
  await expect(summary).toContainText('Confirm the terms of business to continue.');
  await terms.check();

  for (const [at, [flight, words]] of Object.entries(uninsurable).entries()) {
    if (at > 0) {
      await wizard.press('Change flights');
      await wizard.isAt('Is this your flight?');
      await wizard.back();
      await wizard.find(flight, '2031-04-02');
      await wizard.choose('Anna Berg');
      await terms.check();
    }
    await wizard.buy.click();
    await expect(summary).toHaveText(`One thing needs your attention${words} If you need help, contact us.`);
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle('Error: Step 4 of 4 – Insure this trip? – Sky Travel Protection');
    await expect(wizard.dialog).toContainText(new RegExp(`${flight}, (Tue 1|Wed 2) Apr`));
    await expect(booking).toHaveValue('QX7ABC');
    await expect(terms).toBeChecked();
  }

  await faults.raise({
    path: '/travel/insurance/blink-it',
    method: 'POST',
    status: 409,
    message: 'Closed for stocktaking',
  });
  await wizard.buy.click();
  await expect(summary).toHaveText('One thing needs your attentionThe insurer says: Closed for stocktaking');
  await expect(booking).toHaveValue('QX7ABC');
});

test('counts travellers and asks for a trip type', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  const { summary, traveller } = wizard;
  await wizard.next();
  await expect(summary).toContainText('Choose what kind of trip it is.');
  await wizard.single('ZZ102');
  await wizard.isAt('Who’s travelling?');

  await wizard.next();
  await expect(summary).toContainText('Choose at least one passenger.');
  for (const name of ['Anna Berg', 'Ben Berg', 'Carla Berg']) await traveller(name).check();
  await wizard.contact('Carla Berg').check();
  await wizard.next();
  await expect(summary).toContainText('Choose at most 2 passengers.');
  await expect(wizard.contact('Carla Berg')).toBeChecked();
  await traveller('Carla Berg').uncheck();
  await wizard.next();
  await wizard.isAt('Insure this trip?');
  await expect(wizard.dialog).toContainText('Anna Berg and Ben Berg');
  await expect(wizard.dialog).not.toContainText('Contact');
});
