import { ClipboardTaskRegular, HourglassRegular, MailRegular, PersonRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

import {
  type ClaimStep,
  getClaimAction,
  getClaimState,
  getOwnerRequest,
  listClaimSteps,
} from '#rules/claims/claimState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { type Step, Timeline } from '#src/ui/flights/Timeline.tsx';

import type { Claim } from '../claim.ts';

type Next = { key: string; icon: ReactElement; title: TextId; who: TextId };

const done: Record<ClaimStep, TextId> = {
  predicted: 'claims.step.predicted',
  offered: 'claims.step.offered',
  disputed: 'claims.step.disputed',
  accepted: 'claims.step.accepted',
  rejected: 'claims.step.rejected',
  completed: 'claims.step.completed',
};

export function ClaimSteps({ claim }: { claim: Claim }) {
  const next = nextOf(claim);
  const steps: Step[] = listClaimSteps(claim).map((step) => ({
    key: step,
    state: 'done',
    icon: <ClipboardTaskRegular />,
    title: <FormattedMessage id={done[step]} />,
  }));

  return <Timeline steps={next ? [...steps, { ...told(next), state: 'now' }] : steps} />;
}

const told = ({ key, icon, title, who }: Next) => ({
  key,
  icon,
  title: <FormattedMessage id={title} />,
  children: <FormattedMessage id={who} />,
});

/** Returns null if nothing is pending, or if the next step is unknown. */
function nextOf(claim: Claim): Next | null {
  if (getOwnerRequest(claim) === 'payment details')
    return { key: 'details', icon: <PersonRegular />, title: 'claims.next.details', who: 'claims.next.you' };
  const action = getClaimAction(claim);
  switch (action?.kind) {
    case 'enter prediction':
      return { key: 'predict', icon: <PersonRegular />, title: 'claims.next.predict', who: 'claims.next.you' };
    case 'review offer':
    case 'review adjusted offer':
      return action.isReady ? decide(action.kind) : waiting(texts[action.kind].coming);
    case 'see what was accepted':
      return claim.completed ? null : waiting('claims.next.pay');
    default:
      return waitingFor(claim);
  }
}

function waitingFor(claim: Claim): Next | null {
  const state = getClaimState(claim);
  if (state === 'waiting') return waiting('claims.next.offer');
  return state === 'offerRejected' ? waiting('claims.next.finish') : null;
}

const texts = {
  'review offer': { here: 'claims.next.decide', coming: 'claims.next.offer' },
  'review adjusted offer': { here: 'claims.next.decide_adjusted', coming: 'claims.next.adjusted' },
} as const;

const decide = (kind: keyof typeof texts): Next => ({
  key: 'decide',
  icon: <MailRegular />,
  title: texts[kind].here,
  who: 'claims.next.you',
});

const waiting = (title: TextId): Next => ({
  key: 'wait',
  icon: <HourglassRegular />,
  title,
  who: 'claims.next.insurer',
});
