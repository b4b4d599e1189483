import { maskAccount } from '#rules/payouts/methods.ts';

import type { PayoutMethod } from '../../payouts/payouts.ts';
import type { AnswerContext, AnswerEvent, AnswerInput, ConfirmedContext, ConfirmedEvent } from '../answerOption.ts';
import { toCustomerAct } from '../case/attempt.ts';
import type { Option, OptionAnswer } from '../resolutions.ts';
import { type Claimed, isSent } from './claim.ts';
import type { PayoutAbilities, SelectPayoutInput, SelectPayoutOutput } from './selectPayout.logic.ts';

export type ClaimOptionEvent =
  | AnswerEvent
  | ConfirmedEvent
  | { type: 'option.claimed' }
  | { type: 'account.change.requested' }
  /** The only existing account; null if there is none, several, or if it is unknown. */
  | { type: 'account.read'; account: PayoutMethod | null }
  | { type: 'decline.cancelled' }
  | { type: 'claim.confirmed' };

export type ClaimOptionInput = AnswerInput & {
  remedy: Claimed;
  isPaidByPartner: boolean;
  /** Whether a payout method can be set up in this flow. */
  maySetUp: boolean;
  /** Whether an existing method can be completed in this flow. */
  mayComplete: boolean;
};

export type ClaimOptionContext = ClaimOptionInput &
  AnswerContext<Claimed> &
  ConfirmedContext & {
    /** The account shown beside the claim button. */
    account: PayoutMethod | null;
    /** The account that the customer chose or claimed to. */
    chosen: PayoutMethod | null;
    /** The account differed from the one shown when the customer claimed. Nothing was claimed. */
    isOtherAccount: boolean;
  };

export const toOptionAnswer = (selected: SelectPayoutOutput): OptionAnswer =>
  selected.kind === 'selected' && selected.method ? { payoutMethodId: selected.method.payoutMethodId } : {};

/** Selects the account of a claim: the one that the customer was shown, completed if necessary. */
export const toClaimSelection = (context: ClaimOptionContext): SelectPayoutInput => ({
  abilities: toPayoutAbilities(context, context.mayComplete ? 'now' : 'never'),
  shown: getPayoutAccount(context),
  newKey: context.newKey,
});

/** Selects another account for a later claim. The claim completes it. */
export const toChangeSelection = (context: ClaimOptionContext): SelectPayoutInput => ({
  abilities: toPayoutAbilities(context, 'later'),
  shown: null,
  newKey: context.newKey,
});

const toPayoutAbilities = (
  { maySetUp, isPaidByPartner }: ClaimOptionInput,
  completion: PayoutAbilities['completion'],
): PayoutAbilities => ({ canSetUp: maySetUp, completion, canDoWithout: isPaidByPartner });

/** Returns the account that the money goes to, if it is known. */
export const getPayoutAccount = ({
  account,
  chosen,
}: Pick<ClaimOptionContext, 'account' | 'chosen'>): PayoutMethod | null => chosen ?? account;

/** Returns the option with the claimed account, which the disruption contains only after the next read. */
export function addClaimedAccount({
  option,
  attempt,
  chosen,
}: Pick<ClaimOptionContext, 'option' | 'attempt' | 'chosen'>): Option {
  if (!attempt || !('payoutMethodId' in attempt.answer) || !chosen || isSent(option)) return option;
  const { vendor, payoutMethodId, description } = chosen;
  return { ...option, payout: { vendor, payoutMethodId, description, account: maskAccount(chosen), on: null } };
}

/** Returns whether the request in progress claims money or confirms its claim. Points and all other answers do not. */
export const isPayout = ({ remedy, attempt }: Pick<ClaimOptionContext, 'remedy' | 'attempt'>): boolean =>
  remedy === 'CASH' && (attempt === null || toCustomerAct(remedy, attempt.answer) === 'customer.claim');

/** Returns the account that money was sent to; null if none was sent or the account is unknown. */
export const getSentAccount = ({ option }: Pick<ClaimOptionContext, 'option'>): { payoutMethodId: string } | null =>
  isSent(option) && option.payout?.payoutMethodId ? { payoutMethodId: option.payout.payoutMethodId } : null;
