import type { Page } from '@playwright/test';

import { createInsurerClient } from '../kit/insurer.ts';
import type { Portal } from '../kit/portal.ts';

export const reporting = ['NotifyAlert', 'RaiseAlert'] as const;

export const disruption = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Report a delay or cancellation' });
  const send = dialog.getByRole('button', { name: 'Send alert' });
  const time = dialog.getByLabel('New departure time');
  const answer = (words: 'It leaves on time' | 'It’s delayed' | 'It’s cancelled') =>
    dialog.getByRole('radio', { name: words });

  return {
    dialog,
    open: (flight: string) =>
      page.getByRole('button', {
        name: new RegExp(`^(Update status of|Late or cancelled\\? Tell us about) flight ${flight}$`),
      }),
    answer,
    day: dialog.getByLabel('New departure date'),
    time,
    reason: dialog.getByLabel('Reason'),
    send,
    close: dialog.getByRole('button', { name: 'Back to the trip' }),
    yes: page.getByRole('button', { name: 'Yes, it’s cancelled' }),
    no: page.getByRole('button', { name: 'No, go back' }),

    /** Reports a later departure, in the airport's local time. */
    async reportDelay(at: string) {
      await answer('It’s delayed').check();
      await time.fill(at);
      await send.click();
    },
  };
};

/** Returns the insurer's reports of Anna’s flight: the new departures in UTC. */
export async function readReports(portal: Portal, flight: string): Promise<string[]> {
  const trip = await createInsurerClient(portal, 'anna@sky.test').tripOf(flight);
  const which = trip?.flights.find(({ flightNumber }) => flightNumber === flight);
  return (trip?.alerts ?? [])
    .filter(({ flightId }) => flightId === which?.flightId)
    .map(({ alertType, delayDate }) => [alertType, delayDate].filter(Boolean).join(' '));
}
