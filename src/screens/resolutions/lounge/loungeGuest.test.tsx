import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { toldOption } from '#paths/specs/kit/remedies.ts';
import { say } from '#tests/kit/flows/texts.ts';

import { openCase } from '#tests/kit/screens/resolutions/atCase.tsx';
import { lounges, open, press } from '#tests/kit/screens/resolutions/atLounge.tsx';

describe('the guest of a lounge', () => {
  const two = [
    { passengerId: 'anna', name: 'Anna', surname: 'Berg' },
    { passengerId: 'otto', name: 'Otto', surname: 'Lind' },
  ];

  it('is one of several passengers, according to the offer and the form', async () => {
    await openCase([toldOption('LOUNGE', { state: { lounges } })], { trip: { passengers: two } });
    expect(screen.getByText('A pass for a lounge, for one of 2 passengers')).toBeVisible();

    await press('See the lounges');
    expect(screen.getByRole('radiogroup', { name: 'Who is the pass for?' })).toHaveAccessibleDescription(
      'The pass is for one person. Only the person you choose here gets one.',
    );
  });

  it.each([
    [1, 'Anna Berg'],
    [2, 'Anna Berg and 1 more person'],
    [3, 'Anna Berg and 2 more people'],
  ])('is named on a pass for %i', async (units, guests) => {
    const location = { name: 'Harbour Lounge', securityLocation: 'After security', terminal: '2', directions: 'Left' };
    const booking = { location, userName: 'Anna Berg', units };
    const resolution = { resolutionId: 'resolution', flightId: null };
    await openCase([toldOption('LOUNGE', { state: { status: 'Booked', booking, resolution } })]);

    expect(screen.getByText(guests, { exact: true })).toBeVisible();
  });

  it('is not marked as missing while another field is wrong', async () => {
    const passengers = [
      { passengerId: 'anna', name: 'Anna', surname: 'Berg' },
      { passengerId: 'otto', name: 'Otto', surname: 'Lind' },
    ];
    const { gateway } = await openCase([toldOption('LOUNGE', { state: { lounges } })], { trip: { passengers } });
    await press('See the lounges');
    await press('Choose this lounge');
    await userEvent.click(screen.getByRole('radio', { name: say('resolutions.lounge.other') }));

    const [first, last] = screen.getAllByRole('textbox');
    expect([first, last].map((field) => field?.getAttribute('aria-invalid'))).not.toContain('true');
    expect(screen.queryByRole('alert')).toBeNull();

    await press('Choose this lounge');
    expect(first).toBeInvalid();
    expect(last).toBeInvalid();
    expect(gateway.asked).not.toContain('SubmitResolution');
  });

  it('must be chosen from several, without a default', async () => {
    const passengers = [
      { passengerId: 'anna', name: 'Anna', surname: 'Berg' },
      { passengerId: 'otto', name: 'Otto', surname: 'Lind' },
    ];
    const { gateway } = await openCase([toldOption('LOUNGE', { state: { lounges } })], { trip: { passengers } });
    await press('See the lounges');
    await press('Choose this lounge');
    expect(screen.getAllByText(say('resolutions.lounge.who.missing'))).not.toEqual([]);
    expect(gateway.asked).not.toContain('SubmitResolution');

    await userEvent.click(screen.getByRole('radio', { name: 'Otto Lind' }));
    await press('Choose this lounge');
    expect(gateway.variables('SubmitResolution')).toMatchObject({
      resolution: { loungeId: 'one', firstName: 'Otto', surname: 'Lind' },
    });
  });

  it.each([
    ['first', /First name/, /Last name/],
    ['last', /Last name/, /First name/],
  ])('is marked at the %s name if only that is missing', async (_, left, typed) => {
    const { gateway } = await open();
    await press('See the lounges');
    await userEvent.click(screen.getByRole('radio', { name: 'Someone else' }));
    await userEvent.type(screen.getByRole('textbox', { name: typed }), 'Lind');
    await press('Choose this lounge');

    expect(screen.getByRole('textbox', { name: left })).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('textbox', { name: typed })).not.toHaveAttribute('aria-invalid', 'true');
    expect(gateway.asked).not.toContain('SubmitResolution');
  });

  it('may be another person, with any letters in their name', async () => {
    const { gateway } = await open(
      {},
      {
        answers: { SubmitResolution: { submitResolution: { resolutionId: 'resolution', status: 'Booked' } } },
      },
    );
    await press('See the lounges');
    await userEvent.click(screen.getByRole('radio', { name: 'Someone else' }));
    await press('Choose this lounge');
    expect(gateway.asked).not.toContain('SubmitResolution');

    await userEvent.type(screen.getByRole('textbox', { name: /First name/ }), 'Zoë');
    await userEvent.type(screen.getByRole('textbox', { name: /Last name/ }), 'O’Neil');
    await press('Choose this lounge');
    expect(gateway.variables('SubmitResolution')).toMatchObject({
      resolution: { loungeId: 'one', firstName: 'Zoë', surname: 'O’Neil' },
    });
  });
});
