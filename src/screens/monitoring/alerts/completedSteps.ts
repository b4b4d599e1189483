import { array, type Infer, size, string, type } from 'superstruct';

import type { Slice, Store } from '#src/lib/browser/storage.ts';

const ActionsRecord = size(array(type({ alertId: string(), completed: array(string()) })), 0, 50);

/** Local storage: the ids of the completed steps of each alert (spec P-15.06). Nothing in it is about a person. */
const actionsSlice: Slice<Infer<typeof ActionsRecord>> = { name: 'actions', version: 1, struct: ActionsRecord };

/** Keeps which steps of an alert are completed, for the 50 alerts that changed last. */
export function keepCompletedSteps(local: Store, alertId: string, completed: readonly string[]): void {
  const others = (local.read(actionsSlice) ?? []).filter((each) => each.alertId !== alertId);
  local.write(actionsSlice, [...others, { alertId, completed: [...completed] }].slice(-50));
}

/** Returns how many steps of an alert are known on this device to be completed. */
export const countCompletedSteps = (local: Store, alertId: string): number =>
  local.read(actionsSlice)?.find((each) => each.alertId === alertId)?.completed.length ?? 0;
