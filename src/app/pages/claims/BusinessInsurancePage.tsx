import { BusinessInsurance } from '#src/screens/claims/BusinessInsurance.tsx';

import { dialogs, itemDialogs, SendPayoutDetails } from './dialogs.ts';

export default function BusinessInsurancePage() {
  return <BusinessInsurance dialogs={dialogs} itemDialogs={itemDialogs} payoutDetails={SendPayoutDetails} />;
}
