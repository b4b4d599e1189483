import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import TripPage, { dialogs } from '#src/app/pages/inside/TripPage.tsx';
import { addresses } from '#src/lib/addresses.ts';
import { now } from '../customer/trips.ts';
import { openPortal } from '../portal.tsx';

type Given = Parameters<typeof openPortal>[0];

export const page = (
  <Routes>
    <Route path={addresses.trip} element={<TripPage />} />
  </Routes>
);

export async function open(tripId: string, given: Given = {}) {
  await Promise.all([dialogs.EditTrip.ahead(), dialogs.CancelInsurance.ahead()]);
  const opened = openPortal({ now, ...given });
  await opened.show(page, `/insurance/${tripId}`);
  return opened;
}

export const pass = (number: string) => screen.getByRole('article', { name: number });

export const said = (element: Element) => element.textContent?.replaceAll(/\s+/g, ' ').trim();

/** Returns the timeline of the page, in order. */
export const allSteps = () =>
  within(screen.getByRole('region', { name: 'Trip timeline' }))
    .getAllByRole('listitem')
    .map(said);

/** Returns the timeline without the first line that every trip has. */
export const happens = () => allSteps().filter((step) => !step?.startsWith('Done: Insured'));
