import { oldAccount } from '#machines/resolutions/methods/addAddress.model.ts';
import { mended } from '#paths/specs/shared/mending.ts';
import { askedField } from '#paths/specs/shared/payouts.ts';
import { toldCase, toldOption } from '#paths/specs/shared/remedies.ts';
import type { PayoutMethodsQuery } from '#src/api/generated/documents.ts';
import { addressOfCase } from '#src/lib/links/addressesOf.ts';
import { type Opening, skyPage } from '../browser/stage.tsx';
import { payoutConfig, payoutMethods } from '../customer/account.ts';
import { anna, skyTheme } from '../customer/sky.ts';
import type { OnScreen } from '../flows/flow.ts';

const [first] = payoutMethods.payoutMethods;
const account = first as PayoutMethodsQuery['payoutMethods'][number];
const addressed = { ...account, extras: { addressLine1: '12 Harbour Road' } };
const old = { ...account, ...oldAccount, payoutMethodId: 'old', preferred: 0 };

/** Money for a late flight, for somebody who has two accounts; of one of them nobody knows the address. */
export const claimPage: Opening = {
  path: addressOfCase({ category: 'FLIGHT', tripId: 't-delay', flightId: 'flight-SK102' }),
  session: { ...anna, signedInAt: skyPage.now },
  answers: {
    ResolutionOptions: toldCase([toldOption('CASH', { prize: 40 })]),
    PayoutMethods: {
      payoutMethods: [addressed, old],
    },
  },
};

const corporate = { vendor: 'CORPORATE-BANKPRO', service: 'CORPORATE', provider: 'BANKPRO', type: 'BANK' };
/** The insurer has the method as it was completed, or has it no longer, when the claim looks again. */
export const mendedThen: NonNullable<OnScreen['answers']> = {
  edit: {
    edited: ({ wire }) => {
      wire.prepare('PayoutMethods', { payoutMethods: [addressed] });
      wire.prepare('PayoutConfig', payoutConfig);
      wire.answer('UpdatePayoutMethod', mended.data);
    },
    PAYMENT_METHOD_NOT_FOUND: ({ wire }) => {
      wire.prepare('PayoutMethods', { payoutMethods: [addressed] });
      wire.prepare('PayoutConfig', payoutConfig);
      wire.refuse('UpdatePayoutMethod', { status: 404, code: 'PAYMENT_METHOD_NOT_FOUND' });
    },
  },
};

const choice = (key: string, name: string) => ({ __typename: 'AllowedValue' as const, key, name });

/** The same for somebody whose only account is to be paid through another provider from now on. */
export const throughCorporate: Opening = {
  ...claimPage,
  answers: {
    ...claimPage.answers,
    PayoutMethods: { payoutMethods: [addressed] },
    PayoutConfig: {
      payoutConfig: {
        ...payoutConfig.payoutConfig,
        payouts: {
          ...payoutConfig.payoutConfig.payouts,
          providers: [{ __typename: 'PayoutProvider', ...corporate, name: 'Corporate bank transfer' }],
        },
      },
    },
    RequiredFields: {
      requiredFields: {
        __typename: 'RequiredFields',
        ...corporate,
        fields: [
          askedField('legalType', 'Who holds the account', {
            type: 'radio',
            valuesAllowed: [choice('PRIVATE', 'Myself'), choice('BUSINESS', 'A business')],
          }),
          askedField('accountType', 'Kind of account', {
            type: 'select',
            valuesAllowed: [choice('CHECKING', 'Checking')],
          }),
          askedField('accountNumber', 'Account number'),
          askedField('routing', 'Bank code', {
            lookupField: {
              __typename: 'LookupField',
              searchToFieldsMapping: { primaryKey: 'routing', institutionName: 'bankName' },
            },
          }),
          askedField('bankName', 'Name of the bank'),
          askedField('email', 'E-mail address', { type: 'email' }),
        ],
      },
    },
  },
};

const wallet = { vendor: 'WALLET-PAYGO', service: 'WALLET', provider: 'PAYGO', type: 'WALLET' } as const;
const bank = { vendor: 'MANUAL-BANK', service: 'MANUAL', provider: 'BANK', type: 'BANK' } as const;

/** Through whom it is paid. */
export const paidThrough = (...vendors: readonly string[]) => ({
  payoutConfig: {
    ...payoutConfig.payoutConfig,
    payouts: {
      ...payoutConfig.payoutConfig.payouts,
      providers: vendors.map((vendor) => ({
        __typename: 'PayoutProvider',
        vendor,
        type: vendor === wallet.vendor ? 'WALLET' : 'BANK',
        name: vendor === wallet.vendor ? 'PayGo wallet' : 'Bank transfer',
      })),
    },
  },
});

/** What a wallet is known by. */
export const walletFields = {
  requiredFields: {
    __typename: 'RequiredFields',
    ...wallet,
    fields: [askedField('email', 'E-mail address', { type: 'email' })],
  },
};

/** The same for somebody who has nowhere to be paid to. */
const paidNowhere = (...vendors: readonly { vendor: string }[]): Opening => ({
  ...claimPage,
  answers: {
    ...claimPage.answers,
    PayoutMethods: { payoutMethods: [] },
    PayoutConfig: paidThrough(...vendors.map(({ vendor }) => vendor)),
    RequiredFields: walletFields,
  },
});

export const walletOnly = paidNowhere(wallet);
export const walletOrBank = paidNowhere(wallet, bank);
/** Whose supplier asks in pages of its own. */
export const inFrame: Opening = {
  ...paidNowhere(wallet),
  page: { theme: { ...skyTheme, config: { ...skyTheme.config, payoutSupplier: 'PAYMENTRAILS' } } },
};
