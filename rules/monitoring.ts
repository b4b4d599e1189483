type Monitored = { items: readonly { alerts: readonly { completed: boolean }[] }[] };

/** How many alerts still wait for something to be done about them. */
export const openAlertsIn = (types: readonly Monitored[]): number =>
  types.flatMap(({ items }) => items.flatMap(({ alerts }) => alerts)).filter(({ completed }) => !completed).length;
