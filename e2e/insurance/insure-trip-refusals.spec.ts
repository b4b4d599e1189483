import { expect, test } from '../kit/portal.ts';
import { begin } from '../pages/insureTrip.ts';
import { signInPage } from '../pages/signInPage.ts';

/** The place of a refusal: at a field, or above the buttons. */
type Place = 'number' | 'date' | 'above the buttons';

const misshapen: Record<string, RegExp> = {
  '': /^Enter the flight number\./,
  AB12C: /^Enter the airline’s code and the digits, for example BA123\./,
};

const refused: [flight: string, place: Place, words: RegExp][] = [
  ['zz404', 'number', /We can’t find this flight on that day\. Check the flight number and the date\./],
  ['ZZ412', 'date', /This flight leaves too soon to be insured\. Choose one that leaves later\./],
  ['SK101', 'above the buttons', /This flight is already part of one of your trips\. Choose another flight\./],
];

test('shows the reason of a refused flight in its place and keeps the input', async ({ page, portal, faults }) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  const { number, date, summary } = wizard;
  const { told } = signInPage(page);
  await wizard.describe('Several flights');

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
    if (place === 'above the buttons') {
      await expect(told).toContainText(words);
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

  await faults.raise({ path: '/travel/flights/validate', network: true, times: 20 });
  await wizard.lookUp('ZZ100', '2031-04-02');
  await expect(told).toContainText('We got no answer.');
  await faults.clear();
  await wizard.press('Find flight');
  await wizard.take();
  await wizard.isAt('Which flights?');
});

test('marks the day on which one of several flights does not depart', async ({ page, portal }) => {
  const wizard = await begin(page, portal, 'charter@sky.test');
  const { dialog, summary, date, field } = wizard;
  const second = dialog.getByRole('radio').nth(1);
  await wizard.ask('ZZ406', '2031-04-04');
  await field('Time of departure').fill('08:00');
  await dialog.getByRole('combobox', { name: 'From' }).fill('OSL');
  await page.getByRole('option').first().click();
  await wizard.press('Use this flight');
  await wizard.isAt('Which of these is yours?');
  await second.check();
  await wizard.otherDay();

  await date.fill('2031-04-05');
  await wizard.press('Continue with my choice');
  await expect(date).toHaveAccessibleDescription(/We can’t find this flight on that day\./);
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle('Error: Step 2 of 4 – Which of these is yours? – Sky Travel Protection');
  await expect(second).toBeChecked();
  await expect(date).toHaveValue('2031-04-05');

  await date.fill('2031-04-04');
  await wizard.press('Continue with my choice');
  await wizard.choose('Chara Thorne');
  await expect(dialog).toContainText('ZZ406, Fri 4 Apr');
});

test('reports on the same page that another day is not possible for one of several flights', async ({
  page,
  portal,
  faults,
}) => {
  const wizard = await begin(page, portal, 'anna@sky.test');
  const { summary, date, dialog } = wizard;
  await wizard.ask('ZZ200');
  await wizard.isAt('Which of these is yours?');
  await dialog.getByRole('radio').first().check();
  await wizard.otherDay();
  const move = async (day: string) => {
    await date.fill(day);
    await wizard.press('Continue with my choice');
  };

  await move('2031-12-12');
  await expect(date).toHaveAccessibleDescription(/^Choose a date no later than 11th December 2031\./);
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
  await expect(dialog).toContainText('ZZ200, Wed 2 Apr');
});
