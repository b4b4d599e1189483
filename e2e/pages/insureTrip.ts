import type { Page } from '@playwright/test';

import { expect, type Portal } from '../kit/portal.ts';
import { insurances } from './insurances.ts';
import { enter } from './signInPage.ts';

type Trip = 'Single' | 'Return' | 'Several flights';
type Direction = 'Outbound' | 'Inbound';

export const insureTrip = (page: Page) => {
  const dialog = page.locator('[data-machine=wizard]');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const field = (name: string) => dialog.getByLabel(name, { exact: true });

  return {
    dialog,
    field,
    press,
    way: page.getByRole('main').getByRole('link', { name: 'Insure a trip', exact: true }),
    heading: (name: string) => dialog.getByRole('heading', { level: 3, name, exact: true }),
    step: dialog.getByText(/^Step \d of \d$/),
    /** The summary of all problems; its lines lead to the fields. */
    summary: dialog.locator('[role=alert]:not([data-told])'),
    next: () => press('Continue'),
    back: () => press('Back'),
    close: () => press('Close'),
    number: field('Flight number'),
    date: field('Day of departure'),
    add: dialog.getByRole('button', { name: 'Add a flight', exact: true }),
    terms: dialog.getByRole('checkbox', { name: /^I have read the terms of business/ }),
    booking: field('Booking reference (if you have one)'),
    buy: dialog.getByRole('button', { name: 'Insure this trip', exact: true }),
    traveller: (name: string) => dialog.getByRole('checkbox', { name, exact: true }),
    contact: (name: string) => dialog.getByRole('radio', { name, exact: true }),
    question: page.getByRole('dialog', { name: 'Save this for later?' }),

    async isAt(name: string) {
      await this.heading(name).waitFor();
    },

    async describe(trip: Trip) {
      await dialog.getByRole('radio', { name: new RegExp(`^${trip} `) }).check();
      await this.next();
      await this.number.waitFor();
    },

    async lookUp(flightNumber: string, date: string, direction?: Direction) {
      await this.number.fill(flightNumber);
      await this.date.fill(date);
      if (direction) await dialog.getByRole('radio', { name: direction, exact: true }).check();
      await press('Find flight');
    },

    async take() {
      await this.isAt('Is this your flight?');
      await press('Yes, this is mine');
    },

    /** Looks up a flight with a unique number and confirms it. */
    async find(flightNumber: string, date: string, direction?: Direction) {
      await this.lookUp(flightNumber, date, direction);
      await this.take();
    },

    /** Starts a single trip and looks up its flight. */
    async ask(flightNumber: string, date = '2031-04-02') {
      await this.describe('Single');
      await this.lookUp(flightNumber, date);
    },

    /** Starts a single trip and confirms its flight. */
    async single(flightNumber: string, date?: string) {
      await this.ask(flightNumber, date);
      await this.take();
    },

    /** Opens the field for another day of a flight that was chosen from several. */
    otherDay: (at = 0) => dialog.getByRole('button', { name: 'Another day', exact: true }).nth(at).click(),

    async choose(...names: string[]) {
      await this.isAt('Who’s travelling?');
      for (const name of names) await this.traveller(name).check();
      await this.next();
      await this.isAt('Insure this trip?');
    },

    /** Continues a single trip with one traveller to the page of the purchase. */
    async upToDetails(flightNumber: string, traveller = 'Anna Berg') {
      await this.single(flightNumber);
      await this.choose(traveller);
    },

    async purchase() {
      await this.terms.check();
      await this.buy.click();
    },

    async isInsured() {
      await this.isAt('Your trip is insured');
    },
  };
};

/** Signs in and opens the wizard from the list of trips. */
export async function begin(page: Page, portal: Portal, username: string) {
  await enter(page, portal, username);
  await insurances(page).open();
  const wizard = insureTrip(page);
  await wizard.way.click();
  await expect(wizard.dialog).toBeVisible();
  return wizard;
}
