import type { AddInsuranceActor } from '#machines/insurance/addInsurance.machine.ts';
import type { AddInsuranceDraft } from '#machines/insurance/tripEntries.ts';
import { tell } from '#src/lib/tell.ts';
import type { WhenDone, WhileOpen } from '#src/wizard/open.ts';

/** Purchase with an unknown outcome. Closing the wizard does not cancel it. */
export const openPurchase: WhileOpen<AddInsuranceDraft> = {
  isIn: ({ page, completion }) => page === 'completing' && completion?.page === 'buying',
  resume: 'insurance.unknown.resume',
  title: 'insurance.unknown.leave.title',
  body: 'insurance.unknown.leave.body',
  stay: 'insurance.unknown.leave.stay',
  go: 'insurance.unknown.leave.go',
  onStay: (flow) => tell(flow as AddInsuranceActor, 'completeTrip', { type: 'retry.requested' }),
  outdates: ['TRIPS', 'POLICIES'],
};

export const purchaseDone: WhenDone = {
  title: 'insurance.done.title',
  body: 'insurance.done.resume',
  next: 'insurance.done.look',
  other: 'insurance.done.another',
};
