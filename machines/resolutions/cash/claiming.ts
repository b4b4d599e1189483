import { accountOf } from '#rules/payouts/methods.ts';

import type { PayoutMethod } from '../../payouts/payouts.ts';
import type { AnswerContext, AnswerEvent, AnswerInput, ConfirmedContext, ConfirmedEvent } from '../answerOption.ts';
import type { Option, OptionAnswer } from '../resolutions.ts';
import { type Claimed, isSent } from './claim.ts';
import type { SelectPayoutOutput } from './selectPayout.machine.ts';

export type ClaimOptionEvent =
  | AnswerEvent
  | ConfirmedEvent
  | { type: 'claim.made' }
  /** It shall go elsewhere. */
  | { type: 'account.reconsidered' }
  /** The one account that there is, as the page has it; null where there is none, several, or nobody knows. */
  | { type: 'account.read'; account: PayoutMethod | null }
  | { type: 'no.declined' }
  | { type: 'claim.confirmed' };

export type ClaimOptionInput = AnswerInput & {
  remedy: Claimed;
  isPaidByPartner: boolean;
  /** Whether a payout method can be set up on the way. */
  maySetUp: boolean;
  /** Whether one that there is can be completed on the way. */
  mayMend: boolean;
};

export type ClaimOptionContext = ClaimOptionInput &
  AnswerContext<Claimed> &
  ConfirmedContext & {
    /** As it is shown beside the button that claims. */
    account: PayoutMethod | null;
    /** Where they have chosen that it goes, or claimed it to. */
    chosen: PayoutMethod | null;
    /** What was shown when it was claimed was not so any more. Nothing was claimed. */
    isOtherAccount: boolean;
  };

export const answerTo = (selected: SelectPayoutOutput): OptionAnswer =>
  selected.kind === 'selected' && selected.method ? { payoutMethodId: selected.method.payoutMethodId } : {};

export const selectionFor = (context: ClaimOptionContext, isChange: boolean) => {
  const { isPaidByPartner, maySetUp, mayMend, newKey } = context;
  return { isPaidByPartner, maySetUp, mayMend, newKey, shown: accountIn(context), isChange };
};

/** Where its money goes, as far as anybody knows. */
export const accountIn = ({ account, chosen }: Pick<ClaimOptionContext, 'account' | 'chosen'>): PayoutMethod | null =>
  chosen ?? account;

/** What was claimed goes where it was claimed to, which the case says only once it was read again. */
export function claimedTo({
  option,
  attempt,
  chosen,
}: Pick<ClaimOptionContext, 'option' | 'attempt' | 'chosen'>): Option {
  if (!attempt || !('payoutMethodId' in attempt.answer) || !chosen || isSent(option)) return option;
  const { vendor, payoutMethodId, description } = chosen;
  return { ...option, payout: { vendor, payoutMethodId, description, account: accountOf(chosen), on: null } };
}

/** The claim of money that was sent already, to where it went; null where none was, or nobody says where to. */
export const sentTo = ({ option }: Pick<ClaimOptionContext, 'option'>): { payoutMethodId: string } | null =>
  isSent(option) && option.payout?.payoutMethodId ? { payoutMethodId: option.payout.payoutMethodId } : null;
