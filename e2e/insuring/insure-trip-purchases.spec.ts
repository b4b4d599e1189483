import { expect, test } from '../kit/portal.ts';
import { begin } from '../pages/insureTrip.ts';

const uninsurable: Record<string, string> = {
  ZZ60000: 'This flight is already insured. You’ll find it under your insurances.',
  ZZ60001:
    'A flight of this trip is delayed, cancelled or has already left, so the trip can’t be insured or changed any more.',
  ZZ60002: 'Your policy already covers as many trips as it can. Use another policy.',
  ZZ60003: 'Your account has no passenger to insure yet. Add a passenger and try again.',
  ZZ60004: 'The trip has no passenger yet. Choose at least one.',
  ZZ60005: 'One of the passengers can’t be insured on this trip. Check who is travelling.',
  ZZ60006: 'This policy doesn’t include that. Choose another policy.',
  ZZ60007: 'We can’t find this passenger any more. They may have been deleted meanwhile.',
  ZZ60008: 'Your account already holds as many passengers as it can.',
};

test('says of every purchase that is refused why, and keeps everything', async ({ page, portal, faults }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  const { summary, terms, booking } = wizard;
  await wizard.upToDetails('ZZ60000');
  await booking.fill('QX7ABC');
  await wizard.press('Insure this trip');
  await expect(summary).toContainText('Confirm the terms of business to carry on.');
  await terms.check();

  for (const [at, [flight, words]] of Object.entries(uninsurable).entries()) {
    if (at > 0) {
      await wizard.press('Change the flights');
      await wizard.isAt('Is this your flight?');
      await wizard.back();
      await wizard.find(flight, '2031-04-02');
      await wizard.choose('Anna Berg');
      await terms.check();
    }
    await wizard.buy.click();
    await expect(summary).toHaveText(`One thing needs your attention${words}`);
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle('Error: Step 4 of 4 – Is this right? – Sky Travel Protection');
    await expect(wizard.dialog).toContainText(new RegExp(`${flight}, (Tue 1|Wed 2) Apr`));
    await expect(booking).toHaveValue('QX7ABC');
    await expect(terms).toBeChecked();
  }

  for (const [fault, words] of [
    [{ code: 'POLICY_EXPIRED' }, 'This policy has expired. Use one that is still running.'],
    [{ status: 500, message: 'Closed for stocktaking' }, 'The insurer says: Closed for stocktaking'],
  ] as const) {
    await faults.raise({ path: '/travel/insurance/blink-it', method: 'POST', ...fault });
    await wizard.buy.click();
    await expect(summary).toHaveText(`One thing needs your attention${words}`);
    await expect(booking).toHaveValue('QX7ABC');
  }
});

test('counts who travels, and asks for a type of trip', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  const { summary, traveller } = wizard;
  await wizard.next();
  await expect(summary).toContainText('Choose what kind of trip it is.');
  await wizard.single('ZZ102');
  await wizard.isAt('Who travels?');

  await wizard.next();
  await expect(summary).toContainText('Choose at least one passenger.');
  for (const name of ['Anna Berg', 'Ben Berg', 'Carla Berg']) await traveller(name).check();
  await wizard.contact('Carla Berg').check();
  await wizard.next();
  await expect(summary).toContainText('Choose at most 2 passengers.');
  await expect(wizard.contact('Carla Berg')).toBeChecked();
  await traveller('Carla Berg').uncheck();
  await wizard.next();
  await wizard.isAt('Is this right?');
  await expect(wizard.dialog).toContainText('Anna Berg and Ben Berg');
  await expect(wizard.dialog).not.toContainText('Contact');
});
