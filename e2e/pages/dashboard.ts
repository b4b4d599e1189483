import { expect, type Page } from '@playwright/test';

export const dashboard = (page: Page) => {
  const main = page.getByRole('main');
  // The title of the trips card depends on the cards above it.
  const card = (title: string) =>
    title === 'Trips' ? main.locator('[data-dataset=TRIPS]') : main.getByRole('region', { name: title, exact: true });

  return {
    greeting: main.getByRole('heading', { level: 1 }),
    /** The titles of the cards in order, without the unrequested articles, which may load after the last of them. */
    titles: main.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Good to know' }),
    urgent: main.getByRole('list', { name: 'Needs your attention' }).locator('> li'),
    notice: page.locator('[data-machine=notifier]'),
    why: (title: string) => card(title).locator('[data-told]'),

    /** The insurer's contact details below the page. */
    footer: page.getByRole('contentinfo').getByText('Version-'),

    card,
    cards: main.locator('[data-dataset]'),
    retry: (title: string) => card(title).getByRole('button', { name: 'Try again' }),

    /** Waits until every card has loaded or failed. */
    async isThere() {
      await expect(main.locator('[data-dataset]').first()).toBeVisible();
      await expect(main.locator('[data-dataset]:is([data-state=loading], [data-state=refreshing])')).toHaveCount(0);
    },
  };
};

/** Checks that a loaded card contains these lines. */
export async function reads(page: Page, card: string, ...lines: (string | RegExp)[]): Promise<void> {
  const there = dashboard(page).card(card);
  await expect(there).toHaveAttribute('data-state', 'loaded');
  for (const line of lines) await expect(there).toContainText(line);
}
