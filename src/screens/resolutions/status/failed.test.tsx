import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { booking } from '#paths/specs/kit/lounges.ts';
import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';

import { contact } from '#tests/kit/screens/resolutions/contact.ts';
import { openCase } from '#tests/kit/screens/resolutions/openCase.tsx';

preload();

const lounge = (status: string) =>
  toldCase([toldOption('LOUNGE', { state: { status, booking, resolution: { resolutionId: 'r', flightId: null } } })]);

it.each([
  ['a lounge', () => lounge('Failed'), 'errors.lounge_confirmation_failed'],
  [
    'a payout',
    () => toldCase([toldOption('CASH', { prize: 40, state: { status: 'Failed' } })]),
    'errors.payout_request_failed',
  ],
] as const)('promises no second check for %s that failed before: it can be tried again', async (_, told, failed) => {
  await openCase(told());

  expect(document.body).toHaveTextContent(`${say(failed)} ${say('resolutions.failed.again', contact())}`);
  expect(document.body).not.toHaveTextContent(say('resolutions.failed.cooling'));
});

it('checks a lounge that fails now again in a few seconds', async () => {
  const { gateway } = await openCase(lounge('Booked'));
  gateway.answer('ConfirmResolution', { confirmResolution: { resolutionId: 'r', status: 'Failed' } });
  await userEvent.click(screen.getByRole('button', { name: say('resolutions.lounge.confirm') }));
  await settle();

  expect(document.body).toHaveTextContent(
    `${say('errors.lounge_confirmation_failed')} ${say('resolutions.failed.cooling')}`,
  );
});

it('shows a claim that fails now at once, in its card and its chip', async () => {
  const claimed = (status: string) => ({ resolutionId: 'r', status });
  await openCase(
    toldCase([toldOption('POINTS', { prize: 400 })]),
    {},
    {
      SubmitResolution: { submitResolution: claimed('Requested') },
      ConfirmResolution: { confirmResolution: claimed('Failed') },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: say('resolutions.claim.points.submit') }));
  await settle();

  expect(document.body).toHaveTextContent(say('resolutions.claim.points_failed'));
  expect(document.body).toHaveTextContent(say('resolutions.status.failed'));
  expect(document.body).not.toHaveTextContent(say('resolutions.status.initial'));
});
