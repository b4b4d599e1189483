import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { booking } from '#paths/specs/kit/lounges.ts';
import { toldOption } from '#paths/specs/kit/remedies.ts';

import { openCase } from '#tests/kit/screens/resolutions/atCase.tsx';

const open = (state: Record<string, unknown>, given: Parameters<typeof openCase>[2] = {}) =>
  openCase([toldOption('LOUNGE', { state })], {}, given);
const confirmation = {
  displayCode: 'ABCDEFGHJK',
  displayCodeUrl: 'https://lounges.example/passes/ABCDEFGHJK.svg',
  expirydate: '2026-11-21T12:00:00Z',
  prize: 45,
  currency: 'EUR',
  capped: 1,
  extras: { securityQuestion: 'Who is the pass for?', securityAnswer: 'Anna Berg' },
  flights: null,
  name: null,
  confirmationNumber: null,
  confirmationMessage: null,
};

describe('the lounge pass', () => {
  const taken = {
    status: 'Confirmed',
    booking,
    confirmation,
    resolution: { resolutionId: 'resolution', flightId: null },
  };

  it('shows its code as a picture and in letters, its expiry, its guest, and the questions at the door', async () => {
    await open(taken);

    expect(screen.getByRole('img', { name: 'Code to show at the door' })).toHaveAttribute(
      'src',
      'https://lounges.example/passes/ABCDEFGHJK.svg',
    );
    const words = document.querySelector('[data-machine=loungeOption]')?.textContent?.replaceAll(/[\s ]+/g, ' ');
    expect(words).toContain('ABCDEFGHJK');
    expect(words).toContain('Sat 21 Nov, 13:00 Oslo time');
    expect(words).toContain('Up to €45.00');
    expect(words).toContain('Who is the pass for?');
    expect(words).toContain('Your pass is ready');
    expect(screen.getByRole('button', { name: 'Print the pass' })).toBeVisible();
  });

  it.each([
    ['of the lounge that it is for', '2', true],
    ['of no other', '3', false],
  ])('shows the opening hours %s', async (_, terminal, isSaid) => {
    await open({
      ...taken,
      lounges: [
        { ...booking.location, loungeId: 'harbour', terminal, businessHours: 'Mon-Fri 05:00-22:00; Sat 06:00-20:00' },
      ],
    });

    const words = document.querySelector('[data-machine=loungeOption]')?.textContent ?? '';
    expect(words.includes('Mon-Fri 05:00\u2060–\u206022:00')).toBe(isSaid);
    expect(words.includes('Sat 06:00\u2060–\u206020:00')).toBe(isSaid);
  });

  it('says when it has expired', async () => {
    await open({ ...taken, confirmation: { ...confirmation, expirydate: '2026-11-20T06:00:00Z' } });

    const words = document.querySelector('[data-machine=loungeOption]');
    expect(words).toHaveTextContent('Your pass has expired');
    expect(words).not.toHaveTextContent('Your pass is ready');
  });

  it('names no lounge if the partner hides it', async () => {
    await open(taken, { flags: { loungeLocation: false } });

    const words = document.querySelector('[data-machine=loungeOption]');
    expect(words).not.toHaveTextContent('Harbour Lounge');
    expect(words).toHaveTextContent('A lounge in terminal 2');
  });

  it.each([
    ['2026-11-21T12:00:00', 'Sat 21 Nov, 13:00 Oslo time'],
    ['soon', null],
    [null, null],
  ])('is valid until %s in UTC, if it has an expiry', async (expirydate, said) => {
    vi.stubEnv('TZ', 'America/New_York');
    await open({ ...taken, confirmation: { ...confirmation, expirydate } });
    vi.unstubAllEnvs();

    const words = document.querySelector('[data-machine=loungeOption]')?.textContent?.replaceAll(/[\s ]+/g, ' ') ?? '';
    expect(words).toContain('ABCDEFGHJK');
    expect(words.includes('Pass expires')).toBe(said !== null);
    expect(words).toContain(said ?? 'ABCDEFGHJK');
  });

  it('disappears once it was used', async () => {
    await open({ ...taken, status: 'Redeemed' });
    expect(screen.queryByRole('img')).toBeNull();
  });
});
