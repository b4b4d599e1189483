import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { sum, toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';

import { changed, openCase, told } from '#tests/kit/screens/resolutions/openCase.tsx';

preload();

const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const take = async (remedy: 'lounge' | 'rebooking' | 'hotel' | 'points') => {
  const parts = within(document.querySelector<HTMLElement>('[data-machine=combinedOption]') ?? document.body);
  await userEvent.click(parts.getByRole('button', { name: say(`resolutions.remedy.${remedy}`) }));
  await settle();
};
const states = () =>
  [...document.querySelectorAll<HTMLElement>('[data-option] [data-machine]')].map(
    ({ dataset: { machine, state } }) => `${machine} ${state}`,
  );
const back = () => screen.getByRole('button', { name: say('resolutions.combined.back') });
const agent = { roles: { AGENT: { write: true } } } as const;

/** Answers with both the answer and the check lost. */
async function answerIntoTheVoid({ gateway }: Awaited<ReturnType<typeof openCase>>, name: string) {
  gateway.lose('SubmitResolution');
  gateway.lose('ResolutionOptions');
  await press(name);
}

describe('a part of a combination with an unknown outcome', () => {
  it.each([
    ['rebooking', 'REBOOKING|CASH', say('resolutions.rebooking.yes'), 'requestRebooking outcomeUnknown'],
    ['hotel', 'HOTEL|CASH', say('resolutions.hotel.yes'), 'requestHotel outcomeUnknown'],
    ['points', 'POINTS|CASH', say('resolutions.claim.points.submit'), 'claimOption outcomeUnknown'],
  ] as const)('stays on screen and says why: %s', async (remedy, type, name, state) => {
    const portal = await openCase(told(type, 'Initial'));
    await take(remedy);
    expect(back()).toBeEnabled();
    await answerIntoTheVoid(portal, name);
    await userEvent.click(back());
    await settle();

    expect(states()).toContain(state);
    expect(back()).toHaveAccessibleDescription(say('resolutions.combined.held'));
  });

  it('stays after its own answer while the disruption does not name it', async () => {
    const { gateway } = await openCase(told('REBOOKING|CASH', 'Initial'));
    await take('rebooking');
    gateway.answer('SubmitResolution', changed('Requested'));
    gateway.lose('ResolutionOptions');
    await press(say('resolutions.rebooking.yes'));
    await userEvent.click(back());
    await settle();

    expect(states()).toContain('requestRebooking readOnly');
  });

  it('can be left while nothing was requested', async () => {
    await openCase(told('REBOOKING|CASH', 'Initial'));
    await take('rebooking');
    await userEvent.click(back());

    expect(states()).toEqual(['combinedOption choosing']);
  });
});

describe('a card with an unknown outcome', () => {
  it("is unchanged after an agent switched to the customer's view and back", async () => {
    const first = told('POINTS', 'Initial', { next: { resolution: 'CASH', optionId: null } });
    const portal = await openCase(first, { session: agent });
    await answerIntoTheVoid(portal, say('resolutions.claim.points.submit'));
    await press(say('resolutions.view.customer'));
    expect(screen.queryByRole('heading', { name: say('resolutions.remedy.points') })).toBeNull();
    expect(screen.getByRole('heading', { name: say('resolutions.no_resolution') })).toBeVisible();
    await press(say('resolutions.view.agent'));

    expect(states()).toEqual(['claimOption outcomeUnknown']);
  });

  it('stays for its customer even if another option is next by now', async () => {
    // A pending call makes the page read the options again when the user returns.
    const options = [toldOption('POINTS'), toldOption('LOUNGE', { state: { status: 'CallMe' } })];
    const { gateway } = await openCase(toldCase(options));
    const release = gateway.hold('SubmitResolution');
    await press(say('resolutions.claim.points.submit'));
    gateway.answer('ResolutionOptions', toldCase(options, { next: { resolution: 'CASH', optionId: null } }));
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(states()).toEqual(['claimOption working.submitting']);

    gateway.answer('SubmitResolution', changed('Rejected'));
    release();
    await settle();
    expect(states()).toEqual([]);
  });
});

describe('when the connection is back, without sending anything, the portal checks', () => {
  const online = async () => {
    window.dispatchEvent(new Event('online'));
    await settle();
  };
  const sent = (asked: readonly string[]) => asked.filter((call) => call === 'SubmitResolution').length;

  it.each([
    ['of points', 'POINTS', say('resolutions.claim.points.submit'), 'claimOption notReceived'],
    ['of another flight', 'REBOOKING', say('resolutions.rebooking.yes'), 'requestRebooking asking'],
    ['of a hotel', 'HOTEL', say('resolutions.hotel.yes'), 'requestHotel asking'],
    ['of a call about a lounge', 'LOUNGE', say('resolutions.call_me'), 'loungeOption notReceived'],
  ] as const)('the outcome of an answer: %s', async (_, type, name, state) => {
    const insured = { payoutCurrency: 'USD', payouts: null, disruptionOptions: { callMeAllowed: true } };
    const before = told(type, 'Initial', { insured });
    const portal = await openCase(before);
    await answerIntoTheVoid(portal, name);
    portal.gateway.answer('ResolutionOptions', before);
    await online();

    expect(states()).toEqual([state]);
    expect(sent(portal.gateway.asked)).toBe(1);
  });

  it('a disruption that could not be loaded', async () => {
    const { gateway } = await openCase(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(states()).toEqual([]);
    gateway.answer('ResolutionOptions', told('POINTS', 'Initial'));
    await online();
    expect(states()).toEqual(['claimOption offered']);
  });

  it('not the account of a claim, because reading it would continue the claim', async () => {
    const { gateway } = await openCase(told('CASH', 'Initial'));
    gateway.lose('PayoutMethods');
    await press(say('resolutions.claim.cash.submit', sum));
    const asked = [...gateway.asked];
    await online();

    expect(screen.getByText(say('payouts.select.failed'))).toBeVisible();
    expect(gateway.asked.filter((call) => call !== 'ResolutionOptions')).toEqual(
      asked.filter((call) => call !== 'ResolutionOptions'),
    );
  });
});
