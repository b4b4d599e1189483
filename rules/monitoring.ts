type Monitored = { items: readonly { alerts: readonly { completed: boolean }[] }[] };

export const openAlertsIn = (types: readonly Monitored[]): number =>
  types.flatMap(({ items }) => items.flatMap(({ alerts }) => alerts)).filter(({ completed }) => !completed).length;
