import type { Allowances, Remedy } from '#schema/lifecycles.ts';
import { actionPort, promisePort } from '../kit/port.ts';
import { refusalGuards, refusalPorts, withOutput } from '../kit/refusals.ts';
import { type Attempt, type CustomerAct, findOutcome, type Outcome } from './case/attempt.ts';
import { getBlockedReason, getChangedStatus, getOptionStatus } from './case/blockedReason.ts';
import type { CaseRead, DisruptionRef, Option, OptionChanged } from './resolutions.ts';

export type OptionGiven = { option: Option; allowances: Allowances; isUnpayable?: boolean };

export type AnswerInput = OptionGiven & {
  which: DisruptionRef;
  userId: string;
  mayWrite: boolean;
  newKey: () => string;
};

export type AnswerContext<Of extends Remedy = Remedy> = AnswerInput & {
  /** The chosen part of a combination. */
  remedy: Of;
  attempt: Attempt | null;
  /** Whether the option was answered elsewhere before the customer's answer. */
  isAnsweredElsewhere: boolean;
};

export type AnswerEvent =
  | { type: 'decline.requested' }
  | { type: 'decline.confirmed' }
  | { type: 'call.requested' }
  | { type: 'retry.requested' }
  | ({ type: 'option.read' } & OptionGiven);

/** Context of flows whose answer must be confirmed. */
export type ConfirmedContext = {
  /** The key of the confirmation until it is answered. While it is set, the confirmation may have been carried out. */
  confirmKey: string | null;
};

export type ConfirmedEvent = { type: 'resend.requested' } | { type: 'edit.requested' };

type Submission = {
  userId: string;
  resolutionType: string;
  optionId: string;
  resolutionId?: string | null;
} & Attempt;

export type Confirmation = { resolutionId: string; key: string };

type Known = { context: AnswerContext };

export const answerActors = {
  submit: promisePort<OptionChanged, Submission>('submit'),
  readCase: promisePort<CaseRead, DisruptionRef>('readCase'),
};
export const confirmActors = { confirm: promisePort<OptionChanged, Confirmation>('confirm') };

export const answerPorts = {
  ...refusalPorts,
  announceSubmitted: actionPort('announceSubmitted'),
  /** Other screens show this disruption, too. */
  caseOutdated: actionPort('caseOutdated'),
};

export const answerGuards = {
  ...refusalGuards,
  isFree: ({ context }: Known, act: CustomerAct) => getBlockedReason(context, context.remedy, act) === null,
  isStatusChanged: ({ context: { option: known, remedy } }: Known, { option }: OptionGiven) =>
    getOptionStatus(option, remedy) !== getOptionStatus(known, remedy) || option.resolutionId !== known.resolutionId,
  isStatus: (_: unknown, { changed, status }: { changed: OptionChanged; status: string }) =>
    getChangedStatus(changed) === status,
  isOutcome: ({ context }: Known, { read, outcome }: { read: CaseRead; outcome: Outcome }) =>
    findOutcome(context, read) === outcome,
};

const toGiven = ({ event: { option, allowances, isUnpayable } }: { event: OptionGiven }): OptionGiven => ({
  option,
  allowances,
  ...(isUnpayable !== undefined && { isUnpayable }),
});

/** References to actions and guards, with the answer or the read option as their params. */
export const storeRead = withOutput('storeRead');
export const storeChange = withOutput('storeChange');
export const storeOption = { type: 'storeOption' as const, params: toGiven };
export const isStatusChanged = { type: 'isStatusChanged' as const, params: toGiven };
export const isFree = (act: CustomerAct) => ({ type: 'isFree' as const, params: act });
export const hasStatus = (status: string) => ({
  type: 'isStatus' as const,
  params: ({ event }: { event: { output: OptionChanged } }) => ({ changed: event.output, status }),
});
export const hasOutcome = (outcome: Outcome) => ({
  type: 'isOutcome' as const,
  params: ({ event }: { event: { output: CaseRead } }) => ({ read: event.output, outcome }),
});

export const toSubmission = ({ context: { userId, remedy, option, attempt } }: Known): Submission => ({
  userId,
  resolutionType: remedy,
  optionId: option.optionId,
  resolutionId: ofHotel(option, attempt) ?? option.resolutionId,
  ...(attempt as Attempt),
});
export const toConfirmation = ({ context: { option, confirmKey } }: { context: AnswerContext & ConfirmedContext }) => ({
  resolutionId: option.resolutionId as string,
  key: confirmKey as string,
});
export const getDisruptionRef = ({ context: { which } }: Known): DisruptionRef => which;

/** A hotel may have a separate resolution id. */
function ofHotel({ hotels }: Option, attempt: Attempt | null): string | null {
  const answer = attempt?.answer;
  if (!answer || !('alternateId' in answer)) return null;
  return hotels.find(({ alternateId }) => alternateId === answer.alternateId)?.resolutionId ?? null;
}
