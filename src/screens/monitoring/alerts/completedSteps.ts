import { array, type Infer, size, string, type } from 'superstruct';

import type { Slice, Store } from '#src/lib/browser/storage.ts';

const ActionsRecord = size(array(type({ alertId: string(), completed: array(string()) })), 0, 50);

/** Local storage: the ids of the completed steps of each alert, without personal data. */
const actionsSlice: Slice<Infer<typeof ActionsRecord>> = { name: 'actions', version: 1, struct: ActionsRecord };

/** Stores the completed steps of an alert, for the 50 alerts that changed last. */
export function keepCompletedSteps(local: Store, alertId: string, completed: readonly string[]): void {
  const others = (local.read(actionsSlice) ?? []).filter((each) => each.alertId !== alertId);
  local.write(actionsSlice, [...others, { alertId, completed: [...completed] }].slice(-50));
}

/** Returns the number of completed steps of an alert that this device knows of. */
export const countCompletedSteps = (local: Store, alertId: string): number =>
  local.read(actionsSlice)?.find((each) => each.alertId === alertId)?.completed.length ?? 0;
