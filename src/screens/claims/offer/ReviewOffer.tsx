import { useSelector } from '@xstate/react';
import { useState } from 'react';

import type { Matter } from '#machines/app/notifier.machine.ts';
import type { ReviewOfferActor, ReviewOfferSnapshot } from '#machines/claims/review/reviewOffer.machine.ts';
import { datasetNames } from '#schema/claims.ts';
import { datasetOf } from '#src/api/claims/told.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { FlowDialog } from '#src/wizard/dialogs/FlowDialog.tsx';

import type { ClaimDialogProps } from '../actions/dialogs.ts';
import type { Claim } from '../claim.ts';
import { Looking, Over } from '../outcomes/Outcomes.tsx';
import { Offer } from './Offer.tsx';
import { MissingAnswer, UnknownAnswer } from './Outcomes.tsx';
import { provideReviewOffer } from './provideReviewOffer.ts';

const about: readonly Matter[] = ['claim'];

/** What the insurer offers, over the page of claims: to be accepted, or disagreed with. */
export function ReviewOffer({ claim, onDone }: ClaimDialogProps) {
  const [input] = useState(() => inputOf(claim));
  const flow = useFlow(provideReviewOffer, {
    input,
    about,
    onDone: (end) => onDone(end === 'disagree' ? 'disagree' : 'done'),
  });
  const state = useSelector(flow, (snapshot) => snapshot);

  return (
    <FlowDialog
      title={state.context.isAdjusted ? 'claims.offer.adjusted' : 'claims.offer'}
      about={about}
      isWorking={state.hasTag('working')}
      onClose={() => flow.send({ type: 'dialog.closed' })}
      isPaged
      isWide
      attributes={flowAttributes(state)}
    >
      <Page flow={flow} state={state} claim={claim} />
    </FlowDialog>
  );
}

export type PageProps = { flow: ReviewOfferActor; state: ReviewOfferSnapshot; claim: Claim };

function Page(props: PageProps) {
  const { flow, state } = props;
  const close = () => flow.send({ type: 'dialog.closed' });
  if (state.matches('looking')) return <Looking />;
  if (state.matches('unknown')) return <UnknownAnswer flow={flow} />;
  if (state.matches('missing')) return <MissingAnswer flow={flow} />;
  if (state.matches('accepted'))
    return <Over title="claims.offer.thanks.title" body="claims.offer.thanks.accepted" onClose={close} />;
  if (state.matches('rejected'))
    return <Over title="claims.offer.rejected.title" body="claims.offer.rejected.body" onClose={close} />;
  if (state.matches('moved')) return <Over title="claims.moved.title" body="claims.offer.moved" onClose={close} />;
  if (state.matches('gone')) return <Over title="claims.gone.title" body="claims.gone.body" onClose={close} />;
  return <Offer {...props} />;
}

function inputOf({ itemId, alertId, status, datasets }: Claim) {
  const offer = datasets.find(({ name }) => name === datasetNames.offer);
  if (!offer) throw new Error('There is no offer to review.');
  const isAdjusted = status === 'user-confirm-dispute';
  return { itemId, alertId, offer: datasetOf(offer), isAdjusted, newKey: () => crypto.randomUUID() };
}
