import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { askedField } from '#paths/specs/kit/payouts.ts';
import { sum } from '#paths/specs/kit/remedies.ts';
import { Refusing } from '#tests/kit/answers.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';

import {
  account,
  choose,
  claim,
  methods,
  opened,
  press,
  state,
  wallet,
} from '#tests/kit/screens/resolutions/claims.tsx';

preload();

const notSetUp = () => {
  throw new Refusing({ status: 400, code: 'PAYOUT_SERVICE_NOT_CONFIGURED' });
};

describe('the choice of an account', () => {
  it('comes first: other answers are disabled meanwhile, with the reason', async () => {
    const { gateway } = await opened();
    gateway.lose('PayoutConfig');
    await claim();
    const button = screen.getByRole('button', { name: say('resolutions.claim.cash.submit', sum) });

    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(say('resolutions.claim.selecting'));
    await press(say('payouts.select.cancel'));
    expect(button).toBeEnabled();
    expect(button).toHaveAccessibleDescription('');
  });

  it('distinguishes two methods with the same name', async () => {
    const { gateway, held } = await opened();
    const emails = ['anna@sky.test', 'berg@home.test'];
    const wallets = emails.map((email, at) => ({ ...methods[1], payoutMethodId: `wallet-${at}`, email }));
    gateway.answer('PayoutMethods', { payoutMethods: wallets });
    await claim();
    await choose('PayGo wallet.*be\\*\\*@home.test');
    expect(held.paid).toEqual(['wallet-1']);
  });

  it('warns of an incomplete method that the customer may not change', async () => {
    const accessProfile = [
      { feature: 'customer-travel-resolutions', accessRights: ['UPDATE'] },
      { feature: 'customer-payouts', accessRights: ['READ', 'CREATE', 'DELETE'] },
    ];
    const { gateway, held } = await opened({ session: { accessProfile } });
    const bare = { ...account, extras: {} };
    gateway.answer('PayoutMethods', { payoutMethods: [bare, methods[1]] });
    await claim();
    await choose(account?.description ?? '');
    expect(
      screen.getByText(new RegExp(say('payouts.select.unmendable', { method: account?.description ?? '' }))),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();

    await press(say('payouts.select.another'));
    await choose('PayGo wallet');
    expect(held.paid).toEqual([wallet]);
    expect(gateway.asked).not.toContain('UpdatePayoutMethod');
  });

  it.each(['PAYOUT_SERVICE_NOT_CONFIGURED', 'CONFIG_MISSING'])(
    'ends with an explanation if there is no method and no configured provider: %s',
    async (code) => {
      const { gateway, held } = await opened();
      gateway.answer('PayoutMethods', { payoutMethods: [] });
      gateway.refuse('PayoutConfig', { status: 400, code });
      await claim();

      expect(screen.getByText(new RegExp(say('payouts.select.nowhere')))).toBeVisible();
      expect(screen.queryByText(say('payouts.select.failed'))).toBeNull();
      expect(screen.queryByText(say('resolutions.claim.selecting'))).toBeNull();
      await press(say('payouts.select.cancel'));
      expect([state(), held.status]).toEqual(['offered', 'Initial']);
    },
  );

  it.each(['PAYOUT_SERVICE_NOT_CONFIGURED', 'CONFIG_MISSING'])(
    'selects the existing method without a configured provider: %s',
    async (code) => {
      const { gateway, held } = await opened();
      gateway.answer('PayoutMethods', { payoutMethods: [methods[1]] });
      gateway.refuse('PayoutConfig', { status: 400, code });
      await claim();
      // The customer had seen two methods before.
      await choose('PayGo wallet');

      expect(held.paid).toEqual([wallet]);
    },
  );

  it('selects nothing if the providers cannot be read', async () => {
    const { gateway, held } = await opened();
    gateway.answer('PayoutMethods', { payoutMethods: [methods[1]] });
    gateway.refuse('PayoutConfig', { status: 500, code: 'PAYOUT_SERVICE_ERROR' });
    await claim();

    expect(screen.getByText(say('payouts.select.failed'))).toBeVisible();
    expect(held.status).toBe('Initial');
  });

  it('is left to the partner if it pays, without reading the providers', async () => {
    const { gateway, held } = await opened({}, { payouts: 'partner' });
    gateway.answer('PayoutMethods', { payoutMethods: [] });
    gateway.lose('PayoutConfig');
    gateway.asked.length = 0;
    await claim();

    expect(gateway.asked).not.toContain('PayoutConfig');
    expect(held.status).toBe('Confirmed');
  });

  it.each([
    ['the partner pays nothing out', { flags: { payoutsDisabled: true } }],
    [
      'they have no right to add one',
      { session: { accessProfile: [{ feature: 'customer-travel-resolutions', accessRights: ['UPDATE'] }] } },
    ],
  ])('names a contact if there is no method and %s', async (_, given) => {
    const { gateway, held } = await opened(given);
    gateway.answer('PayoutMethods', { payoutMethods: [] });
    await claim();

    expect(screen.getByText(new RegExp(say('payouts.select.nowhere')))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(say('payouts.select.cancel'));
    expect([state(), held.status]).toEqual(['offered', 'Initial']);
  });

  it.each([
    ['the partner pays nothing out', { flags: { payoutsDisabled: true } }, {}],
    [
      'they have no right to add one',
      { session: { accessProfile: [{ feature: 'customer-travel-resolutions', accessRights: ['UPDATE'] }] } },
      {},
    ],
    ['nobody set up through whom', {}, { PayoutConfig: notSetUp }],
  ])('is impossible, as the offer says itself, if there is no method and %s', async (_, given, more) => {
    const { held } = await opened(given, {}, { PayoutMethods: { payoutMethods: [] }, ...more });
    const button = await screen.findByRole('button', { name: say('resolutions.claim.cash.submit', sum) });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toHaveAccessibleDescription(new RegExp(say('payouts.select.nowhere')));
    expect(screen.queryByText(say('resolutions.claim.cash.body'))).toBeNull();

    await claim();
    expect([state(), held.status]).toEqual(['offered', 'Initial']);
  });

  it('is not mentioned if the partner pays', async () => {
    await opened(
      { flags: { payoutsDisabled: true } },
      { payouts: 'partner' },
      { PayoutMethods: { payoutMethods: [] } },
    );
    expect(screen.getByRole('button', { name: say('resolutions.claim.cash.submit', sum) })).toBeEnabled();
    expect(screen.queryByText(new RegExp(say('payouts.select.nowhere')))).toBeNull();
  });

  it('keeps the form for another provider while the disruption is read again', async () => {
    const { gateway } = await opened();
    const corporate = { vendor: 'CORPORATE-BANKPRO', service: 'CORPORATE', provider: 'BANKPRO', type: 'BANK' };
    const country = { iso: 'US', currency: 'USD' };
    gateway.answer('PayoutMethods', { payoutMethods: [{ ...account, extras: { addressLine1: '1 Quay' } }] });
    gateway.answer('PayoutConfig', {
      payoutConfig: { payouts: { country, providers: [{ ...corporate, name: 'Bank' }] } },
    });
    const fields = [askedField('accountHolder', 'Holder'), askedField('email', 'Email'), askedField('routing', 'Bank')];
    gateway.answer('RequiredFields', { requiredFields: { ...corporate, fields } });
    await claim();
    await choose(account?.description ?? '');
    // In jsdom the page may stay hidden from assistive technology once the dialog before it has closed.
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`), hidden: true });

    expect([field('Holder'), field('Email'), field('Bank')].map((each) => (each as HTMLInputElement).value)).toEqual([
      'Anna Berg',
      'anna@sky.test',
      '',
    ]);
    await userEvent.clear(field('Holder'));
    await userEvent.type(field('Holder'), 'Berg and Co');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(field('Holder')).toHaveValue('Berg and Co');
  });
});

describe('an account that changed since it was shown', () => {
  it('is marked in the list and beside the offer, and nothing is claimed', async () => {
    const { gateway, held } = await opened({}, {}, { PayoutMethods: { payoutMethods: [account] } });
    await screen.findByText(account?.description ?? '');
    gateway.answer('PayoutMethods', { payoutMethods: [{ ...account, description: 'Shared account' }, methods[1]] });
    await claim();

    expect(screen.getByRole('dialog')).toHaveTextContent(
      'The payout method for this money has changed since we showed it to you. Nothing has been claimed yet.',
    );
    await press(say('payouts.select.cancel'));
    expect(document.body).toHaveTextContent('The destination of this money has changed. Nothing has been claimed');
    expect(held.status).toBe('Initial');
  });
});
