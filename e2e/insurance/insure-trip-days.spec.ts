import { expect, test } from '../kit/portal.ts';
import { insurances } from '../pages/insurances.ts';
import { begin, insureTrip } from '../pages/insureTrip.ts';

const languages = {
  English: {
    insure: 'Insure a trip',
    trip: /^Single /,
    next: 'Continue',
    number: 'Flight number',
    date: 'Day of departure',
    check: 'Find flight',
    offered: 'At least 24 hours from now: from 12th March 2031 to 11th December 2031',
    understood: 'Wednesday, 2nd April 2031',
    missing: 'Choose the day the flight leaves.',
    unreadable:
      'We can’t read this date. Enter the day, month, and year as numbers in the order shown, or pick a date from the calendar.',
    past: 'This date has passed. Choose 12th March 2031 or later.',
    late: 'Choose a date no later than 11th December 2031.',
  },
  Español: {
    insure: 'Asegurar un viaje',
    trip: /^Solo ida /,
    next: 'Continuar',
    number: 'Número de vuelo',
    date: 'Día de salida',
    check: 'Buscar vuelo',
    offered: 'Con al menos 24 horas de antelación: del 12 de marzo de 2031 al 11 de diciembre de 2031',
    understood: 'miércoles, 2 de abril de 2031',
    missing: 'Elige el día en que sale el vuelo.',
    unreadable:
      'No podemos leer esta fecha. Escribe día, mes y año con cifras, en el orden indicado, o elige una fecha en el calendario.',
    past: 'Esta fecha ya ha pasado. Elige el 12 de marzo de 2031 o una fecha posterior.',
    late: 'Elige una fecha que no sea posterior al 11 de diciembre de 2031.',
  },
  Français: {
    insure: 'Assurer un voyage',
    trip: /^Aller simple /,
    next: 'Continuer',
    number: 'Numéro de vol',
    date: 'Jour de départ',
    check: 'Rechercher le vol',
    offered: 'Dans 24 heures au moins : du 12 mars 2031 au 11 décembre 2031',
    understood: 'mercredi 2 avril 2031',
    missing: 'Choisissez le jour de départ du vol.',
    unreadable: 'Nous ne pouvons pas lire cette date.',
    past: 'Cette date est passée. Choisissez le 12 mars 2031 ou une date ultérieure.',
    late: 'Choisissez une date au plus tard le 11 décembre 2031.',
  },
};

test('checks a day in every language of the portal', async ({ page, portal }) => {
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
    await isWrong(words.late);
    await date.fill('2031-04-02');
    await expect(dialog.getByText(words.understood)).toBeVisible();
    await dialog.getByRole('button').first().click();
    await expect(dialog).toHaveAttribute('data-state', 'filling.asking');
    await page.getByRole('dialog').last().getByRole('button').last().click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(insurances(page).trips).toHaveCount(14);
});
