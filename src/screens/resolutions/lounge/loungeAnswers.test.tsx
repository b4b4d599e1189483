import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { booking } from '#paths/specs/kit/lounges.ts';
import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';

import { contact } from '#tests/kit/screens/resolutions/contact.ts';
import { changed, openCase } from '#tests/kit/screens/resolutions/openCase.tsx';

preload();

const press = async (name: string) => {
  // In jsdom, elements behind a dialog may stay hidden from assistive technology after it has closed.
  await userEvent.click(await screen.findByRole('button', { name, hidden: true }));
  await settle();
};
const insured = { payoutCurrency: 'USD', payouts: null, disruptionOptions: { callMeAllowed: true } };
/** A lounge, and cash as its alternative. */
const told = (status: string, next = 'LOUNGE') =>
  toldCase([toldOption('LOUNGE', { state: { status } }), toldOption('CASH', { prize: 40, dependency: 'LOUNGE' })], {
    insured,
    next: { resolution: next, optionId: null },
  });
const card = (remedy: string) => document.querySelector(`[data-option="option-${remedy}"]`);

it('declines after a confirmation and shows the cash that replaces the lounge', async () => {
  const { gateway } = await openCase(told('Initial'));
  await press('Skip the lounge and get $40.00');
  await press(say('resolutions.lounge.no.keep'));
  expect(gateway.asked).not.toContain('SubmitResolution');

  gateway.answer('SubmitResolution', changed('Rejected'));
  gateway.answer('ResolutionOptions', told('Rejected', 'CASH'));
  await press('Skip the lounge and get $40.00');
  await press(say('resolutions.lounge.no.yes'));
  expect(gateway.variables('SubmitResolution')).toMatchObject({
    resolution: { resolutionType: 'LOUNGE', optionId: 'option-LOUNGE', rejected: true },
  });
  expect(card('LOUNGE')).toBeNull();
  expect(card('CASH')).toHaveTextContent(say('resolutions.claim.instead_of_lounge'));
});

describe('the confirmation of declining says that it is final, and what follows:', () => {
  const beside = (type: string, more: object = {}, on = 'LOUNGE') =>
    toldCase([toldOption(on), toldOption(type, { dependency: on, ...more })], { insured });

  it.each([
    [
      'money',
      beside('CASH', { prize: 40 }),
      say('resolutions.declining.cash', { amount: '$40.00' }),
      'Skip the lounge and get $40.00',
    ],
    [
      'points',
      beside('POINTS', { prize: 2500 }),
      say('resolutions.declining.points', { points: '2,500' }),
      'Skip the lounge and get 2,500 points',
    ],
    ['a hotel', beside('HOTEL'), say('resolutions.declining.other', { option: 'A hotel' }), 'No, thank you'],
    [
      'money that does not depend on the lounge',
      toldCase([toldOption('LOUNGE'), toldOption('CASH', { prize: 40 })], { insured }),
      say('resolutions.declining.cash', { amount: '$40.00' }),
      'Skip the lounge and get $40.00',
    ],
    [
      'nothing any more',
      beside('CASH', { prize: 40, state: { status: 'Rejected' } }),
      say('resolutions.declining'),
      'No, thank you',
    ],
  ])('%s', async (_, of, words, button) => {
    await openCase(of);
    expect(card('LOUNGE')).toHaveTextContent(words);
    await press(button);
    expect(screen.getByRole('dialog')).toHaveTextContent(words);
  });

  it('cash that cannot be claimed here', async () => {
    const accessProfile = [{ feature: 'customer-travel-resolutions', accessRights: ['UPDATE'] }];
    await openCase(
      beside('CASH', { prize: 40 }),
      { session: { accessProfile } },
      { PayoutMethods: { payoutMethods: [] } },
    );
    await waitFor(() =>
      expect(card('LOUNGE')).toHaveTextContent(say('resolutions.declining.in_person', { amount: '$40.00' })),
    );
    expect(screen.getByRole('button', { name: 'No, thank you' })).toBeVisible();
  });

  it.each([
    ['HOTEL', 'Skip the hotel and get $40.00'],
    ['REBOOKING', 'Skip the new flight and get $40.00'],
  ])('cash, for a %s', async (type, button) => {
    await openCase(beside('CASH', { prize: 40 }, type));
    expect(card(type)).toHaveTextContent(say('resolutions.declining.cash', { amount: '$40.00' }));
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  });

  it('cash, for all parts of a combination, which no single part names', async () => {
    const options = [toldOption('LOUNGE|POINTS'), toldOption('CASH', { prize: 40, dependency: 'LOUNGE' })];
    await openCase(toldCase(options, { insured, next: { resolution: 'LOUNGE', optionId: null } }));
    await press('A lounge');
    expect(card('LOUNGE|POINTS')).toHaveTextContent(say('resolutions.declining.cash', { amount: '$40.00' }));
    expect(screen.getByRole('button', { name: 'No, thank you' })).toBeVisible();
  });
});

it('shows a declined lounge if nothing replaces it', async () => {
  const { gateway } = await openCase(told('Initial'));
  gateway.answer('SubmitResolution', changed('Rejected'));
  gateway.answer('ResolutionOptions', told('Rejected'));
  await press('Skip the lounge and get $40.00');
  await press(say('resolutions.lounge.no.yes'));
  expect(card('LOUNGE')).toHaveTextContent(say('resolutions.step.declined.detail', contact()));
  expect(card('LOUNGE')?.querySelectorAll('button')).toHaveLength(0);
});

it('requests a call without a confirmation', async () => {
  const { gateway } = await openCase(told('Initial'));
  gateway.answer('SubmitResolution', changed('CallMe'));
  gateway.answer('ResolutionOptions', told('CallMe'));
  await press(say('resolutions.call_me'));
  expect(gateway.variables('SubmitResolution')).toMatchObject({
    resolution: { resolutionType: 'LOUNGE', optionId: 'option-LOUNGE', callMe: true },
  });
  expect(card('LOUNGE')).toHaveTextContent(say('resolutions.step.call'));
  expect(card('LOUNGE')?.querySelectorAll('button')).toHaveLength(0);
});

it('can be confirmed as soon as it is booked, even if the disruption cannot be read again', async () => {
  const lounges = [
    {
      loungeId: 'LNG-HARBOUR',
      terminal: '2',
      name: 'Harbour Lounge',
      securityLocation: 'After security',
      businessHours: '',
      directions: 'Left',
    },
  ];
  const { gateway } = await openCase(toldCase([toldOption('LOUNGE', { state: { lounges } })], { insured }));
  gateway.answer('SubmitResolution', changed('Booked'));
  gateway.lose('ResolutionOptions');
  await press(say('resolutions.lounge.yes'));
  await press(say('resolutions.lounge.continue'));
  expect(card('LOUNGE')).toHaveTextContent('Anna Berg');
  expect(card('LOUNGE')).toHaveTextContent('2, After security');

  gateway.answer('ConfirmResolution', { confirmResolution: { resolutionId: 'resolution', status: 'Confirmed' } });
  await press(say('resolutions.lounge.confirm'));
  expect(gateway.variables('ConfirmResolution')).toMatchObject({ resolutionId: 'resolution' });
});

describe('a failed lounge that was answered in a second tab', () => {
  const confirmation = {
    displayCode: 'ABCDEFGHJK',
    displayCodeUrl: null,
    expirydate: null,
    prize: null,
    currency: null,
  };
  const nothing = { extras: null, flights: null, name: null, confirmationNumber: null, confirmationMessage: null };
  const resolution = { resolutionId: 'resolution', flightId: null };
  const standing = (status: string, more: object = {}) =>
    toldCase([toldOption('LOUNGE', { state: { status, booking, resolution, ...more } })], { insured });
  const confirmed = standing('Confirmed', { confirmation: { ...confirmation, capped: null, ...nothing } });

  it('ignores declining and shows the pass from the other tab', async () => {
    const { gateway } = await openCase(standing('Failed'));
    gateway.refuse('SubmitResolution', { status: 409, code: 'INVALID_RESOLUTION_TYPE' });
    gateway.answer('ResolutionOptions', confirmed);
    await press(say('resolutions.lounge.no'));
    await press(say('resolutions.lounge.no.yes'));

    expect(card('LOUNGE')).toHaveTextContent(say('resolutions.moved'));
    expect(card('LOUNGE')).toHaveTextContent('ABCDEFGHJK');
    expect(card('LOUNGE')).not.toHaveTextContent(say('resolutions.status.rejected'));
    expect(gateway.asked.filter((call) => call === 'SubmitResolution')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: say('resolutions.lounge.no') })).toBeNull();
  });

  it('shows declining in the other tab despite a confirmation here', async () => {
    const { gateway } = await openCase(standing('Failed'));
    gateway.refuse('ConfirmResolution', { status: 409, code: 'INVALID_RESOLUTION_TYPE' });
    gateway.answer('ResolutionOptions', standing('Rejected'));
    await press(say('resolutions.lounge.confirm_again'));

    expect(card('LOUNGE')).toHaveTextContent(say('resolutions.moved'));
    expect(card('LOUNGE')).toHaveTextContent(say('resolutions.step.declined'));
    expect(card('LOUNGE')?.querySelectorAll('button')).toHaveLength(0);
  });
});
