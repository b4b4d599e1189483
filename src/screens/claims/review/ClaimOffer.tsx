import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';

import type { DisputeDialog } from '../actions/dialogs.ts';
import type { Claim } from '../claim.ts';
import { NoOffer } from './NoOffer.tsx';
import { ReviewOffer } from './ReviewOffer.tsx';
import { isToBeReviewed, withOffer } from './shownOffer.ts';

type ClaimOfferProps = { Dispute: DisputeDialog };

export function ClaimOffer({ Dispute }: ClaimOfferProps) {
  const { alertId = '' } = useParams();

  return <OfferOf key={alertId} alertId={alertId} Dispute={Dispute} />;
}

function OfferOf({ alertId, Dispute }: ClaimOfferProps & { alertId: string }) {
  const navigate = useNavigate();
  const toClaims = () => void navigate(addresses.insurance);
  const reading = useDataset('ITEM_ALERTS');
  const claim = reading.data?.claims.find((each) => each.alertId === alertId);
  const [shown, show] = useState<Claim | null>(null);
  const [round, setRound] = useState(0);
  const [disputed, dispute] = useState<Claim | null>(null);
  // Keep the claim as it first arrived: another read can change it, and the flow reports such changes itself.
  if (!shown && claim && isToBeReviewed(claim)) show(claim);
  if (!shown) return <NoOffer reading={reading} claim={claim} />;

  return (
    <>
      <ReviewOffer
        key={round}
        claim={shown}
        onDone={(end, offer) => (end === 'disputed' ? dispute(withOffer(shown, offer)) : toClaims())}
      />
      {disputed ? (
        <Dispute
          claim={disputed}
          onDone={(end) => {
            if (end !== 'dismissed') return toClaims();
            dispute(null);
            show(null);
            setRound(round + 1);
          }}
        />
      ) : null}
    </>
  );
}
