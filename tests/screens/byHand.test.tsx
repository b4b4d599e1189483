import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { request } from '#machines/insurance/flights.model.ts';
import { byHand } from '#machines/insurance/lookup/flightLookup.model.ts';
import { anna } from '#tests/kit/customer/sky.ts';
import { goOn, left, leftUnfinished } from '#tests/kit/walks/insuring.ts';
import { preload } from '#tests/kit/walks/preload.ts';
import { openStage, settled, skyPage, until } from '#tests/kit/walks/stage.tsx';
import { say } from '#tests/kit/walks/texts.ts';

const charterer = {
  ...anna,
  signedInAt: skyPage.now,
  accessProfile: [...anna.accessProfile, { feature: 'customer-travel-chartered', accessRights: ['CREATE'] }],
};
const entering = {
  ...leftUnfinished({ ...left, page: 'looking up', lookup: { page: 'entering', request, byHand, found: [] } }),
  session: charterer,
};

preload();

const origin = () => screen.findByRole('combobox', { name: say('insurance.hand.origin') });
const list = () => within(screen.getByRole('listbox')).getAllByRole('option');

describe('a flight entered by hand', () => {
  it('is from an airport as the insurer calls it, its code said once', async () => {
    const airports = [
      { __typename: 'Airport', value: 'OSL', label: 'Oslo Gardermoen (OSL)' },
      { __typename: 'Airport', value: 'LHR', label: 'London Heathrow' },
    ];
    const stage = await openStage({ ...entering, answers: { ...entering.answers, Airports: { airports } } });
    await goOn(stage);

    await until(() => expect(screen.getByRole('combobox', { name: say('insurance.hand.origin') })).toHaveValue());
    expect(await origin()).toHaveValue('Oslo Gardermoen (OSL)');
    await stage.user.click(await origin());
    expect(list().map(({ textContent }) => textContent)).toEqual(['Oslo Gardermoen (OSL)', 'London HeathrowLHR']);
  });

  it('ends with the session, if that is what the list of airports says', async () => {
    const stage = await openStage({ ...entering, holds: ['Airports'] });
    await goOn(stage);
    await until(() => expect(stage.wire.isWaiting('Airports')).toBe(true));

    stage.wire.refuse('Airports', { status: 401, code: 'UNAUTHORIZED_ACCESS' });

    await until(() => expect(stage.portal.app.getSnapshot().matches({ running: { area: 'guest' } })).toBe(true));
    await settled();
    expect(window.location.pathname).toBe('/');
  });

  it('is left open where the list cannot be had', async () => {
    const stage = await openStage({ ...entering, holds: ['Airports'] });
    await goOn(stage);
    await until(() => expect(stage.wire.isWaiting('Airports')).toBe(true));

    stage.wire.refuse('Airports', { status: 500, code: 'VENDOR_ERROR' });

    expect(await screen.findByText(say('forms.choice.failed'))).toBeVisible();
    expect(stage.portal.app.getSnapshot().matches({ running: { area: 'user' } })).toBe(true);
  });
});
