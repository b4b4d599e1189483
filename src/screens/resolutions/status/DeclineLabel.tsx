import { FormattedMessage } from 'react-intl';

import { splitOptionType } from '#schema/lifecycles.ts';
import type { TextId } from '#src/lib/texts.ts';

import { type Declined, useInstead } from './useInstead.ts';

type DeclineLabelProps = Declined & {
  /** The label if no amount is offered in place of the option. */
  otherwise: TextId;
};

/** Label of the button that declines an option, with the money or points that the customer can claim instead. */
export function DeclineLabel({ otherwise, ...declined }: DeclineLabelProps) {
  const { option, remedy } = declined;
  const instead = useInstead(declined);
  // Declining one part of a combination declines the other parts as well, so "skip the lounge" would be wrong.
  const declinesSeveral = splitOptionType(option.type).length > 1 && option.selected === null;

  if (instead.kind === 'cash' && !declinesSeveral)
    return <FormattedMessage id="resolutions.skip.cash" values={{ remedy, amount: instead.text }} />;
  if (instead.kind === 'points' && !declinesSeveral)
    return <FormattedMessage id="resolutions.skip.points" values={{ remedy, points: instead.text }} />;
  return <FormattedMessage id={otherwise} />;
}
