import type { ComponentProps } from 'react';

import { BagChip } from '#src/screens/luggage/BagChip.tsx';
import { ShowResolution } from '#src/screens/resolutions/case/ShowResolution.tsx';
import { SetUpContext } from '#src/session/payouts/SetUpContext.ts';

import { SetUpPayout } from '../payouts/setUp.ts';

type ShowResolutionHereProps = Omit<ComponentProps<typeof ShowResolution>, 'bagChip'>;

/** The options of a disruption in a dialog over a trip or a bag. */
export default function ShowResolutionHere(props: ShowResolutionHereProps) {
  return (
    <SetUpContext value={SetUpPayout}>
      <ShowResolution {...props} bagChip={(status) => <BagChip status={status} />} />
    </SetUpContext>
  );
}
