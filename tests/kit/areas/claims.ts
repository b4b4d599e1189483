import { oldAccount } from '#machines/resolutions/methods/addAddress.model.ts';
import { mended } from '#paths/specs/kit/mending.ts';
import { askedField } from '#paths/specs/kit/payouts.ts';
import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import type { PayoutMethodsQuery } from '#src/api/generated/documents.ts';
import { getDisruptionPath } from '#src/lib/links/paths.ts';
import { type Opening, skyPage } from '../browser/stage.tsx';
import { payoutConfig, payoutMethods } from '../customer/account.ts';
import { anna, skyTheme } from '../customer/sky.ts';
import type { OnScreen } from '../flows/flow.ts';

const [first] = payoutMethods.payoutMethods;
const account = first as PayoutMethodsQuery['payoutMethods'][number];
const addressed = { ...account, extras: { addressLine1: '12 Harbour Road' } };
const old = { ...account, ...oldAccount, payoutMethodId: 'old', preferred: 0 };

/** Cash for a late flight, for a customer with two accounts, one of them without an address. */
export const claimPage: Opening = {
  path: getDisruptionPath({ category: 'FLIGHT', tripId: 't-delay', flightId: 'flight-SK102' }),
  session: { ...anna, signedInAt: skyPage.now },
  answers: {
    ResolutionOptions: toldCase([toldOption('CASH', { prize: 40 })]),
    PayoutMethods: {
      payoutMethods: [addressed, old],
    },
  },
};

const corporate = { vendor: 'CORPORATE-BANKPRO', service: 'CORPORATE', provider: 'BANKPRO', type: 'BANK' };
/** Answers the claim's next check with the completed method, or with none. */
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

/** The same page for a customer whose only account must move to another provider. */
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
          askedField('legalType', 'Account holder type', {
            type: 'radio',
            valuesAllowed: [choice('PRIVATE', 'Myself'), choice('BUSINESS', 'A business')],
          }),
          askedField('accountType', 'Account type', {
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
          askedField('email', 'Email address', { type: 'email' }),
        ],
      },
    },
  },
};

const wallet = { vendor: 'WALLET-PAYGO', service: 'WALLET', provider: 'PAYGO', type: 'WALLET' } as const;
const bank = { vendor: 'MANUAL-BANK', service: 'MANUAL', provider: 'BANK', type: 'BANK' } as const;

/** The payout config with these providers. */
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

export const walletFields = {
  requiredFields: {
    __typename: 'RequiredFields',
    ...wallet,
    fields: [askedField('email', 'Email address', { type: 'email' })],
  },
};

/** The same page for a customer without a payout method. */
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
/** The same page with a supplier that asks in its own pages. */
export const inFrame: Opening = {
  ...paidNowhere(wallet),
  page: { theme: { ...skyTheme, config: { ...skyTheme.config, payoutSupplier: 'PAYMENTRAILS' } } },
};
