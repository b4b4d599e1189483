import { expect, type Page } from '@playwright/test';

/** The page that a customer comes to, card by card. */
export const dashboard = (page: Page) => {
  const main = page.getByRole('main');

  return {
    greeting: main.getByRole('heading', { level: 1 }),
    /** The titles of the cards, in their order. */
    titles: main.getByRole('heading', { level: 2 }),
    urgent: main.getByRole('list', { name: 'Needs you now' }).getByRole('listitem'),
    notice: page.locator('[data-machine=notifier]'),

    card: (title: string) => main.getByRole('region', { name: title, exact: true }),
    retry: (title: string) =>
      main.getByRole('region', { name: title, exact: true }).getByRole('button', { name: 'Try again' }),

    /** Every card has what it shows, or has failed to come by it. */
    async isThere() {
      await expect(main.locator('[data-dataset]').first()).toBeVisible();
      await expect(main.locator('[data-dataset]:is([data-state=loading], [data-state=refreshing])')).toHaveCount(0);
    },
  };
};
