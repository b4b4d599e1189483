import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { request } from '#machines/insurance/flights.model.ts';
import type { FlightByHand } from '#machines/insurance/lookup/flightChecks.ts';
import { byHand } from '#machines/insurance/lookup/flightLookup.model.ts';
import { checked } from '#paths/specs/kit/flights.ts';
import { enterFlight } from '#paths/specs/kit/insuring.ts';
import type { TextId } from '#src/lib/texts.ts';
import { continueOfferedDraft, left, leftUnfinished } from '#tests/kit/areas/insuring.ts';
import { openStage, type Stage, settled, skyPage, until } from '#tests/kit/browser/stage.tsx';
import { policies } from '#tests/kit/customer/account.ts';
import { airports } from '#tests/kit/customer/airports.ts';
import { lookedUp } from '#tests/kit/customer/lookedUp.ts';
import { anna } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/flows/acts.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';

const charterer = {
  ...anna,
  signedInAt: skyPage.now,
  accessProfile: [...anna.accessProfile, { feature: 'customer-travel-chartered', accessRights: ['CREATE'] }],
};
const enteringAs = (known: FlightByHand) => ({
  ...leftUnfinished({ ...left, page: 'looking up', lookup: { page: 'entering', request, byHand: known, found: [] } }),
  session: charterer,
});
const entering = enteringAs(byHand);

preload();

const origin = () => screen.findByRole('combobox', { name: say('insurance.hand.origin') });
const list = () => within(screen.getByRole('listbox')).getAllByRole('option');

const [, , day, leaves, use] = enterFlight;
const time = () => document.getElementById('localTime') as HTMLInputElement;
const said = () => screen.getByRole('dialog');

/** Opens the page for a flight from Oslo or another airport, given in UTC. */
async function openAt(embarkDate: string, embarkTime: string, from = 'OSL'): Promise<Stage> {
  const opening = enteringAs({ ...byHand, embarkDate, embarkTime, origin: from });
  const losAngeles = { __typename: 'Airport', value: 'LAX', label: 'Los Angeles' };
  const honolulu = { __typename: 'Airport', value: 'HNL', label: 'Honolulu' };
  const unknown = { __typename: 'Airport', value: 'QQQ', label: 'Nowhere in particular' };
  const stage = await openStage({
    ...opening,
    answers: {
      ...opening.answers,
      Airports: { airports: [...airports.airports, losAngeles, honolulu, unknown] },
      Policies: { policies: policies.policies.map((policy) => ({ ...policy, policyEnd: '2027-12-31' })) },
    },
    holds: ['CreateFlight', 'FlightCheck'],
  });
  const button = await screen.findByRole('button', { name: say('wizard.resume.continue') });
  // The page is loaded lazily, which is awaited; `user.click` would end before.
  await act(async () => button.click());
  await until(() => expect(time()).toBeInTheDocument());
  await until(() => expect(screen.getByRole('combobox', { name: say('insurance.hand.origin') })).not.toHaveValue(''));
  return stage;
}

async function sentAs(stage: Stage): Promise<unknown> {
  await perform(stage, [use], {});
  await until(() => expect(stage.wire.isWaiting('CreateFlight')).toBe(true));
  const sent = stage.wire.calls('CreateFlight').at(-1)?.variables as { flight: { embarkDateTime: string } } | undefined;
  return sent?.flight.embarkDateTime;
}

describe('the time of a flight entered by hand', () => {
  it('is the one on the ticket, with UTC beside it', async () => {
    const stage = await openAt('2026-12-01', '09:00');
    expect(time()).toHaveAccessibleName('Time of departure');
    expect(time()).toHaveValue('10:00');
    expect(said()).toHaveTextContent('That is 09:00 UTC on 1st December 2026.');

    await perform(stage, [day, leaves], { embarkDate: '2027-07-02', embarkTime: '00:15' });

    expect(said()).toHaveTextContent('That is 22:15 UTC on 1st July 2027.');
    expect(await sentAs(stage)).toBe('2027-07-01 22:15');
  });

  it('is in UTC, and says so, if the time zone is unknown', async () => {
    const stage = await openAt('2026-12-01', '09:00', 'QQQ');

    expect(time()).toHaveAccessibleName('Time of departure (UTC)');
    expect(time()).toHaveAccessibleDescription(say('insurance.hand.departure.utc'));
    expect(time()).toHaveValue('09:00');
    expect(await sentAs(stage)).toBe('2026-12-01 09:00');
  });

  it('is moved past a gap of the clocks, with a note', async () => {
    const stage = await openAt('2027-03-28', '09:00');

    await perform(stage, [leaves], { embarkTime: '02:30' });

    expect(said()).toHaveTextContent('We’ll use 03:30, which is 01:30 UTC on 28th March 2027.');
    expect(await sentAs(stage)).toBe('2027-03-28 01:30');
  });

  it('needs a choice if clocks show it twice', async () => {
    const stage = await openAt('2027-10-31', '01:30');
    const which = (id: TextId) => screen.getByRole('radio', { name: say(id) });
    expect(time()).toHaveValue('02:30');
    expect(which('insurance.hand.twice.second')).toBeChecked();

    await stage.user.click(which('insurance.hand.twice.first'));

    expect(said()).toHaveTextContent('That is 00:30 UTC on 31st October 2027.');
    expect(await sentAs(stage)).toBe('2027-10-31 00:30');
  });

  it("can be replaced by the insurer's if that differs", async () => {
    const stage = await openAt('2026-12-01', '09:00');
    await sentAs(stage);
    stage.wire.refuse('CreateFlight', { status: 409, code: 'DUPLICATE_FLIGHT' });
    await until(() => expect(stage.wire.isWaiting('FlightCheck')).toBe(true));
    stage.wire.answer('FlightCheck', checked([lookedUp('OSL-LHR', '2026-12-01', { embarkTime: '13:45' })]));

    await until(() => expect(time()).toHaveAttribute('aria-invalid', 'true'));
    expect(time()).toHaveAccessibleDescription(/^Your insurer has this flight at 14:45 \(13:45 UTC\)\./);
    await perform(stage, [leaves], { embarkTime: '14:45' });
    expect(await sentAs(stage)).toBe('2026-12-01 13:45');
  });

  it('may be on the day before in UTC if that is late enough', async () => {
    const stage = await openAt('2026-12-01', '09:00', 'HNL');
    expect(document.getElementById('embarkDate')).toHaveAttribute('min', '2026-11-20');
    await perform(stage, [day, leaves], { embarkDate: '2026-11-20', embarkTime: '22:30' });

    expect(await sentAs(stage)).toBe('2026-11-21 08:30');
  });

  it('uses the local calendar, hints and limits', async () => {
    const stage = await openAt('2026-12-01', '09:00', 'LAX');
    const theDay = () => document.getElementById('embarkDate') as HTMLInputElement;

    // The current time is midnight in Los Angeles and eight in the morning in UTC.
    expect(theDay()).toHaveAttribute('min', '2026-11-21');
    expect(theDay()).toHaveAttribute('max', '2027-12-31');
    expect(theDay()).toHaveAccessibleDescription(/from 21st November 2026, 00:00 local time, to 31st December 2027$/);
    await perform(stage, [day, leaves, use], { embarkDate: '2026-11-20', embarkTime: '23:30' });
    expect(theDay()).toHaveAccessibleDescription(new RegExp(`^${say('errors.flight_too_soon')}`));
    await perform(stage, [day, use], { embarkDate: '2028-01-01' });
    expect(theDay()).toHaveAccessibleDescription(/^Choose a date no later than 31st December 2027/);
    expect(stage.wire.calls('CreateFlight')).toEqual([]);
  });
});

describe('a flight entered by hand', () => {
  it("shows the insurer's name of its airport with the code once", async () => {
    const airports = [
      { __typename: 'Airport', value: 'OSL', label: 'Oslo Gardermoen (OSL)' },
      { __typename: 'Airport', value: 'LHR', label: 'London Heathrow' },
    ];
    const stage = await openStage({ ...entering, answers: { ...entering.answers, Airports: { airports } } });
    await continueOfferedDraft(stage);

    await until(() => expect(screen.getByRole('combobox', { name: say('insurance.hand.origin') })).toHaveValue());
    expect(await origin()).toHaveValue('Oslo Gardermoen (OSL)');
    await stage.user.click(await origin());
    expect(list().map(({ textContent }) => textContent)).toEqual(['Oslo Gardermoen (OSL)', 'London HeathrowLHR']);
  });

  it('ends with the session if the list of airports says so', async () => {
    const stage = await openStage({ ...entering, holds: ['Airports'] });
    await continueOfferedDraft(stage);
    await until(() => expect(stage.wire.isWaiting('Airports')).toBe(true));

    stage.wire.refuse('Airports', { status: 401, code: 'UNAUTHORIZED_ACCESS' });

    await until(() => expect(stage.portal.app.getSnapshot().matches({ running: { area: 'guest' } })).toBe(true));
    await settled();
    expect(window.location.pathname).toBe('/');
  });

  it('accepts any airport if the list cannot be loaded', async () => {
    const stage = await openStage({ ...entering, holds: ['Airports'] });
    await continueOfferedDraft(stage);
    await until(() => expect(stage.wire.isWaiting('Airports')).toBe(true));

    stage.wire.refuse('Airports', { status: 500, code: 'VENDOR_ERROR' });

    expect(await screen.findByText(say('forms.choice.failed'))).toBeVisible();
    expect(stage.portal.app.getSnapshot().matches({ running: { area: 'user' } })).toBe(true);
  });
});
