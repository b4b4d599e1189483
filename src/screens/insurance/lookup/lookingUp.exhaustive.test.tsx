import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { checked } from '#paths/specs/kit/flights.ts';
import { describeFlight, enterFlight, recogniseFlight, reopenTrip } from '#paths/specs/kit/insuring.ts';
import { toDraftItem } from '#rules/insurance/tripTypes.ts';
import { back, out } from '#tests/kit/areas/insuring.ts';
import { skyPage, until } from '#tests/kit/browser/stage.tsx';
import { lookedUp } from '#tests/kit/customer/lookedUp.ts';
import { anna, toUuid } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { day, isTold, lookingUp, lookUp, onReturn, single, title } from '#tests/kit/screens/atLookup.ts';

const charterer = {
  ...anna,
  signedInAt: skyPage.now,
  accessProfile: [...anna.accessProfile, { feature: 'customer-travel-chartered', accessRights: ['CREATE'] }],
};
preload();

describe('a flight look-up', () => {
  it('starts at the first possible day and says so', async () => {
    const stage = await lookingUp(single);

    expect(day()).toHaveAttribute('min', '2026-11-21');
    expect(day()).toHaveAttribute('max', '2027-06-30');
    expect(day()).toHaveAccessibleDescription('At least 24 hours from now: from 21st November 2026 to 30th June 2027');
    await lookUp(stage, '2026-11-20');
    await isTold(say('errors.flight_too_soon'));
    await lookUp(stage, '2026-11-19');
    await isTold('This date has passed. Choose 21st November 2026 or later.');
    await lookUp(stage, '2027-07-01');
    await isTold('Choose a date no later than 30th June 2027.');
    expect(stage.wire.calls('FlightCheck')).toEqual([]);
    await lookUp(stage, '2026-11-21');
    expect(stage.wire.calls('FlightCheck')).toHaveLength(1);
  });

  it('is outbound on a single trip, without a question', async () => {
    const stage = await lookingUp(single);
    expect(screen.queryByRole('radio')).toBeNull();

    await lookUp(stage, '2026-12-01');

    expect(stage.wire.calls('FlightCheck').map(({ variables }) => variables)).toMatchObject([
      { direction: 'outbound', flightType: 'main' },
    ]);
  });

  it('says if the flight departs on another local day', async () => {
    const early = lookedUp('SEA-YYZ', '2026-12-01', { embarkTime: '07:00', arrivalTime: '11:00' });
    const stage = await lookingUp(single);
    await lookUp(stage, '2026-12-01', 'SK101');
    stage.wire.answer('FlightCheck', checked([early]));
    await until(() => expect(title()).toHaveTextContent(say('insurance.found.title')));

    expect(screen.getByText('Monday 30th November')).toBeVisible();
    expect(screen.getByText('Doesn’t leave on Tuesday 1st December')).toBeVisible();
  });

  it('says so among several, also to screen readers', async () => {
    const early = lookedUp('SEA-YYZ', '2026-12-01', { embarkTime: '07:00', arrivalTime: '11:00' });
    const stage = await lookingUp(single);
    await lookUp(stage, '2026-12-01', 'SK101');
    stage.wire.answer('FlightCheck', checked([early, { ...out, flightId: toUuid(62) }]));
    await until(() => expect(screen.getAllByRole('radio')).toHaveLength(2));

    const another = 'Doesn’t leave on Tuesday 1st December';
    const [first, second] = screen.getAllByRole('radio');
    expect(first).toHaveAccessibleName(expect.stringContaining(another) as string);
    expect(second).not.toHaveAccessibleName(expect.stringContaining(another) as string);
  });

  it('adds the flight once its traveller has confirmed it', async () => {
    const stage = await lookingUp(single);
    await lookUp(stage, '2026-12-01', 'SK101');
    stage.wire.answer('FlightCheck', checked([out]));
    await until(() => expect(title()).toHaveTextContent(say('insurance.found.title')));

    const pass = within(screen.getByRole('article'));
    expect(pass.getByText('SK101')).toBeVisible();
    expect(pass.getByText('Tuesday 1st December')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent(/OSL.*13:00.*Oslo time.*LHR.*London time/);
    expect(pass.getByText(say('trips.state.scheduled'))).toBeVisible();
    expect(screen.queryByLabelText(say('insurance.lookup.date'))).toBeNull();
    await perform(stage, recogniseFlight, {});
    await until(() => expect(title()).toHaveTextContent(say('insurance.travellers.title')));
    expect(stage.wire.calls('FlightCheck')).toHaveLength(1);
  });

  it('says that a flight is cancelled, which can still be added', async () => {
    const stage = await lookingUp(single);
    await lookUp(stage, '2026-12-01', 'SK101');
    stage.wire.answer('FlightCheck', checked([{ ...out, cancelled: 1 }]));
    await until(() => expect(title()).toHaveTextContent(say('insurance.found.title')));
    expect(screen.getByText(say('insurance.found.cancelled.title'))).toBeVisible();

    await perform(stage, recogniseFlight, {});
    await until(() => expect(title()).toHaveTextContent(say('insurance.travellers.title')));
  });

  it('says that one of several flights is cancelled', async () => {
    const stage = await lookingUp(single);
    await lookUp(stage, '2026-12-01', 'ZZ200');
    const other = lookedUp('LHR-JFK', out.embarkDate, { flightId: toUuid(67), cancelled: 1 });
    stage.wire.answer('FlightCheck', checked([out, other]));
    await until(() => expect(title()).toHaveTextContent(say('insurance.choose.title')));

    const [first, second] = screen.getAllByRole('radio');
    expect(first).not.toHaveAccessibleName(expect.stringContaining(say('trips.state.cancelled')) as string);
    expect(second).toHaveAccessibleName(expect.stringContaining(say('trips.state.cancelled')) as string);
  });

  it('keeps its input when the customer returns from the trip, even after another match', async () => {
    const stage = await lookingUp(single);
    await lookUp(stage, '2026-12-01', 'SK101');
    stage.wire.answer('FlightCheck', checked([out]));
    await stage.user.click(await screen.findByRole('button', { name: say('insurance.found.no') }));
    await perform(stage, describeFlight.slice(0, 1), { flightNumber: 'SK105' });

    await perform(stage, reopenTrip, {});
    await stage.user.click(await screen.findByRole('button', { name: say('insurance.next') }));

    expect(await screen.findByLabelText(say('insurance.lookup.number'))).toHaveValue('SK105');
    expect(day()).toHaveValue('2026-12-01');
  });

  it('says that a flight has become too late', async () => {
    const stage = await lookingUp(single);
    await lookUp(stage, '2026-11-21', 'SK101');
    const soon = lookedUp('OSL-LHR', '2026-11-21', { embarkTime: '08:02' });
    stage.wire.answer('FlightCheck', checked([soon]));
    await until(() => expect(title()).toHaveTextContent(say('insurance.found.title')));
    expect(screen.queryByText(say('insurance.found.too_late'))).toBeNull();

    await stage.pass(180_000);
    expect(screen.getByText(say('insurance.found.too_late'))).toBeVisible();
  });

  it('can be insured as long as the flights before it', async () => {
    const stage = await lookingUp(onReturn);
    await lookUp(stage, '2026-12-09');
    stage.wire.answer(
      'FlightCheck',
      checked([lookedUp('LHR-OSL', '2026-12-09', { flightId: toUuid(61), flightNumber: 'SK102' })]),
    );
    await until(() => expect(title()).toHaveTextContent(say('insurance.found.title')));

    expect(screen.getByRole('dialog')).toHaveTextContent(/You can insure it until Mon 30 Nov/);
    expect(screen.getByText('Scandinavian Airlines System')).toBeVisible();
  });

  it('returns to its input if the match is another flight', async () => {
    const stage = await lookingUp(single);
    await lookUp(stage, '2026-12-01', 'SK101');
    stage.wire.answer('FlightCheck', checked([out]));
    await stage.user.click(await screen.findByRole('button', { name: say('insurance.found.no') }));

    expect(screen.getByLabelText(say('insurance.lookup.number'))).toHaveValue('SK101');
    expect(day()).toHaveValue('2026-12-01');
  });

  it('explains the delay after three seconds and can be cancelled after ten', async () => {
    const stage = await lookingUp(single);
    await lookUp(stage, '2026-12-01', 'SK101');
    const check = screen.getByRole('button', { name: say('insurance.lookup.check') });
    expect(check).toHaveAttribute('aria-busy', 'true');

    await stage.pass(2_999);
    expect(screen.queryByText(say('insurance.waiting.lookup'))).toBeNull();
    await stage.pass(1);
    expect(screen.getByText(say('insurance.waiting.lookup'))).toBeVisible();
    expect(screen.queryByRole('button', { name: say('wizard.waiting.stop') })).toBeNull();
    await stage.pass(7_000);
    await stage.user.click(screen.getByRole('button', { name: say('wizard.waiting.stop') }));

    expect(check).not.toHaveAttribute('aria-busy', 'true');
    expect(check.parentElement).toHaveFocus();
    expect(screen.queryByText(say('insurance.waiting.lookup'))).toBeNull();
    expect(screen.getByLabelText(say('insurance.lookup.number'))).toHaveValue('SK101');
  });

  it('asks for the outbound flight of a return trip until there is one, also after its removal', async () => {
    const stage = await lookingUp({ ...onReturn, items: [toDraftItem([back])] });

    expect(title()).toHaveTextContent(say('insurance.lookup.out'));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(day()).toHaveAttribute('max', back.embarkDate);
    await lookUp(stage, '2026-12-09');
    await isTold(say('insurance.order.out'));
    await lookUp(stage, '2026-12-08');

    expect(stage.wire.calls('FlightCheck').map(({ variables }) => variables)).toMatchObject([
      { direction: 'outbound', flightType: 'main' },
    ]);
  });
});

describe('an unlisted flight', () => {
  it('is entered by hand with the number and day of the look-up', async () => {
    const stage = await lookingUp(single, charterer);
    await lookUp(stage, '2026-12-05', 'zz404');
    stage.wire.refuse('FlightCheck', { status: 404, code: 'FLIGHT_SCHEDULE_NOT_FOUND' });
    await until(() => expect(title()).toHaveTextContent(say('insurance.hand.title')));

    const time = await screen.findByLabelText(say('insurance.hand.departure'));
    expect(screen.getByLabelText(say('insurance.lookup.number'))).toHaveValue('ZZ404');
    expect(day()).toHaveValue('2026-12-05');
    expect(time).toHaveValue('');
    const [, seek, , , use] = enterFlight;
    await perform(stage, [seek, use], { originAirport: 'Oslo' });
    expect(time).toHaveAccessibleDescription(expect.stringMatching(`^${say('validation.departure_time')}`) as string);

    fireEvent.change(time, { target: { value: '00:30' } });
    expect(screen.getByRole('dialog')).toHaveTextContent('That is 23:30 UTC on 4th December 2026.');
    await perform(stage, [use], {});
    await until(() => expect(stage.wire.isWaiting('CreateFlight')).toBe(true));
    expect(stage.wire.calls('CreateFlight').map(({ variables }) => variables)).toMatchObject([
      { flight: { embarkDate: '2026-12-04', embarkTime: '23:30', embarkDateTime: '2026-12-04 23:30', origin: 'OSL' } },
    ]);
  });

  it('must not be a return flight before the outbound one, and is not created then', async () => {
    const stage = await lookingUp(
      {
        ...onReturn,
        lookup: {
          page: 'entering',
          request: {
            policyNumber: 'POL-ACTIVE',
            flightNumber: 'ZZ404',
            embarkDate: out.embarkDate,
            direction: 'inbound',
          },
          byHand: null,
          found: [],
        },
      },
      charterer,
    );

    await perform(stage, enterFlight, {
      flightNumber: 'ZZ404',
      embarkDate: out.embarkDate,
      embarkTime: '09:00',
      originAirport: 'London',
    });

    await isTold(say('insurance.order.back'));
    expect(stage.wire.calls('CreateFlight')).toEqual([]);
  });
});
