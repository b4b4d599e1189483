import { expect, type Page } from '@playwright/test';

import { insurances } from './insurances.ts';

/** The operations that report something. */
export const reporting = ['NotifyAlert', 'RaiseAlert'] as const;

/** The dialog in which somebody says how a flight stands. */
export const disruption = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Tell us about a delay or cancellation' });
  const send = dialog.getByRole('button', { name: 'Send' });
  const time = dialog.getByLabel('New time of departure');
  const answer = (words: 'It leaves on time' | 'It is delayed' | 'It is cancelled') =>
    dialog.getByRole('radio', { name: words });

  return {
    dialog,
    open: (flight: string) =>
      page.getByRole('button', {
        name: new RegExp(`^(Update the status of|Late or cancelled\\? Tell us about) flight ${flight}$`),
      }),
    answer,
    day: dialog.getByLabel('New day of departure'),
    time,
    reason: dialog.getByLabel('Reason'),
    send,
    close: dialog.getByRole('button', { name: 'Back to the trip' }),
    yes: page.getByRole('button', { name: 'Yes, it is cancelled' }),
    no: page.getByRole('button', { name: 'No, go back' }),

    /** Says that a flight leaves later, by the clocks of its airport. */
    async reportDelay(at: string) {
      await answer('It is delayed').check();
      await time.fill(at);
      await send.click();
    },
  };
};

/** What the insurer has heard of a flight, by what it answers to who comes to the page anew. */
export async function expectReports(page: Page, flight: string, reports: readonly RegExp[]): Promise<void> {
  await page.reload();
  await expect(insurances(page).pass(flight)).toBeVisible();
  const heard = insurances(page).happens.filter({
    hasText: new RegExp(`^Done: (${flight} is|We heard that ${flight} would be) `),
  });
  await expect(heard).toHaveText([...reports]);
}

export async function openTrip(page: Page, flight: string): Promise<void> {
  await insurances(page).open();
  await insurances(page).openTrip(flight);
}
