import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { askedField } from '#paths/specs/shared/payouts.ts';

import { Refusing } from '#tests/kit/answers.ts';
import { payoutMethods } from '#tests/kit/customer/account.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';

import { openCase, told } from '../resolutions/openCase.tsx';

preload();

type Claim = { payoutMethodId: string; resolutionId: string };

/** An insurer that remembers: one option of cash, what was claimed of it, and what was paid. */
function insurer(insured: object) {
  const held = { status: 'Initial', claim: null as Claim | null, paid: [] as string[] };
  const losing = new Set<string>();
  const answered = (call: string, field: string) => {
    if (losing.delete(call)) throw new TypeError('Failed to fetch');
    return { [field]: { resolutionId: held.claim?.resolutionId, status: held.status } };
  };
  const tell = () => {
    if (losing.delete('case')) throw new TypeError('Failed to fetch');
    const resolution = held.claim && { resolutionId: held.claim.resolutionId, flightId: null };
    return told('CASH', held.status, { state: { resolution }, insured: { payoutCurrency: 'USD', ...insured } });
  };
  const submit = ({ payoutMethodId }: { payoutMethodId: string }) => {
    if (held.status !== 'Initial') throw new Refusing({ status: 409, code: 'INVALID_RESOLUTION_TYPE' });
    held.status = 'Requested';
    held.claim = { payoutMethodId, resolutionId: 'claim-1' };
    return answered('submit', 'submitResolution');
  };
  const confirm = () => {
    if (held.status === 'Requested' && held.claim) {
      held.status = 'Confirmed';
      held.paid.push(held.claim.payoutMethodId);
    }
    return answered('confirm', 'confirmResolution');
  };
  const answers = {
    SubmitResolution: ({ resolution }: { resolution: { payoutMethodId: string } }) => submit(resolution),
    ConfirmResolution: confirm,
  };
  return { held, submit, confirm, tell, answers, lose: (call: string) => losing.add(call) };
}

const [account, other] = payoutMethods.payoutMethods;
const methods = [account, { ...other, vendor: 'WALLET-PAYGO', service: 'WALLET', provider: 'PAYGO', type: 'WALLET' }];
const [bank, wallet] = methods.map((method) => method?.payoutMethodId);

async function opened(given: Parameters<typeof openCase>[1] = {}, insured: object = {}) {
  const { tell, answers, ...held } = insurer(insured);
  const { gateway } = await openCase(tell, given, { PayoutMethods: { payoutMethods: methods }, ...answers });
  return { gateway, ...held };
}

const press = async (name: string) => {
  // In jsdom what was behind a dialog may stay hidden from assistive technology after it has closed.
  await userEvent.click(await screen.findByRole('button', { name, hidden: true }));
  await settle();
};
const claim = () => press(say('resolutions.claim.cash.submit'));
/** Of the two that there are. */
const choose = async (description: string) => {
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: new RegExp(description) }));
  await settle();
};
const state = () => document.querySelector<HTMLElement>('[data-machine=claimOption]')?.dataset['state'];

describe('cash', () => {
  it('goes to the method that was chosen, once, and is confirmed with the insurer', async () => {
    const { held } = await opened();
    await claim();
    await choose('PayGo wallet');

    expect(held).toMatchObject({ status: 'Confirmed', paid: [wallet] });
    expect(state()).toBe('shown');
    expect(screen.getByText(say('resolutions.status.confirmed'))).toBeVisible();
  });

  it('whose claim was heard and not answered is finished by its customer, and paid once', async () => {
    const { held, lose } = await opened();
    await claim();
    lose('submit');
    await choose('PayGo wallet');
    expect(held).toMatchObject({ status: 'Requested', paid: [] });

    await press(say('resolutions.claim.unconfirmed.finish'));
    expect(held).toMatchObject({ status: 'Confirmed', paid: [wallet] });
    expect(state()).toBe('shown');
  });

  it('whose payment was not answered is known to be paid once the case says so', async () => {
    const { held, lose } = await opened();
    await claim();
    lose('confirm');
    lose('case');
    await choose('PayGo wallet');
    expect([state(), held.paid]).toEqual(['unknown', [wallet]]);

    await press(say('resolutions.unknown.again'));
    expect([state(), held.paid]).toEqual(['shown', [wallet]]);
  });

  it('that was claimed in a second tab meanwhile is not claimed again, and its card says so', async () => {
    const { held, submit, confirm } = await opened();
    await claim();
    submit({ payoutMethodId: bank ?? '' });
    confirm();
    await choose('PayGo wallet');

    expect(held).toMatchObject({ status: 'Confirmed', paid: [bank] });
    expect(screen.getByText(say('resolutions.moved'))).toBeVisible();
  });
});

describe('who may only look', () => {
  const resolutions = (...accessRights: string[]) => [{ feature: 'customer-travel-resolutions', accessRights }];

  it.each([
    ['has no right to change anything', { accessProfile: resolutions('READ') }],
    ['has the right, and may not write', { accessProfile: resolutions('UPDATE'), roles: { USER: { write: false } } }],
  ])('%s, and claims nothing', async (_, session) => {
    const { held, gateway } = await opened({ session });
    expect(screen.getByRole('button', { name: say('resolutions.claim.cash.submit') })).toHaveAccessibleDescription(
      say('resolutions.no_rights'),
    );
    await claim();

    expect(held).toMatchObject({ status: 'Initial', paid: [] });
    expect(gateway.asked).not.toContain('SubmitResolution');
  });

  it.each(['REBOOKING', 'HOTEL'])('asks for no %s either', async (remedy) => {
    const { gateway } = await openCase(told(remedy, 'Initial'), { session: { accessProfile: resolutions('READ') } });
    await press(say(remedy === 'HOTEL' ? 'resolutions.hotel.yes' : 'resolutions.rebooking.yes'));

    expect(gateway.asked).not.toContain('SubmitResolution');
  });

  it('may be who holds cover against business interruption, and may claim', async () => {
    const accessProfile = [{ feature: 'customer-insurance', accessRights: ['UPDATE'] }];
    const { held } = await opened({ session: { accessProfile } });
    await claim();
    await choose('PayGo wallet');

    expect(held.paid).toEqual([wallet]);
  });
});

describe('where the money goes', () => {
  it('is asked first: nothing else is answered meanwhile, and it says why', async () => {
    const { gateway } = await opened();
    gateway.lose('PayoutConfig');
    await claim();
    const button = screen.getByRole('button', { name: say('resolutions.claim.cash.submit') });

    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(say('resolutions.claim.selecting'));
    await press(say('payouts.select.cancel'));
    expect(button).toBeEnabled();
    expect(button).toHaveAccessibleDescription('');
  });

  it('is told beforehand where a method cannot be paid to as it is, and they have no right to change it', async () => {
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
    'is nowhere, where there is no method and nobody set up through whom money goes: %s',
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
    'is the method that there is, where nobody set up through whom money goes: %s',
    async (code) => {
      const { gateway, held } = await opened();
      gateway.answer('PayoutMethods', { payoutMethods: [methods[1]] });
      gateway.refuse('PayoutConfig', { status: 400, code });
      await claim();

      expect(held.paid).toEqual([wallet]);
    },
  );

  it('is not guessed where it is not known through whom money goes', async () => {
    const { gateway, held } = await opened();
    gateway.answer('PayoutMethods', { payoutMethods: [methods[1]] });
    gateway.refuse('PayoutConfig', { status: 500, code: 'PAYOUT_SERVICE_ERROR' });
    await claim();

    expect(screen.getByText(say('payouts.select.failed'))).toBeVisible();
    expect(held.status).toBe('Initial');
  });

  it('is the partner’s to know where it pays, and nobody is asked through whom', async () => {
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
  ])('is nowhere, and that is said with whom to turn to, where there is no method and %s', async (_, given) => {
    const { gateway, held } = await opened(given);
    gateway.answer('PayoutMethods', { payoutMethods: [] });
    await claim();

    expect(screen.getByText(new RegExp(say('payouts.select.nowhere')))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(say('payouts.select.cancel'));
    expect([state(), held.status]).toEqual(['offered', 'Initial']);
  });

  it('is told another provider in a form that knows who they are, and keeps what is typed while the case is read again', async () => {
    const { gateway } = await opened();
    const corporate = { vendor: 'CORPORATE-BANKPRO', service: 'CORPORATE', provider: 'BANKPRO', type: 'BANK' };
    const country = { iso: 'US', currency: 'USD' };
    gateway.answer('PayoutMethods', { payoutMethods: [{ ...account, extras: { addressLine1: '1 Quay' } }] });
    gateway.answer('PayoutConfig', {
      payoutConfig: { payouts: { country, providers: [{ ...corporate, name: 'Bank' }] } },
    });
    const fields = [
      askedField('accountHolder', 'Holder'),
      askedField('email', 'E-mail'),
      askedField('routing', 'Bank'),
    ];
    gateway.answer('RequiredFields', { requiredFields: { ...corporate, fields } });
    await claim();
    const dialog = within(await screen.findByRole('dialog'));
    const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });

    expect([field('Holder'), field('E-mail'), field('Bank')].map((each) => (each as HTMLInputElement).value)).toEqual([
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

describe('why a claim was refused', () => {
  it('is there as long as nothing else is done, though the case is read again', async () => {
    const { gateway, held } = await opened();
    gateway.refuse('SubmitResolution', { status: 409, code: 'CLAIMS_EXCEEDED' });
    await claim();
    await choose('PayGo wallet');

    expect(gateway.asked.filter((call) => call === 'ResolutionOptions')).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveTextContent(say('errors.claims_exceeded'));
    expect(held.status).toBe('Initial');
    await claim();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is there once, where the methods could not be loaded', async () => {
    const { gateway } = await opened();
    gateway.lose('PayoutMethods');
    await claim();

    expect(screen.getByText(say('payouts.select.failed'))).toBeVisible();
    expect(document.querySelectorAll('[data-told]')).toHaveLength(1);
  });
});
