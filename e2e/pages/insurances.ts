import type { Page } from '@playwright/test';

import { expect } from '../kit/portal.ts';

/** "My insurances", trip by trip and flight by flight. */
export const insurances = (page: Page) => {
  const main = page.getByRole('main');

  return {
    trips: main.getByRole('region'),
    flights: main.locator('[data-machine=flightRow]'),
    flight: (number: string) => main.locator('[data-machine=flightRow]').filter({ hasText: number }),
    update: (number: string) => main.getByRole('button', { name: `Update the status of flight ${number}` }),
    choose: (number: string) => main.getByRole('link', { name: `See what to do about flight ${number}` }),

    /** From any page of a customer's. */
    async open() {
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My insurances' }).click();
      await expect(main.getByRole('heading', { level: 1, name: 'My insurances' })).toBeVisible();
    },
  };
};
