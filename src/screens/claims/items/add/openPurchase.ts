import type { AddItemDraft } from '#machines/claims/items/addItem.logic.ts';
import type { AddItemActor } from '#machines/claims/items/addItem.machine.ts';
import type { WhenDone, WhileOpen } from '#src/wizard/open.ts';

/** Purchase with an unknown outcome. Closing the wizard does not cancel it. */
export const openPurchase: WhileOpen<AddItemDraft> = {
  isIn: ({ isSent }) => isSent,
  resume: 'claims.items.add.unknown.resume',
  title: 'insurance.unknown.leave.title',
  body: 'claims.items.add.unknown.leave',
  stay: 'insurance.unknown.leave.stay',
  go: 'insurance.unknown.leave.go',
  onStay: (flow) => (flow as AddItemActor).send({ type: 'retry.requested' }),
  outdates: ['ITEMS', 'POLICIES'],
};

export const purchaseDone: WhenDone = {
  title: 'claims.items.add.insured',
  body: 'claims.items.add.done.resume',
  next: 'insurance.done.look',
  other: 'claims.items.add.done.another',
};
