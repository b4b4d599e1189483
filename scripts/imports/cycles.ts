export type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * Returns each group of modules that import one another, directly or through others, sorted. Imports inside functions
 * and of types count as well. The algorithm is Tarjan's, without recursion.
 */
export function findCycles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const cycles: string[][] = [];
  const lower = (module: string, value: number) => lowest.set(module, Math.min(lowest.get(module) ?? value, value));

  for (const root of graph.keys()) {
    if (order.has(root)) continue;
    const trail = [{ module: root, next: 0 }];
    while (trail.length > 0) {
      const step = trail.at(-1) as { module: string; next: number };
      const { module } = step;
      if (step.next === 0) {
        order.set(module, order.size);
        lower(module, order.get(module) ?? 0);
        open.push(module);
        isOpen.add(module);
      }
      const target = graph.get(module)?.[step.next];
      step.next += 1;
      if (target === undefined) {
        trail.pop();
        const above = trail.at(-1)?.module;
        if (above !== undefined) lower(above, lowest.get(module) ?? 0);
        if (lowest.get(module) !== order.get(module)) continue;
        const group = open.splice(open.lastIndexOf(module));
        for (const each of group) isOpen.delete(each);
        if (group.length > 1 || graph.get(module)?.includes(module)) cycles.push(group.toSorted());
      } else if (!graph.has(target)) continue;
      else if (!order.has(target)) trail.push({ module: target, next: 0 });
      else if (isOpen.has(target)) lower(module, order.get(target) ?? 0);
    }
  }
  return cycles.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
}
