import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Dataset } from '#machines/claims/claims.ts';
import type { ReviewOfferSnapshot } from '#machines/claims/review/reviewOffer.machine.ts';
import type { ReviewOfferOutput } from '#machines/claims/review/reviewOffer.setup.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { toDataset } from '#src/api/claims/toClaim.ts';
import { flowAttributes, formatStates } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { useUnfinished } from '#src/session/notices/useUnfinished.ts';
import { DocumentTitle } from '#src/session/PageTitle.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { useLeavingQuestion } from '#src/ui/useLeavingQuestion.ts';
import { PageFrame } from '#src/wizard/frame/PageFrame.tsx';
import type { Claim } from '../claim.ts';
import { BackToClaims } from './BackToClaims.tsx';
import { connectReviewOffer } from './connectReviewOffer.ts';
import { Offer } from './Offer.tsx';
import { Outcome } from './Outcome.tsx';
import { useOfferPageStyles } from './offerPageStyles.ts';
import type { PageProps } from './reviewOffer.props.ts';
import { findOffer } from './shownOffer.ts';

const about: readonly Topic[] = ['claim'];

/** `offer` is the version that the user saw last. */
type ReviewOfferProps = { claim: Claim; onDone: (end: ReviewOfferOutput, offer: Dataset) => void };

export function ReviewOffer({ claim, onDone }: ReviewOfferProps) {
  const styles = useOfferPageStyles();
  const { formatMessage } = useIntl();
  const [input] = useState(() => inputOf(claim));
  const flow = useFlow(connectReviewOffer, {
    input,
    about,
    onDone: (end) => onDone(end, flow.getSnapshot().context.offer),
  });
  const state = useSelector(flow, (snapshot) => snapshot);
  const isWorking = state.hasTag('working');
  useLeavingQuestion(isWorking);
  useUnfinished(isUnanswered(state) ? 'notices.offer_left' : null);
  const item = claim.properties.name;
  const title = formatMessage(
    { id: state.context.isAdjusted ? 'claims.offer.adjusted.title' : 'claims.offer.title' },
    { item },
  );

  return (
    <div className={styles.page} {...flowAttributes(state)}>
      <DocumentTitle page={title} />
      <PageHeading
        back={<BackToClaims />}
        lead={formatMessage({ id: 'claims.offer.lead' }, { number: claim.claimNumber, description: claim.description })}
      >
        {title}
      </PageHeading>
      <PageFrame about={about}>
        <Page flow={flow} state={state} claim={claim} />
      </PageFrame>
    </div>
  );
}

function Page(props: PageProps) {
  return isOfferSeen(props.state) ? (
    <Offer {...props} />
  ) : (
    <Outcome flow={props.flow} claim={props.claim} at={formatStates(props.state.value)} />
  );
}

/** Includes `disputed`, because the offer stays visible under the dispute dialog. */
const isOfferSeen = (state: ReviewOfferSnapshot) =>
  (['reviewing', 'confirming', { working: 'checkingOffer' }, { working: 'sending' }, 'disputed'] as const).some(
    (each) => state.matches(each),
  );

const isUnanswered = (state: ReviewOfferSnapshot) =>
  state.context.isSent && (state.hasTag('working') || state.matches('outcomeUnknown'));

function inputOf(claim: Claim) {
  const offer = findOffer(claim);
  if (!offer) throw new Error('There is no offer to review.');
  const isAdjusted = claim.status === 'user-confirm-dispute';
  const { itemId, alertId } = claim;
  return { itemId, alertId, offer: toDataset(offer), isAdjusted, newKey: () => crypto.randomUUID() };
}
