import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { BusinessInsurance } from '#src/screens/claims/BusinessInsurance.tsx';
import { later } from '#src/ui/line/later.tsx';

/** What is done with a claim, each in a dialog over the page. */
export const dialogs = {
  'enter prediction': later(() => fromFile('claims', () => import('./PredictRevenueHere.tsx'))),
  dispute: later(() => fromFile('claims', () => import('./DisputeOfferHere.tsx'))),
};

export default function BusinessInsurancePage() {
  return <BusinessInsurance dialogs={dialogs} />;
}
