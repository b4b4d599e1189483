import { assign, setup } from 'xstate';

import type { Remedy } from '#schema/lifecycles.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import { type Problems, refusalGuards, refusalPorts } from '../../kit/refusals.ts';
import { findOption } from '../case/blockedReason.ts';
import type { Case, CaseRead, DisruptionRef, Option, OptionAnswer, OptionChanged } from '../resolutions.ts';
import { type AgentAct, isDone, isUnchanged, overrideAnswers } from './overrideOption.logic.ts';

/** Keeps one Idempotency-Key until the outcome is known. */
type Override = { userId: string; resolutionType: string; optionId: string; answer: OptionAnswer; key: string };

export type OverrideOptionEvent =
  | { type: 'reason.given'; reason: string }
  | { type: 'retry.requested' }
  | { type: 'dialog.closed' };

type OverrideOptionInput = {
  option: Option;
  case: Case;
  remedy: Remedy;
  act: AgentAct;
  which: DisruptionRef;
  userId: string;
  newKey: () => string;
};

type OverrideOptionContext = OverrideOptionInput & {
  attempt: { reason: string; key: string } | null;
  /** Whether an answer was lost, so that the override may have been carried out. */
  isSent: boolean;
  /** Whether the option has changed since the agent decided. */
  isChangedElsewhere: boolean;
  /** Whether the page may show an old status, because the option changed or an answer was lost. */
  isOutdated: boolean;
  problems: Problems;
};

/** `outdated`: nothing was overridden as far as is known, but the page may show an old status. */
export type OverrideOptionOutput = 'overridden' | 'outdated' | 'dismissed';

/** Types, actors, actions and guards of the chart in `overrideOption.machine.ts`. */
export const overrideOptionSetup = setup({
  types: {} as {
    context: OverrideOptionContext;
    events: OverrideOptionEvent;
    input: OverrideOptionInput;
    output: OverrideOptionOutput;
  },
  actors: {
    readCase: promisePort<CaseRead, { which: DisruptionRef }>('readCase'),
    override: promisePort<OptionChanged, Override>('override'),
  },
  actions: {
    ...refusalPorts,
    announceOverridden: actionPort('announceOverridden'),
    storeRead: assign(({ context }, read: CaseRead) => ({
      option: findOption(read, context.option)?.option ?? context.option,
      case: read.kind === 'read' ? read.case : context.case,
    })),
    markChangedElsewhere: assign({ isChangedElsewhere: true, isOutdated: true }),
  },
  guards: {
    ...refusalGuards,
    isGiven: (_, reason: string) => reason.trim() !== '',
    isSent: ({ context }) => context.isSent,
    isRefusedAgain: ({ context }, read: CaseRead) => context.isSent && read.kind === 'refused',
    isChangedElsewhere: ({ context }, read: CaseRead) => {
      const now = findOption(read, context.option)?.option;
      if (read.kind !== 'read' || !now || isUnchanged(context.case, read.case)) return false;
      return !context.isSent || !isDone(context, now);
    },
  },
});

export function toOverride({ userId, remedy, option, act, attempt }: OverrideOptionContext): Override {
  const { reason, key } = attempt as NonNullable<typeof attempt>;
  const answer = { reason, ...overrideAnswers[act] };
  return { userId, resolutionType: remedy, optionId: option.optionId, answer, key };
}
