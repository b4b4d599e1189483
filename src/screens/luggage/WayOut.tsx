import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Bag } from '#machines/luggage/bag.ts';
import type { DisruptionRef } from '#machines/resolutions/resolutions.ts';
import { getBagResolutionPath } from '#src/lib/links/paths.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';

/** Shows its children only if a disruption has options. Provided by the app, as the options belong to another area. */
export type WhenOffered = ComponentType<{ which: DisruptionRef; children: ReactNode; otherwise?: ReactNode }>;

/** Returns true if the search is not finished. */
export const isLost = ({ status }: Pick<Bag, 'status'>): boolean => !['BAG_RETURNED', 'BAG_CLOSED'].includes(status);

export function WayOut({ bag }: { bag: Bag }) {
  const { formatMessage } = useIntl();

  return (
    <ButtonLink to={getBagResolutionPath(bag)} label={formatMessage({ id: 'luggage.resolve_bag' }, { pir: bag.pir })}>
      <FormattedMessage id="luggage.resolve" />
    </ButtonLink>
  );
}
