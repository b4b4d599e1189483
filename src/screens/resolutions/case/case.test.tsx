import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { toldOption } from '#paths/specs/kit/remedies.ts';
import { lostBags } from '#tests/kit/customer/account.ts';
import { openCase } from '#tests/kit/screens/resolutions/atCase.tsx';

const said = () => document.querySelector('main, body')?.textContent?.replaceAll(/[\s ]+/g, ' ') ?? '';
const agent = { roles: { AGENT: { write: true } } } as const;
const noFlight = { flight: null, alert: null, trip: null };

describe('the disruption', () => {
  it('shows the old time of a delayed flight before the new one, in local time and UTC', async () => {
    await openCase([toldOption('LOUNGE')]);

    expect(screen.getByRole('heading', { level: 1, name: 'SK102 is 3 h late' })).toBeVisible();
    expect(said()).toContain('Oslo to London, Friday 20th November.');
    expect(said()).toMatch(/OSL Oslo Gardermoen was 13:00 16:00 Oslo time 2026-11-20 15:00 UTC/);
    expect(document.title).toContain('SK102 is 3 h late');
  });

  it('is drawn from now over the old time to the new one for a flight within a day', async () => {
    await openCase([toldOption('LOUNGE')]);

    expect(said()).toMatch(/\d\d:\d\dNow3 h later13:00planned16:00in \d+ h/);
  });

  it('is described in words for a later flight', async () => {
    await openCase([toldOption('LOUNGE')], {}, { now: Date.parse('2026-11-18T06:00:00Z') });

    expect(said()).toContain('It leaves in 2 days, 3 h later than planned: Fri 20 Nov, 16:00 instead of 13:00.');
    expect(said()).not.toContain('Now');
  });

  it('marks the current time between the old and the new one', async () => {
    await openCase([toldOption('LOUNGE')], {}, { now: Date.parse('2026-11-20T13:20:00Z') });

    expect(said()).toMatch(/3 h later13:00planned14:20Now16:00in 1 h/);
  });

  it('is drawn to scale up to its last minutes', async () => {
    await openCase([toldOption('LOUNGE')], {}, { now: Date.parse('2026-11-20T14:51:00Z') });

    const [filled] = document.querySelectorAll<HTMLElement>('[style*="width"]');
    expect(Number.parseFloat(filled?.style.width ?? '')).toBeCloseTo(95, 1);
  });

  it('has no mark if the new time has passed as well', async () => {
    await openCase([toldOption('LOUNGE')], {}, { now: Date.parse('2026-11-20T15:00:00Z') });

    expect(said()).toContain('It was delayed by 3 h, from Fri 20 Nov, 13:00 to 16:00.');
    expect(screen.getByRole('heading', { level: 1, name: 'SK102 was due to leave 3 h late' })).toBeVisible();
    expect(said()).not.toContain('Now');
  });

  it('shows both days of a flight that moved to another day', async () => {
    await openCase([toldOption('LOUNGE')], {
      alert: { alertId: 'alert', alertType: 'DELAY', delayDate: '2026-11-21 15:00' },
    });

    expect(said()).toContain('27 h later than planned: Sat 21 Nov, 16:00 instead of Fri 20 Nov, 13:00.');
    expect(said()).not.toContain('Now');
  });

  it('shows no new time of a cancelled flight', async () => {
    await openCase([toldOption('CASH', { prize: 40 })], {
      alert: { alertId: 'alert', alertType: 'CANCELLATION', delayDate: null },
    });

    expect(screen.getByRole('heading', { level: 1, name: 'SK102 is cancelled' })).toBeVisible();
    expect(screen.getByText('Cancelled')).toBeVisible();
  });

  it('shows reference, day, status and next step of a bag', async () => {
    const bag = { bagId: 'bag', pir: 'LHRVO10050', reportedOn: '2026-11-18T10:00:00Z', status: 'BAG_LOST' };
    await openCase([toldOption('CASH', { prize: 40 })], { ...noFlight, bag }, { of: 'LUGGAGE' });

    expect(screen.getByRole('heading', { level: 1, name: 'Your lost bag LHRVO10050' })).toBeVisible();
    expect(said()).toContain('Reported Wed 18 Nov, 10:00 UTC');
    expect(screen.getByText(/^Buy what you need/)).toBeVisible();
  });

  it('uses the local time of the report for a listed bag', async () => {
    const [known] = lostBags.lostBags;
    const { bagId, pir, reportedOn } = known as NonNullable<typeof known>;
    await openCase(
      [toldOption('CASH', { prize: 40 })],
      { ...noFlight, bag: { bagId, pir, reportedOn, status: 'BAG_LOST' } },
      { of: 'LUGGAGE' },
    );

    expect(said()).toMatch(/LHRVO\d+ Reported \w{3} \d+ Nov, \d\d:\d\d, local time/);
  });

  it('omits the next step for a found bag', async () => {
    const bag = { bagId: 'bag', pir: 'LHRVO10050', reportedOn: '2026-11-18T10:00:00Z', status: 'BAG_FOUND' };
    await openCase([toldOption('CASH', { prize: 40 })], { ...noFlight, bag }, { of: 'LUGGAGE' });

    expect(screen.queryByText(/^Buy what you need/)).toBeNull();
  });

  it('shows the type and the text properties of an item', async () => {
    const properties = { name: 'Corner shop', address: '1 High Street', floors: 2 };
    const item = { itemId: 'item', itemTypeId: 'BUSINESS-PREMISES', properties, monitorId: 'monitor' };
    await openCase([toldOption('CASH', { prize: 90 })], { ...noFlight, item }, { of: 'ITEM' });

    expect(screen.getByRole('heading', { level: 1, name: 'Business premises' })).toBeVisible();
    expect(said()).toContain('Business premisesCorner shopInsured item');
    expect(said()).toContain('NameCorner shopAddress1 High Street');
    expect(said()).not.toContain('Floors');
  });
});

const reached = 'You’ve reached your policy’s limit: $500.00 of $500.00 has been used, and $0.00 is left.';

describe('the cap of a policy', () => {
  it.each([
    [450, 'You have $50.00 left on your policy: $450.00 of $500.00 has been used.'],
    [500, `${reached} You can still claim money, but it may be refused.`],
  ])('with %s of 500 used is shown', async (policyCapUsed, text) => {
    const policy = { externalPolicyNumber: 'POL', policyCap: 500, policyCapUsed };
    await openCase([toldOption('CASH', { prize: 40 })], { policy });

    expect(said()).toContain(text);
  });

  it('that is reached does not mention claiming without cash', async () => {
    const policy = { externalPolicyNumber: 'POL', policyCap: 500, policyCapUsed: 500 };
    await openCase([toldOption('LOUNGE')], { policy });

    expect(said()).toContain(reached);
    expect(said()).not.toContain('You can still claim');
  });

  it('that is reached does not mention cash that is not available yet', async () => {
    const policy = { externalPolicyNumber: 'POL', policyCap: 500, policyCapUsed: 500 };
    await openCase([toldOption('LOUNGE'), toldOption('CASH', { prize: 40, dependency: 'LOUNGE' })], { policy });

    expect(said()).toContain(reached);
    expect(said()).not.toContain('You can still claim');
  });

  it('is not mentioned while there is enough', async () => {
    const policy = { externalPolicyNumber: 'POL', policyCap: 500, policyCapUsed: 100 };
    await openCase([toldOption('CASH', { prize: 40 })], { policy });

    expect(said()).not.toContain('left on your policy');
  });
});

describe('the options', () => {
  const both = [toldOption('REBOOKING'), toldOption('HOTEL', { state: { status: 'Rejected' } })];

  it('for a customer are the next ones', async () => {
    await openCase(both);

    expect(screen.getByRole('heading', { name: 'Another flight' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'A hotel' })).toBeNull();
  });

  it('show value, condition and duration of each part of a combination', async () => {
    await openCase([toldOption('REBOOKING|CASH', { prize: 40 })]);

    expect(screen.getByRole('button', { name: 'Another flight' })).toHaveAccessibleDescription(
      'We look for flights, then you choose. Usually within an hour',
    );
    expect(screen.getByRole('button', { name: 'Money' })).toHaveAccessibleDescription(
      '$40.00 To your account or wallet. Within five working days',
    );
  });

  it('promise no days for money that a partner pays by itself', async () => {
    await openCase([toldOption('REBOOKING|CASH', { prize: 40 })], {
      insured: { payoutCurrency: 'USD', payouts: 'partner', disruptionOptions: {} },
    });

    expect(screen.getByRole('button', { name: 'Money' })).toHaveAccessibleDescription(/pays it to you\.$/);
  });

  it('for an agent are all', async () => {
    await openCase(both, {}, { session: agent });

    expect(screen.getByRole('heading', { name: 'A hotel' })).toBeVisible();
    expect(screen.getByText('Declined')).toBeVisible();
  });

  it('may be none, with a contact', async () => {
    await openCase(both, { next: { resolution: null, optionId: null } });

    expect(screen.getByRole('heading', { name: 'No options available' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'SK102 is 3 h late' })).toBeVisible();
  });

  it('are shown without a question if their type is unknown', async () => {
    await openCase([toldOption('TELEPORT', { state: { status: 'Beamed-Up' } })]);

    expect(screen.getByRole('heading', { name: 'What we can offer you' })).toBeVisible();
    expect(said()).toContain('Your insurer is handling this. You don’t need to do anything');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
