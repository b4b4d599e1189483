import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addresses } from '#src/lib/addresses.ts';
import { now, trips } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';
import DashboardPage from './DashboardPage.tsx';
import InsurancePage from './InsurancePage.tsx';
import TripPage from './TripPage.tsx';

// React logs errors that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const pages = {
  '/dashboard': <DashboardPage />,
  '/insurance': <InsurancePage />,
  '/insurance/t-sched': (
    <Routes>
      <Route path={addresses.trip} element={<TripPage />} />
    </Routes>
  ),
};

const values = {
  'embarkTime 25:10': { embarkTime: '25:10' },
  'embarkDate 0000-00-00': { embarkDate: '0000-00-00' },
  'embarkDate 2026-12-32': { embarkDate: '2026-12-32' },
  'arrivalDate 0000-00-00': { arrivalDate: '0000-00-00' },
  'arrivalTime 25:10': { arrivalTime: '25:10' },
};

describe.each(Object.entries(values))('a flight with %s', (_what, value) => {
  it.each(Object.entries(pages))('does not affect the rest of %s', async (path, page) => {
    const hostile = trips.map((trip) =>
      trip.tripId === 't-sched' ? { ...trip, flights: trip.flights.map((flight) => ({ ...flight, ...value })) } : trip,
    );
    await openPortal({ now, answers: { Trips: { trips: hostile } } }).show(page, path);

    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
