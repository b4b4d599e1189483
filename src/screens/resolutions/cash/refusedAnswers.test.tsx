import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import type { Code } from '#schema/errors.ts';
import { type TextId, textOfCode } from '#src/lib/texts.ts';
import { Refusing } from '#tests/kit/answers.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';
import { choose, claim, opened } from '#tests/kit/screens/resolutions/claims.tsx';
import { openCase, told } from '#tests/kit/screens/resolutions/openCase.tsx';

preload();

/** In jsdom, elements behind a dialog may stay hidden from assistive technology after it has closed. */
const alert = () => screen.findByRole('alert', { hidden: true });
const insured = { payoutCurrency: 'USD', payouts: null, disruptionOptions: { callMeAllowed: true, noAllowed: true } };
const press = async (name: TextId) => {
  await userEvent.click(screen.getByRole('button', { name: say(name) }));
  await settle();
};

describe('a refused field without a form is explained in the card:', () => {
  it.each([
    ['LOUNGE', ['resolutions.call_me'], 'callMe', 'resolutions.refused.call'],
    ['LOUNGE', ['resolutions.lounge.no', 'resolutions.lounge.no.yes'], 'firstName', 'passengers.form.name'],
    ['POINTS', ['resolutions.claim.call'], 'callMe', 'resolutions.refused.call'],
    ['POINTS', ['resolutions.claim.no', 'resolutions.claim.no.yes'], 'rejected', 'resolutions.refused.no'],
    ['HOTEL', ['resolutions.request.call'], 'callMe', 'resolutions.refused.call'],
    ['REBOOKING', ['resolutions.rebooking.no', 'resolutions.request.sure.yes'], 'rejected', 'resolutions.refused.no'],
  ] as const)('%s %s', async (type, answers, field, words) => {
    const { gateway } = await openCase(toldCase([toldOption(type, { prize: 40 })], { insured }));
    gateway.refuse('SubmitResolution', { status: 422, code: 'FAILED_VALIDATION', fields: { [field]: 'invalid' } });
    for (const answer of answers) await press(answer);

    const told = await alert();
    expect(told).toHaveAttribute('data-told', `option option-${type}`);
    expect(told).toHaveTextContent(say('resolutions.refused.for'));
    expect(told).toHaveTextContent(say(words));
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('shows no code for an unknown field', async () => {
    const { gateway } = await openCase(toldCase([toldOption('POINTS', { prize: 40 })], { insured }));
    gateway.refuse('SubmitResolution', { status: 422, type: 'Payments', fields: { glAccount: 'invalid' } });
    await press('resolutions.claim.points.submit');

    expect(await alert()).toHaveTextContent(say('resolutions.refused'));
    expect(document.body).not.toHaveTextContent('glAccount');
  });
});

const lounge = {
  loungeId: 'one',
  terminal: '2',
  name: 'Harbour Lounge',
  securityLocation: 'After security',
  businessHours: '',
  directions: '',
};
const booking = { location: lounge, userName: 'Anna Berg', units: 1 };

describe("the reason for an empty choice uses the catalogue's text:", () => {
  it.each(['NO_ALERT_EXISTS', 'ALERT_NOT_FOUND', 'FLIGHT_NOT_FOUND', 'TRIP_NOT_FOUND', 'BAG_NOT_FOUND'] as const)(
    '%s',
    async (code) => {
      await openCase(() => {
        throw new Refusing({ status: 404, code });
      });

      const card = await screen.findByRole('region', { name: say('resolutions.no_resolution') });
      expect(card).toHaveTextContent(say(textOfCode(code)));
      expect(within(card).getByRole('button', { name: say('data.retry') })).toBeEnabled();
    },
  );
});

describe("a refused answer shows the catalogue's text in its card:", () => {
  const isTold = async (code: Code) => {
    const told = await alert();
    expect(told).toHaveAttribute('data-told', expect.stringMatching(/^option /));
    expect(told).toHaveTextContent(say(textOfCode(code)));
  };

  it.each([
    ['RESOLUTION_NOT_FOUND', 404],
    ['CLAIMS_EXCEEDED', 409],
    ['PAYOUT_SERVICE_ERROR', 500],
  ] as const)('%s of a cash claim', async (code, status) => {
    const { gateway } = await opened();
    gateway.refuse('SubmitResolution', { status, code });
    await claim();
    await choose('PayGo wallet');

    await isTold(code);
  });

  it.each([
    ['BOOKING_ID_NOT_FOUND', 404],
    ['LOUNGE_BOOKING_NOT_FOUND', 404],
    ['VENDOR_ERROR', 500],
  ] as const)('%s of a lounge confirmation', async (code, status) => {
    const { gateway } = await openCase(told('LOUNGE', 'Booked', { state: { booking } }));
    gateway.refuse('ConfirmResolution', { status, code });
    await press('resolutions.lounge.confirm');

    await isTold(code);
  });

  it.each([
    ['LOUNGE_ID_NOT_FOUND', 404],
    ['NO_AVAILABLE_LOUNGES', 409],
  ] as const)('%s of a lounge booking', async (code, status) => {
    const { gateway } = await openCase(told('LOUNGE', 'Initial', { state: { lounges: [lounge] } }));
    gateway.refuse('SubmitResolution', { status, code });
    await press('resolutions.lounge.yes');
    for (const group of screen.getAllByRole('radiogroup')) {
      const [first] = within(group).getAllByRole<HTMLInputElement>('radio');
      if (first?.checked === false) await userEvent.click(first);
    }
    await press('resolutions.lounge.continue');

    await isTold(code);
  });

  it.each([
    ['REBOOKING', 'resolutions.rebooking.yes', 'NO_ALTERNATE_FLIGHTS', 409],
    ['REBOOKING', 'resolutions.rebooking.yes', 'NO_RESOLUTION_HANDLER', 500],
    ['HOTEL', 'resolutions.hotel.yes', 'NO_AVAILABLE_HOTELS', 409],
  ] as const)('for %s, by %s, %s', async (type, yes, code, status) => {
    const { gateway } = await openCase(told(type, 'Initial'));
    gateway.refuse('SubmitResolution', { status, code });
    await press(yes);

    await isTold(code);
  });
});
