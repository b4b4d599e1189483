import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { sum } from '#paths/specs/kit/remedies.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { bank, choose, claim, opened, press, state, wallet } from '#tests/kit/screens/resolutions/claims.tsx';
import { openCase, told } from '#tests/kit/screens/resolutions/openCase.tsx';

preload();

describe('a cash claim', () => {
  it('pays once to the chosen method and is confirmed with the insurer', async () => {
    const { held } = await opened();
    await claim();
    await choose('PayGo wallet');

    expect(held).toMatchObject({ status: 'Confirmed', paid: [wallet] });
    expect(state()).toBe('readOnly');
    expect(screen.getByText(say('resolutions.status.confirmed'))).toBeVisible();
  });

  it('is finished by its customer and paid once if it arrived despite a lost answer', async () => {
    const { held, lose } = await opened();
    await claim();
    lose('submit');
    await choose('PayGo wallet');
    expect(held).toMatchObject({ status: 'Requested', paid: [] });

    await press(say('resolutions.claim.unconfirmed.finish'));
    expect(held).toMatchObject({ status: 'Confirmed', paid: [wallet] });
    expect(state()).toBe('readOnly');
  });

  it('counts as paid after a lost answer once the disruption says so', async () => {
    const { held, lose } = await opened();
    await claim();
    lose('confirm');
    lose('case');
    await choose('PayGo wallet');
    expect([state(), held.paid]).toEqual(['outcomeUnknown', [wallet]]);

    await press(say('resolutions.unknown.again'));
    expect([state(), held.paid]).toEqual(['readOnly', [wallet]]);
  });

  it('is not made again if a second tab claimed meanwhile, and the card says so', async () => {
    const { held, submit, confirm } = await opened();
    await claim();
    submit({ payoutMethodId: bank ?? '' });
    confirm();
    await choose('PayGo wallet');

    expect(held).toMatchObject({ status: 'Confirmed', paid: [bank] });
    expect(screen.getByText(say('resolutions.moved'))).toBeVisible();
  });
});

describe('a read-only user', () => {
  const resolutions = (...accessRights: string[]) => [{ feature: 'customer-travel-resolutions', accessRights }];

  it.each([
    ['has no right to change anything', { accessProfile: resolutions('READ') }],
    ['has the right, and may not write', { accessProfile: resolutions('UPDATE'), roles: { USER: { write: false } } }],
  ])('%s, and claims nothing', async (_, session) => {
    const { held, gateway } = await opened({ session });
    expect(screen.getByRole('button', { name: say('resolutions.claim.cash.submit', sum) })).toHaveAccessibleDescription(
      say('resolutions.no_rights'),
    );
    await claim();

    expect(held).toMatchObject({ status: 'Initial', paid: [] });
    expect(gateway.asked).not.toContain('SubmitResolution');
  });

  it.each(['REBOOKING', 'HOTEL'])('is not asked for %s either', async (remedy) => {
    const { gateway } = await openCase(told(remedy, 'Initial'), { session: { accessProfile: resolutions('READ') } });
    await press(say(remedy === 'HOTEL' ? 'resolutions.hotel.yes' : 'resolutions.rebooking.yes'));

    expect(gateway.asked).not.toContain('SubmitResolution');
  });

  it('with write access and business interruption cover may claim', async () => {
    const accessProfile = [{ feature: 'customer-insurance', accessRights: ['UPDATE'] }];
    const { held } = await opened({ session: { accessProfile } });
    await claim();
    await choose('PayGo wallet');

    expect(held.paid).toEqual([wallet]);
  });
});

describe('the reason of a refused claim', () => {
  it('stays until the next action, also after the disruption was read again', async () => {
    const { gateway, held } = await opened();
    gateway.refuse('SubmitResolution', { status: 409, code: 'CLAIMS_EXCEEDED' });
    await claim();
    await choose('PayGo wallet');

    await waitFor(() => {
      expect(gateway.asked.filter((call) => call === 'ResolutionOptions')).toHaveLength(2);
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(say('errors.claims_exceeded'));
    expect(held.status).toBe('Initial');
    gateway.hold('SubmitResolution');
    await claim();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['claimed', 'SubmitResolution'],
    ['confirmed', 'ConfirmResolution'],
  ] as const)("uses the catalogue's text if the insurer refuses %s with its own words", async (_, call) => {
    const { gateway } = await opened();
    gateway.refuse(call, { status: 500, message: 'Ledger 7 is locked' });
    await claim();
    await choose('PayGo wallet');

    expect(await screen.findByRole('alert')).toHaveTextContent(say('errors.payout_request_failed'));
    expect(document.body).not.toHaveTextContent('Ledger 7');
  });

  it('does not mention a failed payment after declining', async () => {
    const { gateway } = await opened({}, { disruptionOptions: { noAllowed: true } });
    gateway.refuse('SubmitResolution', { status: 409, message: 'Ledger 7 is locked' });
    await press(say('resolutions.claim.no'));
    await press(say('resolutions.claim.no.yes'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Ledger 7 is locked');
  });

  it('appears once if the methods could not be loaded', async () => {
    const { gateway } = await opened();
    gateway.lose('PayoutMethods');
    await claim();

    expect(screen.getByText(say('payouts.select.failed'))).toBeVisible();
    expect(document.querySelectorAll('[data-told]')).toHaveLength(1);
  });
});

describe('the amount', () => {
  const answers = { noAllowed: true };
  const thanked = ({ app }: Awaited<ReturnType<typeof opened>>['portal'], amount: string) =>
    waitFor(() => {
      const [notice] = app.getSnapshot().children.notifier?.getSnapshot().context.notices ?? [];
      expect(notice?.text).toEqual({ id: 'notices.money_confirmed', values: { amount } });
    });

  it('appears on the button and in the confirmation of declining', async () => {
    await opened({}, { disruptionOptions: answers });
    await press(say('resolutions.claim.no'));

    expect(screen.getByRole('dialog', { name: 'Decline $40.00?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Claim $40.00', hidden: true })).toBeInTheDocument();
  });

  it('appears after the claim', async () => {
    const { portal } = await opened();
    await claim();
    await choose('PayGo wallet');

    await thanked(portal, '$40.00');
  });

  it('is the latest one of the disruption', async () => {
    const { portal, gateway, held, submit } = await opened();
    gateway.refuse('SubmitResolution', { status: 409, code: 'CLAIMS_EXCEEDED' });
    await claim();
    held.prize = 25;
    await choose('PayGo wallet');
    gateway.answer('SubmitResolution', ({ resolution }: { resolution: { payoutMethodId: string } }) =>
      submit(resolution),
    );
    await press(say('resolutions.claim.cash.submit', { amount: '$25.00' }));

    await thanked(portal, '$25.00');
  });
});

describe('a paid claim', () => {
  it('reads the policies again, because it changes their used cap', async () => {
    const { gateway } = await opened();
    gateway.asked.length = 0;
    await claim();
    await choose('PayGo wallet');

    await waitFor(() => expect(gateway.asked).toContain('Policies'));
  });
});

describe('declining money', () => {
  it('warns that it is final and names a contact', async () => {
    await opened({}, { disruptionOptions: { noAllowed: true } });
    await press(say('resolutions.claim.no'));

    expect(screen.getByRole('dialog')).toHaveTextContent(/You can’t undo this yourself\. If you change your mind, .+/);
  });

  it('sends nothing when the customer keeps the money', async () => {
    const { gateway } = await opened({}, { disruptionOptions: { noAllowed: true } });
    await press(say('resolutions.claim.no'));
    await press(say('resolutions.claim.no.no'));

    expect(gateway.asked).not.toContain('SubmitResolution');
    expect(state()).toBe('offered');
  });
});
