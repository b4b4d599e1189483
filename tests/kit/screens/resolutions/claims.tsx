import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { sum } from '#paths/specs/kit/remedies.ts';
import { Refusing } from '../../answers.ts';
import { payoutMethods } from '../../customer/account.ts';
import { say } from '../../flows/texts.ts';
import { settle } from '../../portal.tsx';

import { openCase, told } from './openCase.tsx';

type Claim = { payoutMethodId: string; resolutionId: string };

/** A payment from before the option was reset. */
type Before = { paidBefore?: { payoutMethodId: string } };

/** A fake insurer with memory: one cash option, its claim, and its payments. */
function insurer(insured: object, { paidBefore }: Before) {
  const held = {
    status: 'Initial',
    prize: 40,
    claim: null as Claim | null,
    paid: paidBefore ? [paidBefore.payoutMethodId] : [],
  };
  const losing = new Set<string>();
  const answered = (call: string, field: string) => {
    if (losing.delete(call)) throw new TypeError('Failed to fetch');
    return { [field]: { resolutionId: held.claim?.resolutionId, status: held.status } };
  };
  const tell = () => {
    if (losing.delete('case')) throw new TypeError('Failed to fetch');
    const resolution = held.claim && { resolutionId: held.claim.resolutionId, flightId: null };
    const of = told('CASH', held.status, {
      state: { resolution, payout: paidBefore ?? null },
      insured: { payoutCurrency: 'USD', ...insured },
    });
    for (const option of of.resolutionOptions.resolutions) Object.assign(option, { prize: held.prize });
    return of;
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
      if (held.paid.length === 0) held.paid.push(held.claim.payoutMethodId);
    }
    return answered('confirm', 'confirmResolution');
  };
  const answers = {
    SubmitResolution: ({ resolution }: { resolution: { payoutMethodId: string } }) => submit(resolution),
    ConfirmResolution: confirm,
  };
  return { held, submit, confirm, tell, answers, lose: (call: string) => losing.add(call) };
}

const [first, other] = payoutMethods.payoutMethods;
export const account = first;
export const methods = [
  account,
  { ...other, vendor: 'WALLET-PAYGO', service: 'WALLET', provider: 'PAYGO', type: 'WALLET' },
];
export const [bank, wallet] = methods.map((method) => method?.payoutMethodId);

export async function opened(
  given: Parameters<typeof openCase>[1] = {},
  insured: object = {},
  others: Record<string, unknown> = {},
  before: Before = {},
) {
  const { tell, answers, ...held } = insurer(insured, before);
  const { gateway, portal } = await openCase(tell, given, {
    PayoutMethods: { payoutMethods: methods },
    ...answers,
    ...others,
  });
  return { gateway, portal, ...held };
}

export const press = async (name: string) => {
  // In jsdom, elements behind a dialog may stay hidden from assistive technology after it has closed.
  await userEvent.click(await screen.findByRole('button', { name, hidden: true }));
  await settle();
};
export const claim = () => press(say('resolutions.claim.cash.submit', sum));
export const choose = async (description: string) => {
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: new RegExp(description) }));
  await settle();
};
export const state = () => document.querySelector<HTMLElement>('[data-machine=claimOption]')?.dataset['state'];
