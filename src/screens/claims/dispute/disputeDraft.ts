import { array, type Infer, nullable, number, object, record, string } from 'superstruct';

import type { Reasons } from '#machines/claims/dispute/dispute.ts';
import type { DisputeOfferSnapshot } from '#machines/claims/dispute/disputeOffer.machine.ts';
import type { DraftKind } from '#src/wizard/keeper.ts';

const DisputeDraft = object({
  notes: record(string(), string()),
  files: array(
    object({
      id: string(),
      month: string(),
      name: string(),
      size: number(),
      documentId: nullable(string()),
      attachmentId: nullable(string()),
    }),
  ),
});
export type DisputeDraft = Infer<typeof DisputeDraft>;

/** Each claim has its own draft. */
export const disputeDrafts = (alertId: string): DraftKind<DisputeDraft> => ({
  flow: `dispute/${alertId}`,
  version: 1,
  struct: DisputeDraft,
});

/**
 * Returns the part of a dispute that survives a reload. File contents do not, unless the insurer's storage already has
 * them.
 */
export function toDisputeDraft({ context, children }: DisputeOfferSnapshot): DisputeDraft {
  const upload = children.uploadDocument?.getSnapshot();
  const isStored = upload?.matches('attaching') || upload?.matches('unattached');
  const stored = isStored ? upload?.context : undefined;
  const files = context.files.map(({ isHere: _, ...file }) =>
    file.id === stored?.id ? { ...file, documentId: stored.documentId } : file,
  );
  const notes = Object.fromEntries(Object.entries(context.notes).filter(([, note]) => note !== ''));
  return { notes, files };
}

export const toReasons = (draft: DisputeDraft | null): Reasons => ({
  notes: draft?.notes ?? {},
  files: (draft?.files ?? []).map((file) => ({ ...file, isHere: false })),
});
