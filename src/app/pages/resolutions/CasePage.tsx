import { BagChip } from '#src/screens/luggage/BagChip.tsx';
import { CasePage } from '#src/screens/resolutions/case/CasePage.tsx';
import { SetUpContext } from '#src/session/payouts/SetUpContext.ts';

import { SetUpPayout } from '../payouts/setUp.ts';
import { Disruptions } from './Disruptions.tsx';

/** The options of a disruption. Setting up a payout method opens over it. */
export default function Remedies() {
  return (
    <SetUpContext value={SetUpPayout}>
      <CasePage bagChip={(status) => <BagChip status={status} />} disruptions={<Disruptions />} />
    </SetUpContext>
  );
}
