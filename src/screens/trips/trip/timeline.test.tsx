import { describe, expect, it } from 'vitest';

import { flight, now, trip, trips } from '#tests/kit/customer/trips.ts';

import { allSteps, happens, open } from '#tests/kit/screens/atTrip.tsx';

describe('the timeline of a trip', () => {
  it.each([
    ['t-two', [0]],
    // No part of this trip is insured any more.
    ['t-canc0', []],
  ])('begins with the insurance and its policy: %s', async (tripId, at) => {
    await open(tripId);

    const insured = 'Done: Insured Under policy POL-ACTIVE';
    expect(allSteps().flatMap((step, nth) => (step === insured ? [nth] : []))).toEqual(at);
  });

  it('lists only known events, in order', async () => {
    await open('t-two');

    expect(happens()).toEqual([
      'Done: We heard that SK118 would be late Wed 11 Nov, 20:00 your time. New departure then: Wed 25 Nov, 14:00 Oslo time',
      'Done: SK118 is delayed Thu 12 Nov, 20:00 your time. New departure: Wed 25 Nov, 17:00 Oslo time',
      'Now: See your options What your policy offers for SK118.',
      'To come: We’ll keep tracking SK118 You’ll see any delay or cancellation on your overview as soon as we know about it.',
      'To come: Outbound flight Wed 25 Nov, was 13:00 17:00 Oslo time',
      'To come: Your policy ends 30th June 2027',
    ]);
  });

  it.each([
    [true, 'Now: We don’t track SK111 Tell us if it is late or cancelled.'],
    [false, 'Now: We don’t track SK111'],
  ])('says that a flight is not monitored and asks those who may report: %s', async (write, says) => {
    await open('t-unmon', { session: { roles: { USER: { write } } } });

    expect(happens()[0]).toBe(says);
  });

  const alert = (flightId: string) => ({
    __typename: 'TripAlert' as const,
    alertId: 'late',
    flightId,
    alertType: 'DELAY',
    delayDate: '2026-11-25 12:15',
    created: '2026-11-20T08:00:00Z',
  });
  const told = flight('SK111', 'OSL-CDG', '2026-11-25', { isMonitored: 0, alerted: 1 });
  const other = flight('SK112', 'CDG-OSL', '2026-11-28', { isMonitored: 0 });

  it('does not ask for a report that was already made', async () => {
    const late = trip('t-told', [told], { alerts: [alert(told.flightId)] });
    await open('t-told', { answers: { Trips: { trips: [late] }, Policies: { policies: [] } } });

    expect(happens()).toEqual([
      expect.stringMatching(/^Done: SK111 is delayed/),
      'Now: See your options What your policy offers for SK111.',
      expect.stringMatching(/^To come: Outbound flight/),
    ]);
  });

  it.each([
    [true, ['To come: Tell us if SK112 is late or cancelled We don’t track it.']],
    [false, []],
  ])('lists a report of another flight as a later step for users with the right: %s', async (write, says) => {
    const late = trip('t-told', [told, other], { alerts: [alert(told.flightId)] });
    await open('t-told', { answers: { Trips: { trips: [late] } }, session: { roles: { USER: { write } } } });

    expect(happens().filter((step) => step?.includes('track'))).toEqual(says);
  });

  it.each([
    ['t-delay10', 'late', 'SK104', '. New departure then: Thu 19 Nov, 13:10 Oslo time'],
    ['t-depcanc', 'cancelled', 'SK109', ''],
  ])('says only what was reported if it did not come true: %s', async (tripId, what, number, more) => {
    await open(tripId, { answers: { Policies: { policies: [] } } });

    // Sorted, because these reports came after the planned departure.
    expect(happens().sort()).toEqual([
      'Done: Outbound flight completed Thu 19 Nov, 13:00 Oslo time',
      `Done: We heard that ${number} would be ${what} Wed 11 Nov, 20:00 your time${more}`,
    ]);
  });

  it('lists a report of this minute before the next step', async () => {
    const delay = trips.filter(({ tripId }) => tripId === 't-delay');
    const alerts = delay.flatMap((one) =>
      one.alerts.map((each) => ({ ...each, created: new Date(now + 30_000).toISOString() })),
    );
    await open('t-delay', { answers: { Trips: { trips: delay.map((one) => ({ ...one, alerts })) } } });

    expect(happens().slice(0, 2)).toEqual([
      expect.stringContaining('Done: SK102 is delayed'),
      expect.stringContaining('Now: See your options'),
    ]);
  });

  it('treats a past flight as flown, whether or not its departure was reported', async () => {
    const silent = trip('t-silent', [flight('SK1', 'OSL-LHR', '2026-11-18')]);
    await open('t-silent', { answers: { Trips: { trips: [silent] }, Policies: { policies: [] } } });

    expect(happens()).toEqual(['Done: Outbound flight completed Wed 18 Nov, 13:00 Oslo time']);
  });

  it('does not treat a delayed flight without a reported departure as flown', async () => {
    const [late] = trips.filter(({ tripId }) => tripId === 't-delay').flatMap(({ alerts }) => alerts);
    const alerts = late ? [{ ...late, delayDate: '2026-11-19 15:00' }] : [];
    const overdue = trip('t-overdue', [flight('SK1', 'OSL-LHR', '2026-11-19', { alerted: 1 })], { alerts });
    await open('t-overdue', { answers: { Trips: { trips: [overdue] }, Policies: { policies: [] } } });

    expect(happens()).toEqual([
      expect.stringMatching(/^Done: We heard that SK1 would be late /),
      'Done: SK1 was due to leave Thu 19 Nov, was 13:00 16:00 Oslo time',
      expect.stringContaining('See your options'),
    ]);
    expect(document.body).not.toHaveTextContent('Outbound flight completed');
  });

  it('shows a cancellation without a flight, and without an unknown policy', async () => {
    await open('t-canc', { session: { accessProfile: [] }, answers: { Policies: { policies: [] } } });

    expect(happens()).toEqual(['Done: SK107 is cancelled Wed 11 Nov, 20:00 your time']);
  });

  it('distinguishes flights to one place by their numbers', async () => {
    const twice = [flight('SK1', 'OSL-LHR', '2026-11-18'), flight('SK2', 'CDG-LHR', '2026-11-25')];
    const trips = [trip('t-twice', twice, { type: 'multi' })];
    await open('t-twice', { answers: { Trips: { trips }, Policies: { policies: [] } } });

    expect(happens().filter((step) => step?.includes('London'))).toEqual([
      expect.stringMatching(/^Done: Flight SK1 to London completed /),
      expect.stringMatching(/^To come: Flight SK2 to London /),
    ]);
  });
});
