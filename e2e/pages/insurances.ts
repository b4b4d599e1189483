import type { Page } from '@playwright/test';

import { expect } from '../kit/portal.ts';
import { disruption } from './disruption.ts';

const foldedParts = ['No longer insured', 'Past'] as const;

export const insurances = (page: Page) => {
  const main = page.getByRole('main');
  const flights = main.locator('[data-machine=flightRow]');
  const flight = (number: string) => flights.filter({ hasText: number });
  const update = (number: string) => main.getByRole('button', { name: `Update status of flight ${number}` });
  const trips = main.locator('li [data-trip]');
  const trip = (words: string | RegExp) => trips.filter({ hasText: words });
  const folded = (title: (typeof foldedParts)[number]) =>
    main.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

  async function openTrip(words: string | RegExp): Promise<void> {
    await trip(words).getByRole('link').first().click();
    await main.getByRole('link', { name: 'My insurances' }).waitFor();
  }

  return {
    trips,
    trip,
    tripsIn: (part: 'Needs your attention' | 'Upcoming') =>
      main.getByRole('region', { name: part }).locator('[data-trip]'),
    folded,
    async unfold() {
      for (const part of foldedParts) await folded(part).locator('summary').click();
    },

    /** Flights with their status: one for each trip in the list, all of them on the page of a trip. */
    flights,
    flight,
    pass: (number: string) => main.getByRole('article', { name: number, exact: true }),
    happens: main.getByRole('region', { name: 'Trip timeline' }).getByRole('listitem'),
    update,
    /** A link to a page in the list; a button that opens a dialog on the page of a trip. */
    resolve: (number: string) => main.getByRole('button', { name: `See your options for flight ${number}` }),
    seeChosen: (number: string) => main.getByRole('button', { name: `See your choice for ${number}` }),
    choose: (number: string) => main.getByRole('link', { name: `See your options for flight ${number}` }),

    /** Opens the list from any page of a customer. */
    async open() {
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My insurances' }).click();
      await main.getByRole('heading', { level: 1, name: 'My insurances' }).waitFor();
    },

    openTrip,

    /** Reports a delay on the page of the trip; the flight spins until the trips are read again. */
    async askAfter(number: string) {
      if ((await update(number).count()) === 0) await openTrip(number);
      await update(number).click();
      await disruption(page).reportDelay('23:10');
      await expect(flight(number)).toHaveAttribute('data-state', 'spinning');
    },
  };
};
