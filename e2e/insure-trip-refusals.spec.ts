import { expect, test } from './kit/portal.ts';
import { door } from './pages/door.ts';
import { insurances } from './pages/insurances.ts';
import { begin, insureTrip } from './pages/insureTrip.ts';

/** Where a refusal is said: at a field, or beside the wizard. */
type Place = 'number' | 'date' | 'notice';

const misshapen: Record<string, RegExp> = {
  '': /^Enter the flight number\./,
  '   ': /^Enter the flight number\./,
  '12AB': /^A flight number begins with the airline’s code, for example BA123\./,
  '123': /^A flight number begins with the airline’s code/,
  A: /^Write the airline’s code and the digits, for example BA123\./,
  AB12C: /^Write the airline’s code/,
  ABCDEFGHI: /^Write the airline’s code/,
  BA1234567: /^Write the airline’s code/,
  'BA 12 3': /^Write the airline’s code/,
  ÅÄ123: /^Write the airline’s code/,
};

const refused: [flight: string, place: Place, words: RegExp][] = [
  ['ZZ403', 'notice', /This flight can’t be insured under your policy\. Choose another flight\./],
  ['zz404', 'number', /We can’t find this flight on that day\. Check the flight number and the date\./],
  ['ZZ204', 'number', /We can’t find this flight on that day\./],
  ['ZZ410', 'number', /We don’t recognise this flight number\. Write it as on your ticket/],
  ['ZZ411', 'date', /This date and time don’t fit the flight\. Check both\./],
  ['ZZ412', 'date', /This flight leaves too soon to be insured\. Choose one that leaves later\./],
  ['ZZ413', 'notice', /This flight is outside the dates of your policy\./],
  ['ZZ414', 'notice', /This flight doesn’t fly on that day\. Check the date on your ticket\./],
  ['ZZ415', 'notice', /This flight is already part of a trip of yours\. Choose another flight\./],
  ['ZZ500', 'notice', /A service that we rely on isn’t answering as it should\./],
  ['ZZ501', 'notice', /We couldn’t check this flight\. Check the flight number and the date, and try again\./],
  ['SK101', 'notice', /This flight is already part of a trip of yours\./],
];

test('says of every flight that is refused why, at its place, and keeps what was typed', async ({
  page,
  portal,
  faults,
}) => {
  await begin(page, portal, 'anna@sky.test');
  const wizard = insureTrip(page);
  const { number, date, summary } = wizard;
  const { notice } = door(page);
  await wizard.describe('Single');
  await wizard.add.click();

  for (const [text, words] of Object.entries(misshapen)) {
    await wizard.lookUp(text, '2031-04-02');
    await expect(summary).toBeFocused();
    await expect(number).toHaveAccessibleDescription(words);
    await expect(page).toHaveTitle('Error: Step 2 of 4 – Which flight? – Sky Travel Protection');
    await expect(number).toHaveValue(text);
    await expect(date).toHaveValue('2031-04-02');
  }

  for (const [flight, place, words] of refused) {
    const day = flight === 'SK101' ? '2031-03-21' : '2031-04-02';
    await wizard.lookUp(flight, day, 'Inbound');
    if (place === 'notice') {
      await expect(notice).toContainText(words);
      await wizard.dismiss();
      await expect(summary).toHaveCount(0);
    } else {
      await expect(wizard[place]).toHaveAccessibleDescription(words);
      await expect(wizard[place]).toHaveAttribute('aria-invalid', 'true');
      await expect(summary.getByRole('listitem')).toHaveCount(1);
      await expect(summary).toBeFocused();
    }
    await expect(number).toHaveValue(flight);
    await expect(date).toHaveValue(day);
    await expect(wizard.dialog.getByRole('radio', { name: 'Inbound' })).toBeChecked();
  }

  await faults.raise({ path: '/travel/flights/validate', code: 'POLICY_EXPIRED' });
  await wizard.lookUp('ZZ100', '2031-04-02');
  await expect(notice).toContainText('This policy has expired. Use one that is still running.');
  await wizard.dismiss();
  await faults.raise({ path: '/travel/flights/validate', network: true, times: 20 });
  await wizard.press('Look it up');
  await expect(notice).toContainText('We got no answer.');
  await faults.clear();
  await wizard.dismiss();
  await wizard.press('Look it up');
  await wizard.isAt('Who travels?');
});

test('says at the day of a flight, which is one of several, that it does not fly then', async ({ page, portal }) => {
  await begin(page, portal, 'charter@sky.test');
  const wizard = insureTrip(page);
  const { dialog, summary, date, field } = wizard;
  const second = dialog.getByRole('checkbox').nth(1);
  await wizard.single('ZZ406', '2031-04-04');
  await field('Time of departure (UTC)').fill('08:00');
  await dialog.getByRole('combobox', { name: 'From' }).fill('OSL');
  await page.getByRole('option').first().click();
  await wizard.press('Use this flight');
  await wizard.isAt('Which of these is yours?');
  await second.check();

  await date.fill('2031-04-05');
  await wizard.press('Add to the trip');
  await expect(date).toHaveAccessibleDescription(/We can’t find this flight on that day\./);
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle('Error: Step 2 of 4 – Which of these is yours? – Sky Travel Protection');
  await expect(second).toBeChecked();
  await expect(date).toHaveValue('2031-04-05');

  await date.fill('2031-04-04');
  await wizard.press('Add to the trip');
  await wizard.choose('Chara Thorne');
  await expect(dialog).toContainText('ZZ406 on 4th April 2031');
});

test('says of a flight, which is one of several, on the same page that another day will not do', async ({
  page,
  portal,
  faults,
}) => {
  await begin(page, portal, 'anna@sky.test');
  const wizard = insureTrip(page);
  const { summary, date, dialog } = wizard;
  await wizard.single('ZZ200');
  await wizard.isAt('Which of these is yours?');
  await dialog.getByRole('checkbox').first().check();
  const move = async (day: string) => {
    await date.fill(day);
    await wizard.press('Add to the trip');
  };

  await move('2031-12-12');
  await expect(door(page).notice).toContainText('This flight is outside the dates of your policy.');
  await wizard.dismiss();
  await expect(date).toHaveValue('2031-12-12');
  for (const [code, words] of [
    ['FLIGHT_SCHEDULE_NOT_FOUND', /We can’t find this flight on that day\./],
    ['FLIGHT_TOO_SOON', /This flight leaves too soon to be insured\./],
  ] as const) {
    await faults.raise({ path: '/travel/flights/validate', code });
    await move('2031-04-07');
    await expect(date).toHaveAccessibleDescription(words);
    await expect(summary).toBeFocused();
    await expect(date).toHaveValue('2031-04-07');
  }
  await move('2031-04-02');
  await wizard.choose('Anna Berg');
  await expect(dialog).toContainText('ZZ200 on 2nd April 2031');
});

const uninsurable: Record<string, string> = {
  ZZ60000: 'This flight is already insured. You’ll find it under your insurances.',
  ZZ60001: 'A flight of this trip is delayed, cancelled or has already left, so the trip can’t be changed.',
  ZZ60002: 'Your policy already covers as many trips as it can. Use another policy.',
  ZZ60003: 'Your account has no passenger to insure yet. Add a passenger and try again.',
  ZZ60004: 'The trip has no passenger yet. Choose at least one.',
  ZZ60005: 'One of the passengers can’t be insured on this trip. Check who is travelling.',
  ZZ60006: 'This policy doesn’t include that. Choose another policy.',
  ZZ60007: 'We can’t find this passenger any more. Reload the page to see your passengers as they are now.',
  ZZ60008: 'Your account already holds as many passengers as it can. Delete one to add another.',
};

test('says of every purchase that is refused why, and keeps everything', async ({ page, portal, faults }) => {
  await begin(page, portal, 'anna@sky.test');
  const wizard = insureTrip(page);
  const { summary, terms, booking } = wizard;
  await wizard.upToDetails('ZZ60000');
  await booking.fill('QX7ABC');
  await wizard.press('Insure this trip');
  await expect(summary).toContainText('Confirm the terms of business to carry on.');
  await terms.check();

  for (const [at, [flight, words]] of Object.entries(uninsurable).entries()) {
    if (at > 0) {
      await wizard.press('Change the flights');
      await wizard.dialog.getByRole('button', { name: /^Remove flight/ }).click();
      await wizard.add.click();
      await wizard.lookUp(flight, '2031-04-02');
      await wizard.choose('Anna Berg');
      await terms.check();
    }
    await wizard.buy.click();
    await expect(summary).toHaveText(`One thing needs your attention${words}`);
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle('Error: Step 4 of 4 – Is this right? – Sky Travel Protection');
    await expect(wizard.dialog).toContainText(`${flight} on 2nd April 2031`);
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
  await begin(page, portal, 'anna@sky.test');
  const wizard = insureTrip(page);
  const { summary, traveller } = wizard;
  await wizard.next();
  await expect(summary).toContainText('Choose what kind of trip it is.');
  await wizard.describe('Single');
  await wizard.next();
  await expect(summary).toHaveText('A single trip has one flight. Add it to carry on.');
  await wizard.add.click();
  await wizard.lookUp('ZZ102', '2031-04-02');
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

test('takes no further trip of a full policy, and no eleventh passenger', async ({ page, portal }) => {
  await begin(page, portal, 'full@sky.test');
  const wizard = insureTrip(page);
  await wizard.single('ZZ100');
  await wizard.press('Add a passenger');
  const adding = page.getByRole('dialog', { name: 'Who travels with you?' });
  await adding.getByLabel('First name').fill('Piet');
  await adding.getByLabel('Last name').fill('Marsh');
  await adding.getByLabel('Mobile phone number').fill('+15550100077');
  await adding.getByRole('button', { name: 'Add this passenger' }).click();
  await expect(door(page).notice).toContainText('Your account already holds as many passengers as it can.');
  await wizard.dismiss();
  await expect(adding.getByLabel('Last name')).toHaveValue('Marsh');
  await adding.getByRole('button', { name: 'Cancel' }).click();
  await wizard.choose('Fulvia Marsh');
  await wizard.purchase();

  await expect(wizard.summary).toContainText('Your policy already covers as many trips as it can.');
});

const languages = {
  English: {
    insure: 'Insure a trip',
    trip: /^Single /,
    next: 'Continue',
    add: 'Add a flight',
    number: 'Flight number',
    date: 'Day of departure',
    check: 'Look it up',
    offered: 'At least 24 hours before it leaves: 12th March 2031 to 11th December 2031',
    understood: 'Wednesday, 2nd April 2031',
    missing: 'Choose the day the flight leaves.',
    unreadable: 'We can’t read this date. Pick it from the calendar, or check what you typed.',
    past: 'This date has passed. Choose today or a later date.',
    outside: 'This flight is outside the dates of your policy.',
  },
  Español: {
    insure: 'Asegurar un viaje',
    trip: /^Solo ida /,
    next: 'Continuar',
    add: 'Añadir un vuelo',
    number: 'Número de vuelo',
    date: 'Día de salida',
    check: 'Buscarlo',
    offered: 'Al menos 24 horas antes de que salga: del 12 de marzo de 2031 al 11 de diciembre de 2031',
    understood: 'miércoles, 2 de abril de 2031',
    missing: 'Elige el día en que sale el vuelo.',
    unreadable: 'No podemos leer esta fecha. Elígela en el calendario o revisa lo que has escrito.',
    past: 'Esta fecha ya ha pasado. Elige hoy o una fecha posterior.',
    outside: 'Este vuelo queda fuera de las fechas de tu póliza.',
  },
  Français: {
    insure: 'Assurer un voyage',
    trip: /^Aller simple /,
    next: 'Continuer',
    add: 'Ajouter un vol',
    number: 'Numéro de vol',
    date: 'Jour de départ',
    check: 'Le rechercher',
    offered: 'Au moins 24 heures avant son départ : du 12 mars 2031 au 11 décembre 2031',
    understood: 'mercredi 2 avril 2031',
    missing: 'Choisissez le jour de départ du vol.',
    unreadable: 'Nous ne pouvons pas lire cette date.',
    past: 'Cette date est passée. Choisissez aujourd’hui ou une date ultérieure.',
    outside: 'Ce vol est en dehors des dates de votre contrat.',
  },
};

test('judges a day in every language that is spoken', async ({ page, portal }) => {
  const { dialog } = insureTrip(page);
  await begin(page, portal, 'anna@sky.test');
  await insureTrip(page).close();

  for (const [language, words] of Object.entries(languages)) {
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    const date = dialog.getByLabel(words.date, { exact: true });
    const isWrong = (text: string) => expect(date).toHaveAccessibleDescription(new RegExp(`^${text}`));
    await page.getByRole('banner').getByRole('combobox').selectOption({ label: language });
    await page.getByRole('main').getByRole('link', { name: words.insure, exact: true }).click();
    await dialog.getByRole('radio', { name: words.trip }).check();
    await press(words.next);
    await press(words.add);
    await dialog.getByLabel(words.number, { exact: true }).fill('ZZ100');
    await expect(date).toHaveAccessibleDescription(words.offered);

    await press(words.check);
    await isWrong(words.missing);
    await expect(insureTrip(page).summary).toBeFocused();
    await date.pressSequentially('0402');
    await press(words.check);
    await isWrong(words.unreadable);
    await date.fill('2031-03-10');
    await press(words.check);
    await isWrong(words.past);
    await date.fill('2031-12-12');
    await press(words.check);
    await expect(door(page).notice).toContainText(words.outside);
    await door(page).notice.getByRole('button').click();
    await date.fill('2031-04-02');
    await expect(dialog.getByText(words.understood)).toBeVisible();
    await dialog.getByRole('button').first().click();
    await expect(dialog).toHaveAttribute('data-state', 'filling.asking');
    await page.getByRole('dialog').last().getByRole('button').last().click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(insurances(page).trips).toHaveCount(14);
});
