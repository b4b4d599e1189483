import { expect, test } from '../kit/portal.ts';
import { insurances } from '../pages/insurances.ts';
import { begin, insureTrip } from '../pages/insureTrip.ts';
import { signInPage } from '../pages/signInPage.ts';

test('insures a single trip, lists it at once and starts to update it', async ({ page, portal, clock }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  const { trips, trip, flight, openTrip } = insurances(page);
  await expect(wizard.step).toHaveText('Step 1 of 4');

  await wizard.single('ba 900');
  await wizard.isAt('Who’s travelling?');
  await expect(wizard.step).toHaveText('Step 3 of 4');
  await wizard.traveller('Anna Berg').check();
  await expect(wizard.contact('Anna Berg')).toHaveCount(0);
  await wizard.traveller('Dora Berg').check();
  await wizard.contact('Dora Berg').check();
  await wizard.next();
  await wizard.isAt('Insure this trip?');
  await expect(wizard.dialog).toContainText(
    /BA900, Wed 2 Apr, .*2031-04-02.*Anna Berg and Dora BergContact: Dora Berg/,
  );
  await wizard.purchase();
  await wizard.isInsured();
  const reference = await wizard.dialog
    .getByText(/^Your booking reference is/)
    .locator('strong')
    .textContent();
  expect(reference).toMatch(/^[A-Z2-9]{6}$/);
  await wizard.press('See my insurances');

  await expect(wizard.dialog).toHaveCount(0);
  await expect(trips).toHaveCount(15);
  await expect(trip('BA900')).toContainText(/2 Apr.*BA900.*Anna Berg and Dora Berg/);
  await expect(flight('BA900')).toHaveAttribute('data-state', 'spinning');
  await expect(flight('BA900')).toContainText('Updating status');
  await openTrip('BA900');
  await expect(page.getByRole('main')).toContainText(`${reference}`);
  await expect(flight('BA900')).toHaveAttribute('data-state', 'spinning');
  await portal.pull('POST', 'flight', { flightNumber: 'BA900', set: { cancelled: 1, alerted: 1 } });
  await clock.advance({ seconds: 8 });
  await expect(flight('BA900')).toContainText('Cancelled');
  await expect(flight('BA900')).toHaveAttribute('data-state', 'idle');
});

test('insures a return trip and asks for the return flight after the outbound one', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');

  await wizard.describe('Return');
  await wizard.isAt('Which outbound flight?');
  await expect(wizard.dialog.getByRole('radio')).toHaveCount(0);
  await wizard.find('ZZ100', '2031-04-02');
  await wizard.isAt('Which return flight?');
  await wizard.back();
  await wizard.isAt('Which flights?');
  await wizard.next();
  await expect(wizard.summary).toHaveText('A return trip has two flights, out and back. Add both to continue.');
  await wizard.add.click();
  await wizard.isAt('Which return flight?');
  await expect(wizard.dialog.getByRole('radio')).toHaveCount(0);
  await wizard.lookUp('ZZ100', '2031-04-02');
  await expect(wizard.number).toHaveAccessibleDescription(/already part of one of your trips/);
  await wizard.lookUp('SK901', '2031-04-01');
  await expect(wizard.date).toHaveAccessibleDescription(/^Your return flight leaves before your outbound flight\./);
  await wizard.lookUp('SK901', '2031-04-09');
  await wizard.isAt('Is this your flight?');
  await expect(wizard.dialog).toContainText('Are you returning from another airport?');
  await wizard.take();
  await wizard.isAt('Who’s travelling?');

  await wizard.back();
  await wizard.isAt('Which flights?');
  await expect(wizard.dialog.getByRole('listitem')).toHaveText([/Outbound.*ZZ100/, /Inbound.*SK901/]);
  await expect(wizard.add).toHaveCount(0);
  await wizard.next();
  await wizard.choose('Anna Berg');
  await wizard.booking.fill('QX7ABC');
  await wizard.purchase();
  await expect(wizard.dialog).toContainText('Your booking reference is QX7ABC.');
  await wizard.press('See my insurances');

  await expect(insurances(page).trip('ZZ100')).toContainText(/2 Apr.*, back /);
  await insurances(page).openTrip('ZZ100');
  await expect(page.getByRole('main')).toContainText('QX7ABC');
  await expect(insurances(page).flights).toHaveText([/ZZ100.*Outbound, Wed 2 Apr/, /SK901.*Inbound, Wed 9 Apr/]);
  for (const flight of ['ZZ100', 'SK901'])
    await expect(insurances(page).flight(flight)).toHaveAttribute('data-state', 'spinning');
});

test('insures a trip of two to four flights and rejects a fifth', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  const items = wizard.dialog.getByRole('listitem');
  const match = (at: number) => wizard.dialog.getByRole('checkbox').nth(at);
  const only = (at: number) => wizard.dialog.getByRole('radio').nth(at);

  await wizard.describe('Several flights');
  await wizard.find('BA900', '2031-04-02');
  await wizard.isAt('Which flights?');
  await wizard.next();
  await expect(wizard.summary).toHaveText('A multi-flight trip has two to four flights. Add at least two to continue.');
  await wizard.add.click();
  await wizard.isAt('Which flight is next?');
  await wizard.lookUp('ZZ200', '2031-04-03');
  await wizard.isAt('Which of these is yours?');
  for (const at of [0, 1]) await match(at).check();
  await wizard.press('Continue with my choice');
  await wizard.isAt('Which flights?');
  await expect(items).toHaveCount(2);

  await wizard.add.click();
  await wizard.lookUp('ZZ300', '2031-04-05', 'Inbound');
  await wizard.isAt('Which of these is yours?');
  await expect(wizard.dialog.getByRole('checkbox')).toHaveCount(0);
  for (const at of [0, 2]) await only(at).check();
  await wizard.otherDay();
  await wizard.field('Day of departure').fill('2031-04-06');
  await wizard.press('Continue with my choice');
  await wizard.isAt('Which flights?');
  await expect(wizard.add).toHaveCount(0);
  await wizard.press('Remove flight BA900');
  await expect(wizard.add).toBeVisible();
  await wizard.add.click();
  await wizard.find('BA901', '2031-04-01', 'Outbound');
  await expect(items).toHaveCount(3);
  await wizard.next();
  await wizard.choose('Ben Berg');
  await wizard.purchase();
  await wizard.isInsured();
  await wizard.press('See my insurances');

  await expect(insurances(page).trip('BA901')).toContainText(/1 Apr.*4 flights until/);
  await insurances(page).openTrip('BA901');
  await expect(insurances(page).flights).toHaveText([/BA901.*1 Apr/, /ZZ200/, /ZZ200/, /ZZ300 Inbound,.*6 Apr/]);
});

test('lets a customer with charter rights enter an unlisted flight by hand', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'charter@sky.test');
  const { number, field } = wizard;
  const leaves = field('Time of departure');
  const from = wizard.dialog.getByRole('combobox', { name: 'From' });

  await wizard.describe('Several flights');
  await wizard.lookUp('ZZ404', '2031-04-02');
  await wizard.isAt('We can’t find your flight. Enter it yourself');
  await expect(number).toHaveValue('ZZ404');
  await expect(wizard.date).toHaveValue('2031-04-02');
  await wizard.press('Use this flight');
  await expect(wizard.summary.getByRole('listitem')).toHaveText([
    'Choose the airport the flight leaves from.',
    'Enter the time the flight leaves.',
  ]);
  await leaves.fill('10:30');
  await from.fill('reyk');
  await page.getByRole('option', { name: 'Reykjavík Keflavík' }).click();
  await wizard.press('Use this flight');
  await expect(number).toHaveAccessibleDescription(/We can’t find this flight on that day/);
  await expect(leaves).toHaveValue('10:30');
  await expect(from).toHaveValue(/Reykjavík/);

  await number.fill('zz405');
  await wizard.press('Use this flight');
  await wizard.take();
  await wizard.isAt('Which flights?');
  await expect(wizard.dialog.getByRole('listitem')).toHaveText([
    /KEF → .*ZZ405, Wed 2 Apr, 10:30 Reykjavík time.*2031-04-02 10:30 UTC/,
  ]);
  await wizard.add.click();
  await wizard.lookUp('ZZ406', '2031-04-04');
  await leaves.fill('08:00');
  await from.fill('OSL');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await from.press('Enter');
  await wizard.press('Use this flight');
  await wizard.isAt('Which of these is yours?');
  await wizard.back();
  await wizard.isAt('We can’t find your flight. Enter it yourself');
  await expect(leaves).toHaveValue('08:00');
  await leaves.fill('09:30');
  await expect(wizard.dialog).toContainText('That is 07:30 UTC on 4th April 2031.');
  await wizard.press('Use this flight');
  await wizard.isAt('Which of these is yours?');
  await expect(wizard.dialog).toContainText('ZZ406, leaves Fri 4 Apr, 09:30 Oslo time (2031-04-04 07:30 UTC)');
  for (const at of [0, 1]) await wizard.dialog.getByRole('checkbox').nth(at).check();
  await wizard.press('Continue with my choice');
  await wizard.next();
  await wizard.choose('Chara Thorne');
  await wizard.purchase();
  await wizard.isInsured();
  await wizard.press('See my insurances');

  await insurances(page).openTrip('ZZ405');
  await expect(insurances(page).flights).toHaveText([/^ZZ405/, /^ZZ406/, /^ZZ406/]);
});

test('asks a customer who signed in with a code nothing about passengers at a partner that only counts', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('rails'));
  await signInPage(page).withCode('otc@rails.test');
  await expect(page).toHaveURL(/\/dashboard$/);
  await insurances(page).open();
  const wizard = insureTrip(page);
  await wizard.way.click();
  await expect(wizard.step).toHaveText('Step 1 of 3');

  await wizard.single('ZZ100');
  await wizard.isAt('Insure this trip?');
  await expect(wizard.step).toHaveText('Step 3 of 3');
  await expect(wizard.dialog).toContainText('PassengersThe account holder');
  await wizard.purchase();
  await wizard.isInsured();
  await wizard.press('See my insurances');

  await expect(insurances(page).trip('ZZ100')).toContainText('Otto Carver');
});

test('asks for the policy with each flight if the partner wants it', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'vera@voyage.test');
  const policy = wizard.field('Policy number');
  await wizard.describe('Return');

  await policy.fill('');
  await wizard.lookUp('ZZ100', '2031-04-02');
  await expect(wizard.summary).toContainText('Enter your policy number.');
  await policy.fill('POL-NONE');
  await wizard.press('Find flight');
  await expect(signInPage(page).told).toContainText('We can’t find this policy number.');
  await expect(wizard.number).toHaveValue('ZZ100');
  await policy.fill(' POL-ACTIVE ');
  await wizard.press('Find flight');
  await wizard.take();
  await wizard.isAt('Which return flight?');
  await expect(policy).toHaveValue('POL-ACTIVE');
  await expect(policy).toBeDisabled();
  await wizard.find('SK901', '2031-04-09');
  await wizard.choose('Wole Okafor');
  await wizard.purchase();
  await wizard.isInsured();
  await wizard.press('See my insurances');

  await expect(insurances(page).trip('ZZ100')).toContainText('Wole Okafor');
  await insurances(page).openTrip('ZZ100');
  await expect(page.getByRole('region', { name: 'Cover for this trip' })).toContainText('POL-ACTIVE');
});
