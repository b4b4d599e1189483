import { BusinessInsurance } from '#src/screens/claims/BusinessInsurance.tsx';

/** What is done with a claim, each in a dialog over the page. */
export const dialogs = {};

export default function BusinessInsurancePage() {
  return <BusinessInsurance dialogs={dialogs} />;
}
