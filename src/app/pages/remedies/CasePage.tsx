import { BagChip } from '#src/screens/luggage/BagChip.tsx';
import { CasePage } from '#src/screens/resolutions/case/CasePage.tsx';
import { SetUpContext } from '#src/session/payouts/SetUpContext.ts';

import { SetUpPayout } from '../payouts/setUp.ts';
import { Disruptions } from './Disruptions.tsx';

/** What happened, and what may be had for it; whoever is to be paid and has nowhere to be paid to sets that up over it. */
export default function Remedies() {
  return (
    <SetUpContext value={SetUpPayout}>
      <CasePage bagChip={(status) => <BagChip status={status} />} disruptions={<Disruptions />} />
    </SetUpContext>
  );
}
