import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { ClaimOffer } from '#src/screens/claims/review/ClaimOffer.tsx';
import { later } from '#src/ui/connection/later.tsx';

export const Dispute = later(() => fromFile('claims', () => import('./DisputeOfferHere.tsx')));

export default function ClaimOfferPage() {
  return <ClaimOffer Dispute={Dispute} />;
}
