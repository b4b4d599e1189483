type Monitored = { items: readonly { alerts: readonly { completed: boolean }[] }[] };

export const countOpenAlerts = (types: readonly Monitored[]): number =>
  types.flatMap(({ items }) => items.flatMap(({ alerts }) => alerts)).filter(({ completed }) => !completed).length;

/** Returns the alerts of all items, each with its item, the newest first; what cannot be read as an instant comes last. */
export function listAlerts<Item extends { alerts: readonly { createdOn: string }[] }>(
  types: readonly { items: readonly Item[] }[],
): { alert: Item['alerts'][number]; item: Item }[] {
  const at = ({ createdOn }: { createdOn: string }) => Date.parse(createdOn) || 0;
  return types
    .flatMap(({ items }) => items)
    .flatMap((item) => item.alerts.map((alert) => ({ alert, item })))
    .sort((one, other) => at(other.alert) - at(one.alert));
}
