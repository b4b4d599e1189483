import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { everything } from '#tests/kit/customer/everything.ts';
import { flight, now, trip, trips } from '#tests/kit/customer/trips.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';

import { happens, open, page, pass, said } from '#tests/kit/screens/atTrip.tsx';

/** A passenger with a phone number. */
const known = '00000000-0000-4000-8000-000000000020';

describe('a trip', () => {
  it.each([
    ['t-sched', 'Oslo to London', '30th November, Anna Berg. Leaves in 10 days.'],
    ['t-return', 'Oslo to New York and back', '4th – 11th December, Anna Berg. Leaves in 14 days.'],
    ['t-multi', 'Oslo to Paris and London, New York to Oslo', '20th – 30th December, Anna Berg. Leaves in 30 days.'],
    ['t-delay', 'Oslo to London', '20th November, Anna Berg. Leaves in 7 h.'],
    ['t-canc', 'Oslo to London', '20th November, Anna Berg.'],
    ['t-dep', 'Oslo to London', '19th November, Anna Berg.'],
    ['t-gone', 'Oslo to London', 'No flights on this trip are insured any more.'],
  ])('%s shows its route, dates, travellers and time until departure', async (tripId, name, lead) => {
    await open(tripId);
    const heading = screen.getByRole('heading', { level: 1, name });

    expect(heading.parentElement?.textContent?.replaceAll(/[\s ]+/g, ' ')).toContain(lead);
    expect(document.title).toContain(name);
  });

  it('with several stops and a return is named by its stops alone', async () => {
    const round = ['OSL-CDG', 'CDG-LHR', 'LHR-OSL'].map((route, nth) =>
      flight(`SK${nth}`, route, `2026-12-0${nth + 1}`),
    );
    await open('t-round', { answers: { Trips: { trips: [trip('t-round', round, { type: 'multi' })] } } });

    expect(screen.getByRole('heading', { level: 1, name: 'Oslo to Paris, London and back' })).toBeVisible();
  });

  it('that is half flown shows the time until the return', async () => {
    const out = flight('SK112', 'OSL-JFK', '2026-11-18', { departed: 1 });
    const back = flight('SK113', 'JFK-OSL', '2026-11-25', { direction: 'inbound', flightType: 'return' });
    await open('t-half', { answers: { Trips: { trips: [trip('t-half', [out, back], { type: 'return' })] } } });

    expect(screen.getByText(/The flight back leaves in 5 days\./)).toBeVisible();
    expect(happens().slice(0, 3)).toEqual([
      'Done: Outbound flight completed Wed 18 Nov, 13:00 Oslo time',
      'Now: We’re tracking SK113 You’ll see any delay or cancellation on your overview as soon as we know about it.',
      'To come: Return flight Wed 25 Nov, 07:00 New York time',
    ]);
  });

  it('has a boarding pass for each flight, in local time with UTC last', async () => {
    await open('t-return');

    expect(said(pass('SK112'))).toBe(
      'SK112 Outbound, Fri 4 Dec ScheduledFrom OSL Oslo Gardermoen 13:00 Oslo time 2026-12-04 12:00 UTC' +
        '2 h 15 minTo JFK New York John F. Kennedy 09:15 New York time 2026-12-04 14:15 UTCLeaves in 14 days Terminal ---Late or cancelled?',
    );
    expect(pass('SK113')).toHaveTextContent('Inbound, Fri 11 Dec');
  });

  it('shows no direction on a single trip', async () => {
    await open('t-sched');

    expect(said(pass('SK101'))).toMatch(/^SK101 Monday 30th November/);
  });

  it('shows the old and the new time of a delayed flight, by its latest alert', async () => {
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
    ['t-depdel', 'SK105', 'Departed late by 11 min Terminal 2'],
    ['t-canc', 'SK107', 'Cancelled on 11 Nov Terminal 2'],
    [
      't-canc0',
      'SK108',
      'Removed; was due to leave on 23 Nov You removed it from your insurance, so it’s no longer covered. Terminal 2',
    ],
  ])('shows on the stub of %s the essential data of %s', async (tripId, number, fact) => {
    await open(tripId);

    expect(said(pass(number))).toContain(fact);
  });

  it('shows the new time on the stub of an earlier flight', async () => {
    const early = trips
      .filter(({ tripId }) => tripId === 't-delay')
      .map((one) => ({ ...one, alerts: one.alerts.map((each) => ({ ...each, delayDate: '2026-11-20 10:30' })) }));
    await open('t-delay', { answers: { Trips: { trips: early } } });

    expect(said(pass('SK102'))).toContain('New departure 11:30 Leaves in 2 h');
    expect(pass('SK102')).not.toHaveTextContent('Late by');
  });

  it('lists the covered people with their phone numbers', async () => {
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
    ['t-sched', 1],
    ['t-dep', 0],
    ['t-canc', 0],
  ])('says of %s beside the travellers that they are covered while a flight is upcoming', async (tripId, count) => {
    await open(tripId);

    const who = within(screen.getByRole('region', { name: 'Who is covered' }));
    expect(who.queryAllByText('Covered')).toHaveLength(count);
  });

  it.each([
    ['Policies', 'Cover for this trip', 'We couldn’t load what’s left on this policy.', 'Left on the policy'],
    ['Passengers', 'Who is covered', 'We couldn’t load the phone numbers.', '+1 555 010 0001'],
  ])('says what is missing without %s, with the reason, and retries', async (operation, title, failed, missing) => {
    const anna = { __typename: 'TripPassenger' as const, passengerId: known, name: 'Anna', surname: 'Berg' };
    const own = trip('t-own', [flight('SK1', 'OSL-LHR', '2026-12-01')], { passengers: [anna] });
    const { gateway, show } = openPortal({ now, answers: { Trips: { trips: [own] } } });
    gateway.refuse(operation, { status: 500, code: 'VENDOR_ERROR' });
    await show(page, '/insurance/t-own');
    const card = within(screen.getByRole('region', { name: title }));
    expect(card.getByRole('status')).toHaveTextContent(`${failed} A service we rely on isn’t working properly`);
    expect(card.queryByText(missing, { exact: false })).not.toBeInTheDocument();

    gateway.answer(operation, everything[operation]);
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    await settle();

    expect(card.queryByRole('status')).not.toBeInTheDocument();
    expect(card.getByText(missing, { exact: false })).toBeVisible();
    expect(screen.getByRole('region', { name: title })).toHaveFocus();
  });

  it('shows policy, balance, and what else can be insured', async () => {
    await open('t-sched');
    const cover = screen.getByRole('region', { name: 'Cover for this trip' });

    expect(cover).toHaveTextContent(
      'Policy numberPOL-ACTIVETrip typeSINGLEBooking referenceQX7K2MLeft on the policy$375.00',
    );
    expect(within(cover).getByRole('link', { name: 'Insure another trip' })).toHaveAttribute('href', '/insurance/add');
  });

  it.each([
    ['return', 'en', 'RETURN'],
    ['multi', 'en', 'SEVERAL FLIGHTS'],
    ['return', 'fr', 'ALLER-RETOUR'],
    ['charter', 'en', 'CHARTER'],
  ] as const)('shows the type %s in upper case, in %s', async (type, language, shown) => {
    const { show } = openPortal({
      now,
      language,
      answers: { Trips: { trips: [trip('t-own', [flight('SK1', 'OSL-LHR', '2026-12-01')], { type })] } },
    });
    await show(page, '/insurance/t-own');

    expect(screen.getByText(shown)).toBeVisible();
  });

  it('omits amounts without payouts', async () => {
    await open('t-return', { flags: { payoutsDisabled: true } });

    expect(screen.queryByText('Left on the policy')).not.toBeInTheDocument();
  });

  it('says that it does not exist and links to the others', async () => {
    await open('nowhere');

    expect(screen.getByRole('heading', { level: 1, name: 'We can’t find this trip' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my insurances' })).toHaveAttribute('href', '/insurance');
  });

  it('reports a failed read and retries on request', async () => {
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
    ['de', 'Oslo nach New York und zurück', 'Abflug in 14 Tagen.', 'Oslo'],
    ['it', 'Oslo – New York, andata e ritorno', 'Parte tra 14 giorni.', 'ora di Oslo'],
    ['pt', 'Oslo – Nova Iorque, ida e volta', 'Parte daqui a 14 dias.', 'Oslo'],
    ['tr', 'Oslo – New York gidiş-dönüş', '14 gün sonra kalkıyor.', 'Oslo'],
    ['zh', '奥斯陆至纽约（往返）', '14天后起飞。', '12月4日'],
    ['mx', 'Oslo – Nueva York, viaje redondo', 'Salida en 14 días.', 'hora de Oslo'],
  ] as const)('uses %s', async (language, name, away, clocks) => {
    await open('t-return', { language });

    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText((text) => text.includes(away))).toBeVisible();
    expect(pass('SK112')).toHaveTextContent(clocks);
  });
});
