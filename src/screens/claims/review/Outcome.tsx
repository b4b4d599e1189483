import { FormattedMessage, useIntl } from 'react-intl';

import type { Dataset } from '#machines/claims/claims.ts';
import type { ReviewOfferActor } from '#machines/claims/review/reviewOffer.machine.ts';
import { money } from '#src/lib/money.ts';
import { toHeadingWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';

import type { Claim } from '../claim.ts';
import { Looking, Missing, Over, Unknown } from '../outcomes/Outcomes.tsx';
import { getTotalOffer } from './rows.ts';
import { toOfferRows } from './shownOffer.ts';

type OutcomeProps = { flow: ReviewOfferActor; claim: Claim; at: string };

/** Shows the outcome of an answer, as far as it is known. Returning to the offer moves the focus to its heading. */
export function Outcome(props: OutcomeProps) {
  const { fill } = useFillStyles();

  return (
    <div className={fill} ref={toHeadingWhenGone}>
      <Told {...props} />
    </div>
  );
}

function Told({ flow, claim, at }: OutcomeProps) {
  const { offer, isChanged } = flow.getSnapshot().context;
  const close = () => flow.send({ type: 'dialog.closed' });

  switch (at) {
    case 'working.checkingOutcome':
      return <Looking />;
    case 'outcomeUnknown':
      return <Unknown body="claims.offer.unknown" onRetry={() => flow.send({ type: 'retry.requested' })} />;
    case 'notReceived':
      return (
        <Missing
          body="claims.offer.missing"
          onRepeat={() => flow.send({ type: 'resend.requested' })}
          onReconsider={() => flow.send({ type: 'edit.requested' })}
        />
      );
    case 'accepted':
      return (
        <Over
          key={at}
          title="claims.offer.thanks.title"
          body={<Accepted claim={claim} offer={offer} isChanged={isChanged} />}
          onClose={close}
        />
      );
    case 'rejected':
      return <Over key={at} title="claims.offer.rejected.title" body="claims.offer.rejected.body" onClose={close} />;
    case 'changedElsewhere':
      return <Over key={at} title="claims.moved.title" body="claims.offer.moved" onClose={close} />;
    case 'noLongerExists':
      return <Over key={at} title="claims.gone.title" body="claims.gone.body" onClose={close} />;
    default:
      return null;
  }
}

type AcceptedProps = {
  claim: Claim;
  offer: Dataset;
  /** The offer was already accepted elsewhere. */
  isChanged: boolean;
};

function Accepted({ claim, offer, isChanged }: AcceptedProps) {
  const { locale } = useIntl();
  const sum = getTotalOffer(toOfferRows(offer, claim));

  return sum === null ? (
    <FormattedMessage id="claims.offer.thanks.accepted" />
  ) : (
    <FormattedMessage
      id={isChanged ? 'claims.offer.thanks.already' : 'claims.offer.thanks.sum'}
      values={{ amount: money(sum, claim.data.currency, locale) }}
    />
  );
}
