import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { booking } from '#paths/specs/kit/lounges.ts';
import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';

import { lounges, open, press } from '#tests/kit/screens/resolutions/atLounge.tsx';

describe('a booked lounge', () => {
  const booked = (status = 'Booked') =>
    toldCase([
      toldOption('LOUNGE', {
        state: { lounges, status, booking, resolution: { resolutionId: 'resolution', flightId: null } },
      }),
    ]);
  const shown = () => document.querySelector('[data-machine=loungeOption]');

  it.each([true, false])('shows its name and directions as far as the partner allows: %s', async (isShown) => {
    const location = { ...booking.location, directions: 'Left after the shops' };
    const resolution = { resolutionId: 'resolution', flightId: null };
    await open(
      { status: 'Booked', booking: { ...booking, location }, resolution },
      { flags: { loungeLocation: isShown, loungeDirections: isShown } },
    );

    expect(shown()).toHaveTextContent('Terminal 2, After security');
    for (const words of ['Harbour Lounge', 'Left after the shops'])
      expect([words, shown()?.textContent?.includes(words)]).toEqual([words, isShown]);
  });

  it('can be confirmed again, and says so, while the outcome is unknown', async () => {
    const { gateway } = await open({
      status: 'Booked',
      booking,
      resolution: { resolutionId: 'resolution', flightId: null },
    });
    gateway.answer('ResolutionOptions', booked());
    gateway.lose('ConfirmResolution');
    await press('Confirm the lounge');
    await settle();

    expect(shown()).toHaveTextContent('we don’t know whether it’s confirmed');
    expect(screen.getByRole('alert')).toHaveTextContent('We got no answer');
    await press('Confirm again');
    expect(gateway.asked.filter((operation) => operation === 'ConfirmResolution')).toHaveLength(2);
  });

  it.each(['Booked', 'Redeemed', 'Initial'])(
    'reports an answer elsewhere above the current status: %s',
    async (status) => {
      const { gateway } = await open({
        status: 'Booked',
        booking,
        resolution: { resolutionId: 'resolution', flightId: null },
      });
      gateway.answer('ResolutionOptions', booked(status));
      gateway.refuse('ConfirmResolution', { status: 409, code: 'INVALID_RESOLUTION_TYPE' });
      await press('Confirm the lounge');

      expect(screen.getByText(say('resolutions.moved'))).toBeVisible();
    },
  );
});

it('shows no failure beside a confirmed lounge if a later request was refused', async () => {
  const resolution = { resolutionId: 'resolution', flightId: null };
  const { gateway } = await open({ status: 'Booked', booking, resolution });
  gateway.answer('ConfirmResolution', { confirmResolution: { resolutionId: 'resolution', status: 'Confirmed' } });
  gateway.refuse('PatchResolution', { status: 500, code: 'VENDOR_ERROR' });
  gateway.answer(
    'ResolutionOptions',
    toldCase([toldOption('LOUNGE', { state: { status: 'Confirmed', lounges, booking, resolution } })]),
  );
  await press('Confirm the lounge');

  expect(screen.getByRole('region', { name: 'A lounge' })).toHaveTextContent(say('resolutions.status.confirmed'));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a lounge with a failed confirmation', () => {
  const ofInsurer = { lounges, booking, resolution: { resolutionId: 'resolution', flightId: null } };
  const card = () => screen.getByRole('region', { name: 'A lounge', hidden: true });

  it("shows the insurer's current status at once, without a booking", async () => {
    const { gateway } = await open({ status: 'Booked', ...ofInsurer });
    gateway.refuse('ConfirmResolution', { status: 409, code: 'VENDOR_ERROR' });
    gateway.answer(
      'ResolutionOptions',
      toldCase([toldOption('LOUNGE', { state: { status: 'Failed', ...ofInsurer } })]),
    );
    expect(card()).toHaveTextContent(say('resolutions.status.unconfirmed'));
    await press('Confirm the lounge');

    expect(card()).toHaveTextContent(say('errors.lounge_confirmation_failed'));
    expect(card()).toHaveTextContent(say('resolutions.status.failed'));
    expect(card()).not.toHaveTextContent(say('resolutions.status.unconfirmed'));
  });

  it('can be declined after a confirmation', async () => {
    const { gateway } = await open({ status: 'Failed', ...ofInsurer });
    await press('No, thank you');
    expect(gateway.asked).not.toContain('SubmitResolution');
    expect(card()).toHaveTextContent(say('errors.lounge_confirmation_failed'));
    await press(say('resolutions.lounge.no.keep'));
    expect(screen.queryByRole('dialog')).toBeNull();
    // In jsdom, elements behind a dialog may stay hidden from assistive technology after it has closed.
    await userEvent.click(screen.getByRole('button', { name: 'No, thank you', hidden: true }));
    await settle();
    gateway.answer('SubmitResolution', { submitResolution: { resolutionId: 'resolution', status: 'Rejected' } });
    const declined = toldOption('LOUNGE', { state: { status: 'Rejected', ...ofInsurer } });
    gateway.answer('ResolutionOptions', toldCase([declined]));
    await press(say('resolutions.lounge.no.yes'));
    expect(gateway.variables('SubmitResolution')).toMatchObject({
      resolution: { resolutionType: 'LOUNGE', resolutionId: 'resolution', rejected: true },
    });
    expect(card()).toHaveTextContent(say('resolutions.status.rejected'));
  });

  it('shows the failure from the answer and reads the disruption once the insurer knows more', async () => {
    const { gateway } = await open({ status: 'Booked', ...ofInsurer });
    gateway.answer('ConfirmResolution', { confirmResolution: { resolutionId: 'resolution', status: 'Failed' } });
    await press('Confirm the lounge');

    expect(card()).toHaveTextContent(say('errors.lounge_confirmation_failed'));
    expect(card()).toHaveTextContent(say('resolutions.status.failed'));
    expect(gateway.asked.filter((call) => call === 'ResolutionOptions')).toHaveLength(1);
  });
});
