import type { PayoutSetUp } from '#src/session/payouts/setUp.ts';
import { DataView } from '#src/ui/data/DataView.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { Wizard } from '#src/wizard/Wizard.tsx';

import { AddInsurance, insuranceTopics } from './AddInsurance.tsx';
import { tripDraft } from './draft.ts';
import { openPurchase, purchaseDone } from './openPurchase.ts';
import type { Passengers } from './passengers.ts';
import { LeftTrip } from './steps/LeftTrip.tsx';
import { useSetting } from './useSetting.ts';

type InsureTripProps = { passengers: Passengers; SetUpPayout: PayoutSetUp; onLeft: () => void };

export function InsureTrip({ passengers, SetUpPayout, onLeft }: InsureTripProps) {
  const setting = useSetting();

  return (
    <Wizard
      kind={tripDraft}
      title="insurance.add"
      about={insuranceTopics}
      open={openPurchase}
      done={purchaseDone}
      describe={(draft, typed) => <LeftTrip draft={draft} typed={typed} />}
      onLeft={onLeft}
    >
      {(left, join) => (
        <DataView
          reading={setting}
          failed="insurance.loading.failed"
          isEmpty={() => false}
          empty="insurance.no_policy.title"
          skeleton={<Lines count={6} />}
        >
          {(known) => (
            <AddInsurance setting={known} left={left} join={join} passengers={passengers} SetUpPayout={SetUpPayout} />
          )}
        </DataView>
      )}
    </Wizard>
  );
}
