import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { askedField } from '#paths/specs/kit/payouts.ts';
import { Refusing } from '#tests/kit/answers.ts';
import { payoutConfig, payoutMethods } from '#tests/kit/customer/account.ts';
import { claim } from '#tests/kit/customer/business.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal } from '#tests/kit/portal.tsx';
import { SendPayoutDetails } from './SendPayoutDetails.tsx';

const payout = {
  __typename: 'ClaimPayout',
  payoutId: 'payout',
  periodStart: '2026-09-01',
  periodEnd: '2026-09-30',
  predictedRevenue: 10_000,
  actualRevenue: 7950.5,
  profitMargin: 60,
  excess: 0,
  amountPayable: 1229.7,
  status: 'PAYMENT-DETAILS',
} as const;
const waiting = { ...claim(7, { status: 'offer-accepted', confirmed: true }), payouts: [payout] };

const [bank] = payoutMethods.payoutMethods;
const methods = [{ ...bank, description: 'Shop account', email: 'shop@harvest.test' }];

const provider = (vendor: string, name: string) => {
  const [service = '', of = ''] = vendor.split('-');
  return { __typename: 'PayoutProvider', vendor, service, provider: of, type: 'BANK', name };
};
const choice = (key: string, name: string) => ({ __typename: 'AllowedValue' as const, key, name });
const holder = askedField('legalType', 'Account holder type', {
  type: 'radio',
  valuesAllowed: [choice('PRIVATE', 'Myself'), choice('BUSINESS', 'A business')],
});

const business = provider('BUSINESS-BANK', 'Harvest Bank');
const second = provider('COUNTER-BANK', 'Counter Bank');
const manual = provider('MANUAL-BANK', 'By hand');
const fieldsOf: Record<string, object[]> = {
  'BUSINESS-BANK': [
    holder,
    askedField('accountNumber', 'Account number'),
    askedField('branch', 'Branch', { defaultValue: 'Main Street' }),
  ],
  'COUNTER-BANK': [
    holder,
    askedField('accountNumber', 'Account number'),
    askedField('branch', 'Branch', { defaultValue: 'Harbour' }),
  ],
  'MANUAL-BANK': [askedField('accountNumber', 'Account number')],
};
const required = ({ vendor }: Record<string, unknown>) => {
  const of = [business, second, manual].find((each) => each.vendor === vendor);
  const { name: _, ...parts } = of ?? business;
  return { requiredFields: { ...parts, __typename: 'RequiredFields', fields: fieldsOf[vendor as string] } };
};
const offering = (...providers: object[]) => ({
  payoutConfig: { ...payoutConfig.payoutConfig, payouts: { ...payoutConfig.payoutConfig.payouts, providers } },
});

type Given = { rights?: string[]; answers?: Record<string, unknown> };

async function open({ rights = ['CREATE', 'READ', 'UPDATE', 'DELETE'], answers }: Given = {}) {
  const accessProfile = ['customer-insurance', 'customer-payouts'].map((feature) => ({
    feature,
    accessRights: feature === 'customer-payouts' ? rights : ['CREATE', 'READ', 'UPDATE', 'DELETE'],
  }));
  const opened = openPortal({
    now,
    flags: { parametric: true },
    session: { accessProfile },
    answers: {
      Claims: { claims: [waiting] },
      PayoutMethods: { payoutMethods: methods },
      PayoutConfig: offering(business),
      RequiredFields: required,
      ...answers,
    },
  });
  await opened.show(<SendPayoutDetails claim={waiting as never} payoutId="payout" onDone={() => undefined} />);
  return opened;
}

const radios = () => within(screen.getByRole('radiogroup', { name: 'Account' })).getAllByRole('radio');
const email = () => screen.getByRole('textbox', { name: 'Account email address' });
const pick = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));

describe('a payout without a possible account', () => {
  it.each([
    ['nobody can set an account up', { answers: { PayoutMethods: { payoutMethods: [] }, PayoutConfig: offering() } }],
    ['they may set none up', { rights: ['READ', 'UPDATE'], answers: { PayoutMethods: { payoutMethods: [] } } }],
  ])('says so and names a contact as %s', async (_why, given) => {
    await open(given);

    expect(await screen.findByText(/You have no account we can send this payout to/)).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send payment details' })).toBeNull();
  });
});

it('asks for the missing data of a new account: name, email address and phone number', async () => {
  await open({ answers: { PayoutMethods: { payoutMethods: [] } } });
  await screen.findByRole('radiogroup', { name: 'Account holder type' });

  for (const field of [email(), screen.getByRole('textbox', { name: 'Mobile number' })]) await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Send payment details' }));

  for (const name of [/^Name for this payout method/, 'Account email address', 'Mobile number'])
    expect(screen.getByRole('textbox', { name })).toBeInvalid();
});

describe('the choice of an account', () => {
  const second = {
    ...bank,
    payoutMethodId: 'another-one-there-is',
    description: 'Savings',
    email: 'save@harvest.test',
  };
  const both = (...preferred: (0 | 1)[]) => ({
    PayoutMethods: {
      payoutMethods: [...methods, second].map((method, at) => ({ ...method, preferred: preferred[at] })),
    },
  });

  it('is preset to the preferred one', async () => {
    await open({ answers: both(0, 1) });

    expect(await screen.findByRole('radio', { name: /Savings/ })).toBeChecked();
    expect(email()).toHaveValue('save@harvest.test');
  });

  it('has no preset without a preferred one, and is required', async () => {
    const { gateway } = await open({ answers: both(0, 0) });

    await screen.findByRole('radiogroup', { name: 'Account' });
    expect(radios().filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Send payment details' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose an account.');
    expect(gateway.asked).not.toContain('UpdateClaimPayout');
    await pick(/Savings/);
    expect(email()).toHaveValue('save@harvest.test');
  });
});

describe('a new account', () => {
  const failing =
    (code: 'PAYOUT_SERVICE_ERROR' | 'PAYOUT_SERVICE_NOT_CONFIGURED') => (variables: Record<string, unknown>) => {
      if (variables['vendor'] === 'BUSINESS-BANK') throw new Refusing({ status: 500, code });
      return required(variables);
    };

  it('is impossible with another provider if the fields of the business provider could not be read', async () => {
    const { gateway } = await open({
      answers: { PayoutConfig: offering(business, manual), RequiredFields: failing('PAYOUT_SERVICE_ERROR') },
    });

    expect(await screen.findByText('We couldn’t load your accounts.')).toBeVisible();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    gateway.answer('RequiredFields', required);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pick(/Another account of your business/);
    expect(await screen.findByRole('radio', { name: 'A business' })).toBeChecked();
  });

  it('is possible with any provider if the business provider is not configured', async () => {
    await open({
      answers: { PayoutConfig: offering(business, manual), RequiredFields: failing('PAYOUT_SERVICE_NOT_CONFIGURED') },
    });

    await screen.findByRole('radiogroup', { name: 'Account' });
    expect(radios()).toHaveLength(2);
  });

  it('names each of several providers and starts with its defaults', async () => {
    await open({ answers: { PayoutConfig: offering(business, second) } });

    await pick(/Another account of your business: Harvest Bank/);
    const branch = () => screen.getByRole('textbox', { name: 'Branch' });
    expect(branch()).toHaveValue('Main Street');
    await userEvent.type(screen.getByRole('textbox', { name: 'Account number' }), '00001111');
    await pick(/Another account of your business: Counter Bank/);
    expect(branch()).toHaveValue('Harbour');
    expect(screen.getByRole('textbox', { name: 'Account number' })).toHaveValue('00001111');
    expect(screen.getByRole('radio', { name: 'A business' })).toBeChecked();
  });
});

describe('the email address of an account', () => {
  it('belongs to the account and can be changed with the right', async () => {
    await open();

    await screen.findByRole('radiogroup', { name: 'Account' });
    expect(email()).toHaveValue('shop@harvest.test');
    expect(email()).not.toHaveAttribute('readonly');
  });

  it('can be changed without the right only for a new account', async () => {
    await open({ rights: ['CREATE', 'READ'] });

    await screen.findByRole('radiogroup', { name: 'Account' });
    expect(email()).toHaveAttribute('readonly');
    expect(email()).toHaveAccessibleDescription(/can’t be changed here/);
    await pick(/Another account of your business/);
    expect(email()).not.toHaveAttribute('readonly');
    await userEvent.clear(email());
    await userEvent.type(email(), 'till@harvest.test');
    await pick(/Shop account/);
    expect(email()).toHaveValue('shop@harvest.test');
  });
});

describe('a deleted account', () => {
  it('is deselected and not sent again', async () => {
    const { gateway } = await open();

    await screen.findByRole('radiogroup', { name: 'Account' });
    gateway.refuse('UpdateClaimPayout', { status: 404, code: 'PAYMENT_METHOD_NOT_FOUND' });
    const left = { ...methods[0], payoutMethodId: 'another-one-there-is', description: 'Savings' };
    const phone = screen.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '+15550100009');
    const release = gateway.hold('UpdateClaimPayout');
    await userEvent.click(screen.getByRole('button', { name: 'Send payment details' }));
    gateway.answer('PayoutMethods', { payoutMethods: [left] });
    release();

    expect(await screen.findByRole('radio', { name: /Savings/ })).not.toBeChecked();
    expect(radios().filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Send payment details' }));
    expect(gateway.asked.filter((name) => name === 'UpdateClaimPayout')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Choose an account.');
  });
});

describe('unreceived details', () => {
  it('are checked after a failure at the insurer, and may still be accepted while others are sent', async () => {
    const { gateway } = await open();
    await screen.findByRole('radiogroup', { name: 'Account' });
    const phone = () => screen.getByRole('textbox', { name: 'Mobile number' });
    const type = async (number: string) => {
      await userEvent.clear(phone());
      await userEvent.type(phone(), number);
    };
    gateway.answer('Claim', { claims: [waiting] });
    gateway.refuse('UpdateClaimPayout', { status: 500, code: 'VENDOR_ERROR' });
    await type('+15550100009');
    await userEvent.click(screen.getByRole('button', { name: 'Send payment details' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change it first' }));

    gateway.refuse('UpdateClaimPayout', { status: 404, code: 'PAYOUT_NOT_FOUND' });
    await type('+15550100008');
    await userEvent.click(screen.getByRole('button', { name: 'Send payment details' }));
    expect(await screen.findByText(/We can’t see here which account the payout goes to/)).toBeVisible();
  });

  it('show a repeated refusal once, beside the button', async () => {
    const { gateway } = await open();
    await screen.findByRole('radiogroup', { name: 'Account' });
    const phone = screen.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '+15550100009');
    gateway.answer('Claim', { claims: [waiting] });
    gateway.lose('UpdateClaimPayout');
    await userEvent.click(screen.getByRole('button', { name: 'Send payment details' }));
    const again = await screen.findByRole('button', { name: say('claims.missing.again') });

    gateway.refuse('PayoutMethods', { status: 500, code: 'VENDOR_ERROR' });
    await userEvent.click(again);

    const told = await screen.findByRole('alert');
    expect(told).toHaveAttribute('data-told');
    expect(document.querySelectorAll('[data-told]')).toHaveLength(1);
  });
});
