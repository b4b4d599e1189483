import { expect, type Page } from '@playwright/test';

/** The page that a customer comes to, card by card. */
export const dashboard = (page: Page) => {
  const main = page.getByRole('main');
  // What the card of trips is called depends on what is above it.
  const card = (title: string) =>
    title === 'Trips' ? main.locator('[data-dataset=TRIPS]') : main.getByRole('region', { name: title, exact: true });

  return {
    greeting: main.getByRole('heading', { level: 1 }),
    /** The titles of the cards, in their order; what is said unasked is there only if it comes with the last of them. */
    titles: main.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Good to know' }),
    urgent: main.getByRole('list', { name: 'Needs you now' }).locator('> li'),
    notice: page.locator('[data-machine=notifier]'),
    /** Why a card could not be loaded. */
    why: (title: string) => card(title).locator('[data-told]'),

    /** How to reach the insurer, below the page. */
    footer: page.getByRole('contentinfo').getByText('Version-'),

    card,
    /** Those that show data of the insurer's. */
    cards: main.locator('[data-dataset]'),
    retry: (title: string) => card(title).getByRole('button', { name: 'Try again' }),

    /** Every card has what it shows, or has failed to come by it. */
    async isThere() {
      await expect(main.locator('[data-dataset]').first()).toBeVisible();
      await expect(main.locator('[data-dataset]:is([data-state=loading], [data-state=refreshing])')).toHaveCount(0);
    },
  };
};

/** Each of these stands on a card, one after the other. */
export async function reads(page: Page, card: string, ...lines: (string | RegExp)[]): Promise<void> {
  const there = dashboard(page).card(card);
  await expect(there).toHaveAttribute('data-state', 'loaded');
  for (const line of lines) await expect(there).toContainText(line);
}
