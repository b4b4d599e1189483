import type { ReviewOfferActor, ReviewOfferSnapshot } from '#machines/claims/review/reviewOffer.machine.ts';
import { toHeadingWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';

import { Looking, Missing, Over, Unknown } from '../outcomes/Outcomes.tsx';

type OutcomeProps = { flow: ReviewOfferActor; at: ReviewOfferSnapshot['value'] };

/** What became of an answer to an offer, or what is known of it. Who goes back to the offer has the focus on its heading. */
export function Outcome(props: OutcomeProps) {
  const { fill } = useFillStyles();

  return (
    <div className={fill} ref={toHeadingWhenGone}>
      <Told {...props} />
    </div>
  );
}

function Told({ flow, at }: OutcomeProps) {
  const close = () => flow.send({ type: 'dialog.closed' });

  switch (at) {
    case 'looking':
      return <Looking />;
    case 'unknown':
      return <Unknown body="claims.offer.unknown" onRetry={() => flow.send({ type: 'retry.asked' })} />;
    case 'missing':
      return (
        <Missing
          body="claims.offer.missing"
          onRepeat={() => flow.send({ type: 'answer.repeated' })}
          onReconsider={() => flow.send({ type: 'answer.reconsidered' })}
        />
      );
    case 'accepted':
      return <Over key={at} title="claims.offer.thanks.title" body="claims.offer.thanks.accepted" onClose={close} />;
    case 'rejected':
      return <Over key={at} title="claims.offer.rejected.title" body="claims.offer.rejected.body" onClose={close} />;
    case 'moved':
      return <Over key={at} title="claims.moved.title" body="claims.offer.moved" onClose={close} />;
    case 'gone':
      return <Over key={at} title="claims.gone.title" body="claims.gone.body" onClose={close} />;
    default:
      return null;
  }
}
