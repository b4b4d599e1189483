import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import Remedies from '#src/app/pages/resolutions/CasePage.tsx';
import { lostBags as reported } from '#tests/kit/customer/account.ts';
import { items } from '#tests/kit/customer/business.ts';
import { flight, now, trip } from '#tests/kit/customer/trips.ts';
import { openPortal } from '#tests/kit/portal.tsx';

const path = '/resolution/select';
const card = (name: string) => screen.getByRole('region', { name });
const linksIn = (name: string) =>
  within(card(name))
    .queryAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);

describe('the list of disruptions', () => {
  it('links to each disrupted flight, the nearest first, and to each missing bag', async () => {
    const trips = [
      trip('t-far', [flight('SK9', 'OSL-LHR', '2026-12-24', { flightId: 'f9', alerted: 1 })]),
      trip('t-left', [flight('SK8', 'OSL-LHR', '2026-11-19', { flightId: 'f8', alerted: 1, departed: 1 })]),
      trip('t-fine', [flight('SK7', 'OSL-LHR', '2026-11-25', { flightId: 'f7' })]),
    ];
    const [bag] = reported.lostBags;
    const lostBags = [
      { ...bag, bagId: 'b1', pir: 'OSLSK10001', status: 'BAG_LOST' },
      { ...bag, bagId: 'b2', pir: 'OSLSK10002', status: 'BAG_RETURNED' },
    ];
    await openPortal({
      now,
      flags: { luggageInclusion: true },
      answers: { Trips: { trips }, LostBags: { lostBags } },
    }).show(<Remedies />, path);

    expect(screen.getByRole('heading', { level: 1, name: 'Your disruptions' })).toBeVisible();
    expect(linksIn('Delayed and cancelled flights')).toEqual([
      ['See your options for flight SK8', '/resolution/select?category=FLIGHT&tripId=t-left&flightId=f8'],
      ['See your options for flight SK9', '/resolution/select?category=FLIGHT&tripId=t-far&flightId=f9'],
    ]);
    expect(card('Delayed and cancelled flights')).toHaveTextContent('Left');
    expect(linksIn('Lost bags')).toEqual([
      ['See your options for OSLSK10001', '/resolution/select?category=LUGGAGE&bagId=b1'],
    ]);
  });

  it('says why nothing is listed and what to do', async () => {
    await openPortal({
      now,
      flags: { luggageInclusion: true },
      answers: { Trips: { trips: [] }, LostBags: { lostBags: [] } },
    }).show(<Remedies />, path);

    expect(card('Delayed and cancelled flights')).toHaveTextContent(
      'We don’t know of any delayed or cancelled flights on your trips, so there’s nothing to choose. If we hear of one, it’ll appear here.',
    );
    expect(linksIn('Delayed and cancelled flights')).toEqual([
      ['Report a delay or cancellation from “My insurances”', '/insurance'],
    ]);
    expect(card('Lost bags')).toHaveTextContent(
      'As far as we know, none of your bags is missing. Bags that you report will appear here.',
    );
    expect(linksIn('Lost bags')).toEqual([['All lost bags', '/luggage']]);
  });

  it('has no bags without luggage cover', async () => {
    await openPortal({ now, flags: { luggageInclusion: false } }).show(<Remedies />, path);

    expect(card('Delayed and cancelled flights')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Lost bags' })).not.toBeInTheDocument();
  });

  it('leads to the trip if nothing can be chosen', async () => {
    const trips = [trip('t-1', [flight('SK1', 'OSL-LHR', '2026-12-24', { alerted: 1 })])];
    await openPortal({ now, session: { accessProfile: [] }, answers: { Trips: { trips } } }).show(<Remedies />, path);

    expect(linksIn('Delayed and cancelled flights')).toEqual([['See the trip of flight SK1', '/insurance/t-1']]);
  });

  it('links to each monitored item of a business', async () => {
    const [shop, bakery] = items.items;
    const watched = { items: [{ ...shop, monitorId: 'm-1' }, bakery] };
    await openPortal({ now, flags: { parametric: true }, answers: { Items: watched } }).show(<Remedies />, path);

    expect(linksIn('What we monitor for you').map(([, href]) => href)).toEqual([
      `/resolution/select?category=ITEM&itemId=${shop?.itemId}&monitorId=m-1`,
    ]);
    expect(screen.getByRole('link', { name: /^Corner shop/ })).toBeVisible();
  });

  it('says why no item is listed', async () => {
    await openPortal({ now, flags: { parametric: true } }).show(<Remedies />, path);

    expect(card('What we monitor for you')).toHaveTextContent(
      'We’re not monitoring any of your insured items yet, so there’s nothing to choose. They’ll appear here once we are.',
    );
    expect(linksIn('What we monitor for you')).toEqual([['Insurance and claims', '/insurance']]);
  });
});
