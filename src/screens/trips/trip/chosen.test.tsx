import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { booking } from '#paths/specs/kit/lounges.ts';
import { flight, trip } from '#tests/kit/customer/trips.ts';
import { happens, open, pass } from '#tests/kit/screens/atTrip.tsx';
import { payout } from '#tests/kit/screens/resolutions/cells.ts';
import { told } from '#tests/kit/screens/resolutions/openCase.tsx';

const see = 'Now: See your options What your policy offers for SK102.';

describe('the page of a trip', () => {
  it.each([
    [
      'stands what was chosen, and who acts now',
      told('LOUNGE', 'Booked', { state: { booking } }),
      ['Done: You chose a lounge Harbour Lounge', 'Now: Over to you: confirm your lounge'],
    ],
    [
      'stands the day on which money was sent',
      told('CASH', 'Confirmed', { state: { payout } }),
      ['Done: You claimed $40.00', 'Done: $40.00 was sent to you 19th November 2026'],
    ],
    [
      'stands no day at what failed since money was sent',
      told('CASH', 'Failed', { state: { payout } }),
      ['Done: You claimed $40.00', 'Now: It didn’t work: over to you'],
    ],
    ['stands that what nobody has heard of goes on', told('CHARTER', 'Requested'), ['Now: With your insurer']],
    ['stands that there is a choice, as long as none was made', told('CASH', 'Initial'), [see]],
    ['stands that there may be a choice, where nobody knows', null, [see]],
  ])('%s', async (_, answer, says) => {
    await open('t-delay', { answers: { ResolutionOptions: answer } });

    const steps = happens();
    expect(steps[0]).toMatch(/^Done: SK102 is delayed/);
    expect(steps.slice(1, 1 + says.length)).toEqual(says);
    expect(steps[1 + says.length]).toMatch(/^To come: We’ll keep tracking SK102/);
  });

  it.each([
    ['what was chosen', told('LOUNGE', 'Booked', { state: { booking } }), 'See your choice for SK102'],
    ['options', told('CASH', 'Initial'), 'See your options for flight SK102'],
    ['options, where nobody knows', null, 'See your options for flight SK102'],
  ])('has a pass that leads to %s', async (_, answer, name) => {
    await open('t-delay', { answers: { ResolutionOptions: answer } });

    expect(within(pass('SK102')).getAllByRole('button')[0]).toHaveAccessibleName(name);
  });

  const left = trip('t-late', [flight('SK1', 'OSL-LHR', '2026-11-18', { departed: 1, alerted: 1 })]);
  it.each([
    [
      'nothing is asked for a flight that has left',
      told('CASH', 'Initial'),
      'Done: Outbound flight completed Wed 18 Nov, 13:00 Oslo time',
    ],
    [
      'stands what came of one that has left',
      told('LOUNGE', 'Redeemed', { state: { booking } }),
      'Done: You used your pass',
    ],
  ])('%s', async (_, answer, last) => {
    await open('t-late', {
      answers: { Trips: { trips: [left] }, Policies: { policies: [] }, ResolutionOptions: answer },
    });

    expect(happens().at(-1)).toBe(last);
  });

  it.each([
    [
      'of which of several flights it is',
      told('LOUNGE', 'Booked', { state: { booking } }),
      [
        'Done: SK1: You chose a lounge Harbour Lounge',
        'Now: SK1: Over to you: confirm your lounge',
        'Done: SK2: You chose a lounge Harbour Lounge',
        'Now: SK2: Over to you: confirm your lounge',
      ],
    ],
    [
      'that there is a choice for each of them now',
      told('CASH', 'Initial'),
      [
        'Now: See your options What your policy offers for SK1.',
        'Now: See your options What your policy offers for SK2.',
      ],
    ],
  ])('is placed %s', async (_, answer, says) => {
    const both = [
      flight('SK1', 'OSL-LHR', '2026-11-21', { alerted: 1 }),
      flight('SK2', 'LHR-OSL', '2026-11-25', { alerted: 1, direction: 'inbound' }),
    ];
    const trips = [trip('t-both', both, { type: 'return' })];
    await open('t-both', { answers: { Trips: { trips }, ResolutionOptions: answer } });

    expect(happens().filter((step) => step && /lounge|options/.test(step))).toEqual(says);
  });

  it.each([
    ['where nothing happened', 't-return', {}],
    ['for who may not choose', 't-delay', { accessProfile: [] }],
  ])('does not read the outcome %s', async (_, tripId, session) => {
    const { gateway } = await open(tripId, { session });

    expect(gateway.asked).toContain('Trips');
    expect(gateway.asked).not.toContain('ResolutionOptions');
  });
});
