import { Missing, Unknown } from '../outcomes/Outcomes.tsx';
import type { PageProps } from './ReviewOffer.tsx';

type OutcomeProps = Pick<PageProps, 'flow'>;

export const UnknownAnswer = ({ flow }: OutcomeProps) => (
  <Unknown body="claims.offer.unknown" onRetry={() => flow.send({ type: 'retry.asked' })} />
);

export const MissingAnswer = ({ flow }: OutcomeProps) => (
  <Missing
    body="claims.offer.missing"
    onRepeat={() => flow.send({ type: 'answer.repeated' })}
    onReconsider={() => flow.send({ type: 'answer.reconsidered' })}
  />
);
