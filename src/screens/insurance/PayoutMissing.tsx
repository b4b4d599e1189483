import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import type { AddInsuranceActor } from '#machines/insurance/addInsurance.machine.ts';
import { addresses } from '#src/lib/addresses.ts';
import { ContactUs } from '#src/session/ContactUs.tsx';
import type { PayoutSetUp } from '#src/session/payouts/setUp.ts';
import { useApp } from '#src/session/portal.ts';
import { useRights } from '#src/session/useRights.ts';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

type PayoutMissingProps = { flow: AddInsuranceActor; SetUpPayout: PayoutSetUp };

/**
 * Shown if the partner requires a payout method before a trip can be insured. Leads to the setup and back to the wizard
 * without losing the draft. Users who may not set one up read who to ask.
 */
export function PayoutMissing({ flow, SetUpPayout }: PayoutMissingProps) {
  const supplier = useApp(({ context }) => context.theme?.config.payoutSupplier);
  const navigate = useNavigate();
  const maySetUp = useRights().addingPayouts === 'enabled';
  const [isOpen, setOpen] = useState(false);
  const leave = () => void navigate(addresses.insurance, { replace: true });

  const done = (payoutMethodId: string | null, isOnward: boolean) => {
    setOpen(false);
    if (isOnward) flow.send({ type: 'payout.setUp' });
    else if (payoutMethodId) leave();
  };

  return (
    <>
      <WizardPage
        title="insurance.payout.title"
        next={maySetUp ? 'insurance.payout.set_up' : 'insurance.payout.back'}
        onNext={maySetUp ? () => setOpen(true) : leave}
        other={maySetUp ? 'insurance.payout.back' : undefined}
        onOther={leave}
      >
        <p>
          <FormattedMessage
            id={supplier === 'PAYMENTRAILS' ? 'insurance.payout.payment_rails' : 'insurance.payout.list'}
          />
        </p>
        <p>{maySetUp ? <FormattedMessage id="insurance.payout.then" /> : <WhomToAsk />}</p>
      </WizardPage>
      {isOpen ? <SetUpPayout onDone={done} onward="insurance.payout.onward" /> : null}
    </>
  );
}

function WhomToAsk() {
  const partner = useApp(({ context }) => context.client?.branding.name);

  return (
    <ContactUs
      text="insurance.payout.contact"
      without={<FormattedMessage id="insurance.payout.ask" values={{ partner }} />}
    />
  );
}
