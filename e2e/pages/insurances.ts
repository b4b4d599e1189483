import type { Page } from '@playwright/test';

import { expect } from '../kit/portal.ts';

/** "My insurances", trip by trip and flight by flight. */
export const insurances = (page: Page) => {
  const main = page.getByRole('main');
  const flights = main.locator('[data-machine=flightRow]');
  const flight = (number: string) => flights.filter({ hasText: number });
  const update = (number: string) => main.getByRole('button', { name: `Update the status of flight ${number}` });

  return {
    trips: main.getByRole('region'),
    flights,
    flight,
    update,
    choose: (number: string) => main.getByRole('link', { name: `See what to do about flight ${number}` }),

    /** From any page of a customer's. */
    async open() {
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My insurances' }).click();
      await main.getByRole('heading', { level: 1, name: 'My insurances' }).waitFor();
    },

    /** Asks after a flight, which then spins until the trips are read again. */
    async askAfter(number: string) {
      await update(number).click();
      await expect(flight(number)).toHaveAttribute('data-state', 'spinning');
    },
  };
};
