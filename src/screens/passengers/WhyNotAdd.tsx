import { FormattedMessage } from 'react-intl';

import { isFull, mostPassengers } from '#rules/people/passengers.ts';
import { usePassengers } from '#src/session/passengers/usePassengers.ts';
import { useRights } from '#src/session/useRights.ts';
import { hasContent } from '#src/ui/data/reading.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';

export type WhyNot = 'no write' | 'full' | null;

/** Returns why no passenger can be added; null if one can. */
export function useWhyNotAdd(): WhyNot {
  const { addingPassengers } = useRights();
  const passengers = usePassengers();
  if (addingPassengers === 'disabled') return 'no write';
  return addingPassengers === 'enabled' && hasContent(passengers, (people) => !isFull(people)) ? 'full' : null;
}

type WhyNotAddProps = {
  id: string;
  why: WhyNot;
  /** Set if passengers can be deleted on the same page. */
  isHere?: boolean;
};

/** Explains why no passenger can be added, and what users with the right can do about it. */
export function WhyNotAdd({ id, why, isHere = false }: WhyNotAddProps) {
  const { seeingPassengers, deletingPassengers } = useRights();
  if (!why) return null;

  return (
    <Muted id={id}>
      {why === 'full' ? (
        <FormattedMessage id="passengers.add.full" values={{ most: mostPassengers }} />
      ) : (
        <FormattedMessage id="passengers.add.no_write" />
      )}{' '}
      {why === 'full' && seeingPassengers === 'enabled' && deletingPassengers === 'enabled' ? (
        <FormattedMessage id={isHere ? 'passengers.add.full.here' : 'passengers.add.full.elsewhere'} />
      ) : null}
    </Muted>
  );
}
