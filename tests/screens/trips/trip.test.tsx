import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { everything } from '#tests/kit/customer/everything.ts';
import { flight, now, trip, trips } from '#tests/kit/customer/trips.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';

import { allSteps, happens, open, page, pass, said } from './atTrip.tsx';

/** Of whom there is a phone number. */
const known = '00000000-0000-4000-8000-000000000020';

describe('a trip', () => {
  it.each([
    ['t-sched', 'Oslo to London', '30th November, Anna Berg. Leaves in 10 days.'],
    ['t-return', 'Oslo to New York and back', '4th – 11th December, Anna Berg. Leaves in 14 days.'],
    ['t-multi', 'Oslo to Paris and London, New York to Oslo', '20th – 30th December, Anna Berg. Leaves in 30 days.'],
    ['t-delay', 'Oslo to London', '20th November, Anna Berg. Leaves in 7 h.'],
    ['t-canc', 'Oslo to London', '20th November, Anna Berg.'],
    ['t-dep', 'Oslo to London', '19th November, Anna Berg.'],
    ['t-gone', 'Oslo to London', 'No flight of this trip is insured any more.'],
  ])('%s says where it leads, when, who, and how far away it is', async (tripId, name, lead) => {
    await open(tripId);
    const heading = screen.getByRole('heading', { level: 1, name });

    expect(heading.parentElement?.textContent?.replaceAll(/[\s ]+/g, ' ')).toContain(lead);
    expect(document.title).toContain(name);
  });

  it('of several stops and back is named by its stops alone', async () => {
    const round = ['OSL-CDG', 'CDG-LHR', 'LHR-OSL'].map((route, nth) =>
      flight(`SK${nth}`, route, `2026-12-0${nth + 1}`),
    );
    await open('t-round', { answers: { Trips: { trips: [trip('t-round', round, { type: 'multi' })] } } });

    expect(screen.getByRole('heading', { level: 1, name: 'Oslo to Paris, London and back' })).toBeVisible();
  });

  it('that is half flown says when one flies back', async () => {
    const out = flight('SK112', 'OSL-JFK', '2026-11-18', { departed: 1 });
    const back = flight('SK113', 'JFK-OSL', '2026-11-25', { direction: 'inbound', flightType: 'return' });
    await open('t-half', { answers: { Trips: { trips: [trip('t-half', [out, back], { type: 'return' })] } } });

    expect(screen.getByText(/The flight back leaves in 5 days\./)).toBeVisible();
    expect(happens().slice(0, 3)).toEqual([
      'Done: Flown out Wed 18 Nov, 13:00 Oslo time',
      'Now: We watch SK113 You’ll see a delay or a cancellation on your overview as soon as we know of it.',
      'To come: Flight back Wed 25 Nov, 07:00 New York time',
    ]);
  });

  it('has a boarding pass for each flight, with local times, and UTC last', async () => {
    await open('t-return');

    expect(said(pass('SK112'))).toBe(
      'SK112 Outbound, Fri 4 Dec ScheduledFrom OSL Oslo Gardermoen 13:00 Oslo time 2026-12-04 12:00 UTC' +
        '2 h 15 minTo JFK New York John F. Kennedy 09:15 New York time 2026-12-04 14:15 UTCLeaves in 14 days Terminal ---Late or cancelled?',
    );
    expect(pass('SK113')).toHaveTextContent('Inbound, Fri 11 Dec');
  });

  it('has no direction on the one flight of a single trip', async () => {
    await open('t-sched');

    expect(said(pass('SK101'))).toMatch(/^SK101 Monday 30th November/);
  });

  it('shows the old time before the new one of a flight that is late, by its latest alert', async () => {
    await open('t-two');

    expect(pass('SK118')).toHaveTextContent('was 13:00 17:00 Oslo time 2026-11-25 16:00 UTC');
    expect(pass('SK118')).toHaveTextContent('was 14:15 18:15 London time, estimated');
    expect(pass('SK118')).toHaveTextContent('Late by 4 h');
  });

  it.each([
    ['t-sched', 'SK101', 'Leaves in 10 days Terminal 2'],
    ['t-return', 'SK112', 'Leaves in 14 days Terminal ---'],
    ['t-delay', 'SK102', 'Late by 3 h Leaves in 7 h Terminal 2'],
    ['t-delay9', 'SK103', 'Left on 19 Nov Terminal 2'],
    ['t-depdel', 'SK105', 'Left late by 11 min Terminal 2'],
    ['t-canc', 'SK107', 'Cancelled on 11 Nov Terminal 2'],
    [
      't-canc0',
      'SK108',
      'Withdrawn; was to leave on 23 Nov You took it out of your insurance, so it is no longer covered. Terminal 2',
    ],
  ])('says on the stub of %s the one thing to know of %s', async (tripId, number, fact) => {
    await open(tripId);

    expect(said(pass(number))).toContain(fact);
  });

  it('has the new time on its stub where a flight leaves before its plan', async () => {
    const early = trips
      .filter(({ tripId }) => tripId === 't-delay')
      .map((one) => ({ ...one, alerts: one.alerts.map((each) => ({ ...each, delayDate: '2026-11-20 10:30' })) }));
    await open('t-delay', { answers: { Trips: { trips: early } } });

    expect(said(pass('SK102'))).toContain('New departure 11:30 Leaves in 2 h');
    expect(pass('SK102')).not.toHaveTextContent('Late by');
  });

  it.each([
    ['t-two', [0]],
    // Nothing of it is insured any more.
    ['t-canc0', []],
  ])('begins with that it is insured, and by which policy: %s', async (tripId, at) => {
    await open(tripId);

    const insured = 'Done: Insured By policy POL-ACTIVE';
    expect(allSteps().flatMap((step, nth) => (step === insured ? [nth] : []))).toEqual(at);
  });

  it('tells what is known to happen, in its order, and no more', async () => {
    await open('t-two');

    expect(happens()).toEqual([
      'Done: We heard that SK118 would be late Wed 11 Nov, 20:00 your time. New departure then: Wed 25 Nov, 14:00 Oslo time',
      'Done: SK118 is delayed Thu 12 Nov, 20:00 your time. New departure: Wed 25 Nov, 17:00 Oslo time',
      'Now: See your options What your policy has for SK118.',
      'To come: We keep watching SK118 You’ll see a delay or a cancellation on your overview as soon as we know of it.',
      'To come: Flight out Wed 25 Nov, was 13:00 17:00 Oslo time',
      'To come: Your policy ends 30th June 2027',
    ]);
  });

  it.each([
    [true, 'Now: We don’t watch SK111 Tell us if it is late or cancelled.'],
    [false, 'Now: We don’t watch SK111'],
  ])('says that nobody watches a flight, and asks who may say how it goes: %s', async (write, says) => {
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

  it('asks for nothing that was said already of a flight that nobody watches', async () => {
    const late = trip('t-told', [told], { alerts: [alert(told.flightId)] });
    await open('t-told', { answers: { Trips: { trips: [late] }, Policies: { policies: [] } } });

    expect(happens()).toEqual([
      expect.stringMatching(/^Done: SK111 is delayed/),
      'Now: See your options What your policy has for SK111.',
      expect.stringMatching(/^To come: Flight out/),
    ]);
  });

  it.each([
    [true, ['To come: Tell us if SK112 is late or cancelled We don’t watch it.']],
    [false, []],
  ])('has what is to be told of another flight among what is to come, for who may: %s', async (write, says) => {
    const late = trip('t-told', [told, other], { alerts: [alert(told.flightId)] });
    await open('t-told', { answers: { Trips: { trips: [late] } }, session: { roles: { USER: { write } } } });

    expect(happens().filter((step) => step?.includes('watch'))).toEqual(says);
  });

  it.each([
    ['t-delay10', 'late', 'SK104', '. New departure then: Thu 19 Nov, 13:10 Oslo time'],
    ['t-depcanc', 'cancelled', 'SK109', ''],
  ])('says of what did not come true only that it was said: %s', async (tripId, what, number, more) => {
    await open(tripId, { answers: { Policies: { policies: [] } } });

    // In the order of their times: these were told after their planned departure.
    expect(happens().sort()).toEqual([
      'Done: Flown out Thu 19 Nov, 13:00 Oslo time',
      `Done: We heard that ${number} would be ${what} Wed 11 Nov, 20:00 your time${more}`,
    ]);
  });

  it('has what was said this minute before what is to be done', async () => {
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

  it('that is over was flown, whether or not anybody said that it left', async () => {
    const silent = trip('t-silent', [flight('SK1', 'OSL-LHR', '2026-11-18')]);
    await open('t-silent', { answers: { Trips: { trips: [silent] }, Policies: { policies: [] } } });

    expect(happens()).toEqual(['Done: Flown out Wed 18 Nov, 13:00 Oslo time']);
  });

  it('that is late, and of which nobody said that it left, was not flown', async () => {
    const [late] = trips.filter(({ tripId }) => tripId === 't-delay').flatMap(({ alerts }) => alerts);
    const alerts = late ? [{ ...late, delayDate: '2026-11-19 15:00' }] : [];
    const overdue = trip('t-overdue', [flight('SK1', 'OSL-LHR', '2026-11-19', { alerted: 1 })], { alerts });
    await open('t-overdue', { answers: { Trips: { trips: [overdue] }, Policies: { policies: [] } } });

    expect(happens()).toEqual([
      expect.stringMatching(/^Done: We heard that SK1 would be late /),
      'Done: SK1 was to leave Thu 19 Nov, was 13:00 16:00 Oslo time',
      expect.stringContaining('See your options'),
    ]);
    expect(document.body).not.toHaveTextContent('Flown out');
  });

  it('tells of a cancellation, of nothing to fly, and of no policy that it does not know', async () => {
    await open('t-canc', { session: { accessProfile: [] }, answers: { Policies: { policies: [] } } });

    expect(happens()).toEqual(['Done: SK107 is cancelled Wed 11 Nov, 20:00 your time']);
  });

  it('says who is covered, and by what phone', async () => {
    const berg = { __typename: 'TripPassenger' as const, surname: 'Berg' };
    const both = [
      { ...berg, passengerId: known, name: 'Anna' },
      { ...berg, passengerId: 'stranger', name: 'Erik' },
    ];
    const changes = { passengers: both, delegated_passenger_id: 'stranger' };
    await open('t-both', {
      answers: { Trips: { trips: [trip('t-both', [flight('SK1', 'OSL-LHR', '2026-12-01')], changes)] } },
    });

    const people = within(screen.getByRole('region', { name: 'Who is covered' })).getAllByRole('listitem');
    expect(people.map(said)).toEqual(['ABAnna Berg Phone +1 555 010 0001', 'EBErik Berg Main contact for this trip']);
  });

  it.each([
    ['Policies', 'Cover for this trip', 'We couldn’t load more about this policy.', 'Left on the policy'],
    ['Passengers', 'Who is covered', 'We couldn’t load the phone numbers.', '+1 555 010 0001'],
  ])('says what is missing without %s, why, and reads it when asked', async (operation, title, failed, missing) => {
    const anna = { __typename: 'TripPassenger' as const, passengerId: known, name: 'Anna', surname: 'Berg' };
    const own = trip('t-own', [flight('SK1', 'OSL-LHR', '2026-12-01')], { passengers: [anna] });
    const { gateway, show } = openPortal({ now, answers: { Trips: { trips: [own] } } });
    gateway.refuse(operation, { status: 500, code: 'VENDOR_ERROR' });
    await show(page, '/insurance/t-own');
    const card = within(screen.getByRole('region', { name: title }));
    expect(card.getByRole('status')).toHaveTextContent(`${failed} A service that we rely on isn’t answering`);
    expect(card.queryByText(missing, { exact: false })).not.toBeInTheDocument();

    gateway.answer(operation, everything[operation]);
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    await settle();

    expect(card.queryByRole('status')).not.toBeInTheDocument();
    expect(card.getByText(missing, { exact: false })).toBeVisible();
    expect(screen.getByRole('region', { name: title })).toHaveFocus();
  });

  it('says by which policy, what is left of it, and what else can be insured', async () => {
    await open('t-sched');
    const cover = screen.getByRole('region', { name: 'Cover for this trip' });

    expect(cover).toHaveTextContent('Policy numberPOL-ACTIVEBooking referenceQX7K2MLeft on the policy$375.00');
    expect(within(cover).getByRole('link', { name: 'Insure another trip' })).toHaveAttribute('href', '/insurance/add');
  });

  it('speaks of no money where none is paid', async () => {
    await open('t-return', { flags: { payoutsDisabled: true } });

    expect(screen.queryByText('Left on the policy')).not.toBeInTheDocument();
  });

  it('that there is not says so, with the way to those that there are', async () => {
    await open('nowhere');

    expect(screen.getByRole('heading', { level: 1, name: 'We can’t find this trip' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my insurances' })).toHaveAttribute('href', '/insurance');
  });

  it('that could not be read says so, and is read when asked', async () => {
    const { gateway, show } = openPortal({ now });
    gateway.lose('Trips');
    await show(page, '/insurance/t-sched');
    expect(screen.getByRole('heading', { level: 1, name: 'Your trip' })).toBeVisible();
    expect(screen.getByText('We couldn’t load your trips.')).toBeVisible();

    gateway.answer('Trips', { trips });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();

    expect(screen.getByRole('heading', { level: 1, name: 'Oslo to London' })).toBeVisible();
  });

  it.each([
    ['es', 'Oslo – Nueva York, ida y vuelta', 'Salida en 14 días.', 'hora de Oslo'],
    ['fr', 'Oslo – New York, aller-retour', 'Départ dans 14 jours.', 'heure locale à Oslo'],
  ] as const)('speaks %s', async (language, name, away, clocks) => {
    await open('t-return', { language });

    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText((text) => text.includes(away))).toBeVisible();
    expect(pass('SK112')).toHaveTextContent(clocks);
  });
});
