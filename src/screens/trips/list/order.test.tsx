import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { flight, now, trip } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';
import { Insurances } from '../Insurances.tsx';

const trips = [
  trip('t-past', [flight('SK1', 'OSL-LHR', '2026-11-01', { departed: 1 })]),
  trip('t-late', [flight('SK2', 'OSL-LHR', '2026-11-22', { alerted: 1 })]),
  trip('t-soon', [flight('SK3', 'OSL-LHR', '2026-11-25')]),
  trip('t-far', [flight('SK4', 'OSL-LHR', '2026-12-24')]),
];
const answers = { Trips: { trips } };

const listed = () => [...document.querySelectorAll<HTMLElement>('[data-trip]')].map(({ dataset }) => dataset.trip);
const orders = () =>
  within(screen.getByRole('group', { name: 'Sort your trips' }))
    .getAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);

describe('the order of my insurances', () => {
  it('is newest first by the first departure if the partner says so', async () => {
    await openPortal({ now, answers, config: { tripOrder: 'newest' } }).show(<Insurances />);

    expect(listed()).toEqual(['t-far', 't-soon', 't-late', 't-past']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['All trips']);
    expect(screen.getByRole('link', { name: 'See your options for flight SK2' })).toBeVisible();
    expect(orders()).toEqual([
      ['Newest first', 'true'],
      ['Needs your attention first', 'false'],
    ]);
  });

  it('begins with urgent trips if the partner says so', async () => {
    await openPortal({ now, answers, config: { tripOrder: 'attention' } }).show(<Insurances />);

    expect(listed()).toEqual(['t-late', 't-soon', 't-far', 't-past']);
    expect(orders()).toEqual([
      ['Newest first', 'false'],
      ['Needs your attention first', 'true'],
    ]);
  });

  it("follows the customer's choice and keeps it in this tab", async () => {
    const { show } = openPortal({ now, answers, config: { tripOrder: 'attention' } });
    const { unmount } = await show(<Insurances />);

    await userEvent.click(screen.getByRole('button', { name: 'Newest first' }));
    expect(listed()).toEqual(['t-far', 't-soon', 't-late', 't-past']);
    expect(screen.getByRole('button', { name: 'Newest first' })).toHaveFocus();

    unmount();
    await show(<Insurances />);
    expect(listed()).toEqual(['t-far', 't-soon', 't-late', 't-past']);
  });

  it('is not offered for a single trip', async () => {
    await openPortal({ now, answers: { Trips: { trips: trips.slice(0, 1) } } }).show(<Insurances />);

    expect(listed()).toEqual(['t-past']);
    expect(screen.queryByRole('group', { name: 'Sort your trips' })).not.toBeInTheDocument();
  });
});
