import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';

import { contact } from '#tests/kit/screens/resolutions/contact.ts';
import { alternates, availableHotels, changed, openCase, told } from '#tests/kit/screens/resolutions/openCase.tsx';

preload();

const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const button = (name: string) => screen.queryByRole('button', { name });
const state = () => document.querySelector<HTMLElement>('[data-machine^=request]')?.dataset.state;
const sent = (asked: readonly string[]) => asked.filter((operation) => operation === 'SubmitResolution').length;

describe.each([
  {
    remedy: 'REBOOKING',
    yes: say('resolutions.rebooking.yes'),
    no: say('resolutions.rebooking.no'),
    take: say('resolutions.rebooking.submit'),
    missing: say('resolutions.rebooking.missing'),
    chosen: { flightIds: ['SK1'] },
    left: { alternates: alternates.filter(({ linkId }) => linkId === 'stop') },
    noneLeft: { code: 'NO_ALTERNATE_FLIGHTS', text: say('errors.no_alternate_flights') },
  },
  {
    remedy: 'HOTEL',
    yes: say('resolutions.hotel.yes'),
    no: say('resolutions.hotel.no'),
    take: say('resolutions.hotel.submit'),
    missing: say('resolutions.hotel.missing'),
    chosen: { alternateId: 'HTL-PIER' },
    left: { availableHotels: availableHotels.slice(1) },
    noneLeft: { code: 'NO_AVAILABLE_HOTELS', text: say('errors.no_available_hotels') },
  },
])('$remedy', ({ remedy, yes, no, take, missing, chosen, left, noneLeft }) => {
  const initial = told(remedy, 'Initial');

  it("is requested with the data the insurer needs, and takes the insurer's status", async () => {
    const { gateway } = await openCase(initial);
    gateway.answer('SubmitResolution', changed('Requested'));
    gateway.answer('ResolutionOptions', told(remedy, 'Requested'));
    await press(yes);
    expect(gateway.variables('SubmitResolution')).toMatchObject({
      resolution: { resolutionType: remedy, optionId: `option-${remedy}` },
    });
    expect(state()).toBe('readOnly');
  });

  it('shows the choices at once if the insurer has any', async () => {
    const { gateway } = await openCase(initial);
    gateway.answer('SubmitResolution', changed('OptionsSent'));
    gateway.answer('ResolutionOptions', told(remedy, 'OptionsSent'));
    await press(yes);
    gateway.answer('SubmitResolution', changed('Confirmed'));
    gateway.answer('ResolutionOptions', told(remedy, 'Confirmed'));
    await press(take);
    expect(screen.getAllByText(missing)).not.toEqual([]);
    expect(sent(gateway.asked)).toBe(1);
    await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
    await press(take);
    expect(gateway.variables('SubmitResolution')).toMatchObject({
      resolution: { resolutionType: remedy, resolutionId: 'resolution', ...chosen },
    });
    expect(state()).toBe('readOnly');
  });

  it('is declined after a confirmation, which Escape cancels', async () => {
    const { gateway } = await openCase(initial);
    await press(no);
    await userEvent.keyboard('{Escape}');
    expect([sent(gateway.asked), state()]).toEqual([0, 'asking']);
    await press(no);
    expect(screen.getByRole('dialog')).toHaveTextContent(say('resolutions.declining'));
    gateway.answer('SubmitResolution', changed('Rejected'));
    await press(say('resolutions.request.sure.yes'));
    expect(gateway.variables('SubmitResolution')).toMatchObject({ resolution: { rejected: true } });
  });

  it.each([
    [null, [yes, no]],
    [{ yesAllowed: null, noAllowed: null, callMeAllowed: true }, [yes, no, say('resolutions.request.call')]],
    [{ yesAllowed: false, noAllowed: null, callMeAllowed: null }, [no]],
    [{ yesAllowed: true, noAllowed: false, callMeAllowed: false }, [yes]],
  ])('allows the answers of %j and gives the reason for disabled ones', async (disruptionOptions, free) => {
    const insured = { payoutCurrency: 'USD', payouts: null, disruptionOptions };
    await openCase(told(remedy, 'Initial', { insured }));
    const shown = [yes, no, say('resolutions.request.call')].flatMap((name) => button(name) ?? []);
    const on = shown.filter((each) => each.getAttribute('aria-disabled') !== 'true');
    expect(on.map(({ textContent }) => textContent)).toEqual(free);
    for (const off of shown.filter((each) => !on.includes(each))) {
      const why = say(
        off.textContent === no ? 'resolutions.request.not_declined' : 'resolutions.request.not_offered',
        contact(),
      );
      expect(off).toHaveAccessibleDescription(why);
      // The reason belongs to this button alone.
      expect(off.parentElement).toHaveTextContent(`${off.textContent}${why}`);
      expect(off.parentElement?.querySelectorAll('button')).toHaveLength(1);
    }
  });

  it('cannot be answered by a read-only user, with the reason', async () => {
    const { gateway } = await openCase(initial, { session: { roles: { USER: { write: false } } } });
    await press(yes);
    expect(button(yes)).toHaveAccessibleDescription(say('resolutions.no_rights'));
    expect(sent(gateway.asked)).toBe(0);
  });

  it('is sent once, however often the button is pressed', async () => {
    const { gateway } = await openCase(initial);
    const release = gateway.hold('SubmitResolution');
    gateway.answer('SubmitResolution', changed('Requested'));
    await userEvent.dblClick(screen.getByRole('button', { name: yes }));
    await press(yes);
    expect(button(yes)).toHaveAttribute('aria-busy', 'true');
    expect(sent(gateway.asked)).toBe(1);
    release();
  });

  it('shows the reason of a refusal at its buttons', async () => {
    const { gateway } = await openCase(initial);
    gateway.refuse('SubmitResolution', { status: 409, code: noneLeft.code as 'NO_ALTERNATE_FLIGHTS' });
    await press(yes);
    expect(screen.getByRole('alert')).toHaveTextContent(noneLeft.text);
    expect(state()).toBe('asking');
  });

  it('is read again and reported if another tab answered it', async () => {
    const { gateway } = await openCase(initial);
    gateway.refuse('SubmitResolution', { status: 409, code: 'INVALID_RESOLUTION_TYPE' });
    gateway.answer('ResolutionOptions', told(remedy, 'CallMe'));
    await press(yes);
    expect(screen.getByText(say('resolutions.moved'))).toBeVisible();
    expect(state()).toBe('readOnly');
  });

  it('leads from a dialog to the page of all options if it was answered elsewhere', async () => {
    const { gateway } = await openCase(initial, { path: '/trips/trip' });
    gateway.refuse('SubmitResolution', { status: 409, code: 'INVALID_RESOLUTION_TYPE' });
    await press(yes);
    expect(screen.getByTestId('address')).toHaveTextContent('/resolution/select?category=FLIGHT&tripId=trip');
  });

  it("takes the disruption's status after a lost answer and is not sent again", async () => {
    const { gateway } = await openCase(initial);
    gateway.lose('SubmitResolution');
    gateway.answer('ResolutionOptions', told(remedy, 'Requested'));
    await press(yes);
    expect([state(), sent(gateway.asked)]).toEqual(['readOnly', 1]);
  });

  it('is checked before anything else can be sent if the outcome is unknown', async () => {
    const { gateway } = await openCase(initial);
    gateway.lose('SubmitResolution');
    gateway.lose('ResolutionOptions');
    await press(yes);
    expect(button(yes)).toHaveAttribute('aria-disabled', 'true');
    expect(state()).toBe('outcomeUnknown');
    gateway.answer('ResolutionOptions', initial);
    await press(say('resolutions.request.look'));
    expect(state()).toBe('asking');
    expect(screen.getByRole('alert')).toHaveTextContent(say('errors.no_answer'));
  });

  it('keeps the choice while the disruption is read again', async () => {
    const { gateway } = await openCase(told(remedy, 'OptionsSent'));
    await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
    gateway.refuse('SubmitResolution', { status: 409, code: noneLeft.code as 'NO_ALTERNATE_FLIGHTS' });
    await press(take);
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
  });

  it('is read again after a refused choice, so that an unavailable one is not offered again', async () => {
    const { gateway } = await openCase(told(remedy, 'OptionsSent'));
    const [first] = screen.getAllByRole('radio') as [HTMLElement];
    await userEvent.click(first);
    gateway.refuse('SubmitResolution', { status: 404, code: 'FLIGHT_NOT_FOUND' });
    gateway.answer('ResolutionOptions', told(remedy, 'OptionsSent', { state: left }));
    await press(take);

    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(say('errors.flight_not_found'));
    expect(screen.getByRole('radio')).not.toBeChecked();
  });
});

it('lists direct flights first, with departure, arrival and connection times', async () => {
  await openCase(told('REBOOKING', 'OptionsSent'));
  const [direct, stopping] = screen
    .getAllByRole('radio')
    .map((each) => each.closest('.fui-Radio')?.textContent.replaceAll('\u00a0', ' '));
  expect(direct).toContain('direct, 2 h 45 min');
  expect(direct).toContain('16:50 London time');
  expect(stopping).toContain('1 change, 4 h 55 min');
  expect(stopping).toContain('12:00 Oslo time');
  expect(stopping).toContain(say('resolutions.way.stop', { length: '1 h 35 min', airport: 'Paris' }));
  expect(stopping).toContain('SK2 from Oslo to Paris');
});

it.each([
  [
    'late',
    { arrivalDate: '2026-11-21', arrivalTime: '13:00' },
    'DELAY',
    'Arrives 5 min earlier than your delayed flight',
  ],
  ['late', { arrivalDate: '2026-11-21', arrivalTime: '12:55' }, 'DELAY', 'Arrives when your delayed flight does'],
  ['cancelled', {}, 'CANCELLATION', 'Arrives 25 h 40 min later than planned'],
  ['late to elsewhere', { destination: 'CDG' }, 'DELAY', null],
])('compares a route with a flight that is %s', async (_, flight, alertType, words) => {
  const { resolutionOptions: known } = told('REBOOKING', 'OptionsSent');
  await openCase({
    resolutionOptions: {
      ...known,
      flight: { ...known.flight, ...flight } as typeof known.flight,
      alert: { ...known.alert, alertType } as typeof known.alert,
    },
  });
  const stopping = screen
    .getAllByRole('radio')
    .map((each) => each.closest('.fui-Radio')?.textContent.replaceAll('\u00a0', ' '))
    .find((text) => text?.includes('1 change'));
  if (words === null) expect(stopping).not.toContain('Arrives');
  else expect(stopping).toContain(words);
});

it("sends a hotel's own resolution id if it has one", async () => {
  const ofItsOwn = availableHotels.map((hotel, at) => (at === 1 ? { ...hotel, resolutionId: 'gate' } : hotel));
  for (const [at, resolutionId] of ['resolution', 'gate'].entries()) {
    const { gateway } = await openCase(told('HOTEL', 'OptionsSent', { state: { availableHotels: ofItsOwn } }));
    await userEvent.click(screen.getAllByRole('radio')[at] as HTMLElement);
    await press(say('resolutions.hotel.submit'));
    expect(gateway.variables('SubmitResolution')).toMatchObject({
      resolution: { resolutionType: 'HOTEL', resolutionId },
    });
    cleanup();
  }
});

it('names the alternative of a hotel before declining and in the confirmation', async () => {
  const options = [toldOption('HOTEL'), toldOption('CASH', { prize: 40, dependency: 'HOTEL' })];
  await openCase(toldCase(options));
  await press('Skip the hotel and get $40.00');
  expect(screen.getByRole('dialog')).toHaveTextContent(say('resolutions.declining.cash', { amount: '$40.00' }));
});

it('names the option after a declined flight, even without a dependency', async () => {
  await openCase(toldCase([toldOption('REBOOKING'), toldOption('HOTEL'), toldOption('CASH', { prize: 40 })]));
  const words = say('resolutions.declining.other', { option: say('resolutions.remedy.hotel') });
  expect(screen.getByRole('region', { name: say('resolutions.remedy.rebooking') })).toHaveTextContent(words);
  await press(say('resolutions.rebooking.no'));
  expect(screen.getByRole('dialog')).toHaveTextContent(words);
});

it.each([
  [[toldOption('CASH', { prize: 40 })], say('resolutions.declining.cash', { amount: '$40.00' })],
  [[], say('resolutions.claim.no.body', contact())],
])('names the option after declined points, if any', async (others, words) => {
  const insured = { payoutCurrency: 'USD', payouts: null, disruptionOptions: { noAllowed: true } };
  await openCase(toldCase([toldOption('POINTS', { prize: 100 }), ...others], { insured }));
  await press(say('resolutions.claim.no'));
  expect(screen.getByRole('dialog')).toHaveTextContent(words);
});
