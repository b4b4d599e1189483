import { screen } from '@testing-library/react';

import { askedField, atPayouts, household, spare } from '#paths/specs/kit/payouts.ts';
import type { PayoutMethodsQuery, RequiredFieldsQuery } from '#src/api/generated/documents.ts';
import { type Opening, type Stage, skyPage } from '../browser/stage.tsx';
import { payoutMethods } from '../customer/account.ts';
import { anna, toUuid } from '../customer/sky.ts';
import { say } from '../flows/texts.ts';

const [method] = payoutMethods.payoutMethods;
const account = {
  ...(method as PayoutMethodsQuery['payoutMethods'][number]),
  ...household,
  payoutMethodId: 'household',
  vendor: 'MANUAL-BANK',
  service: 'MANUAL',
  provider: 'BANK',
  type: 'BANK',
  preferred: 0,
  accountNumber: '00003322',
  sortCode: '110000',
};

const bank: RequiredFieldsQuery = {
  requiredFields: {
    __typename: 'RequiredFields',
    vendor: 'MANUAL-BANK',
    service: 'MANUAL',
    provider: 'BANK',
    type: 'BANK',
    fields: [
      askedField('accountNumber', 'Account number'),
      askedField('sortCode', 'Routing number'),
      askedField('email', 'Email', { type: 'email' }),
    ],
  },
};

const wallet = { vendor: 'WALLET-PAYGO', service: 'WALLET', provider: 'PAYGO', type: 'WALLET' };

/** The data of a customer without a payout method, whose only provider is a wallet that asks for nothing but a name. */
export const oneWallet = {
  PayoutMethods: { payoutMethods: [] },
  PayoutConfig: {
    payoutConfig: {
      payouts: { country: { iso: 'US', currency: 'USD' }, providers: [{ ...wallet, name: 'PayGo wallet' }] },
    },
  },
  RequiredFields: { requiredFields: { ...wallet, fields: [] } },
  CreatePayoutMethod: { createPayoutMethod: { payoutMethodId: toUuid(77) } },
};

export const press = ({ user }: Stage, name: string): Promise<void> =>
  user.click(screen.getByRole('button', { name, hidden: true }));

/** Sets that wallet up while insuring a trip. */
export async function setUpWallet(stage: Stage): Promise<void> {
  await press(stage, say('insurance.payout.set_up'));
  const name = say('payouts.form.description');
  await stage.user.type(await screen.findByRole('textbox', { name, hidden: true }), 'My wallet');
  await press(stage, say('payouts.setUp.submit'));
  await screen.findByRole('dialog', { name: say('payouts.complete.title') });
}

/** The page of payout methods of a customer with several. */
export const payoutsPage: Opening = {
  path: atPayouts.path,
  session: { ...anna, signedInAt: skyPage.now },
  answers: {
    PayoutMethods: {
      payoutMethods: [...payoutMethods.payoutMethods, account, { ...account, ...spare, payoutMethodId: 'spare' }],
    },
    RequiredFields: bank,
  },
};
