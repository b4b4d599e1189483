type Node = { next: Map<string, Node>; isWhole: boolean };

/** Leaves out what is only the beginning of another. One walk through a tree of steps, whatever their number. */
export function withoutBeginnings<Way>(ways: readonly Way[], stepsOf: (way: Way) => readonly string[]): Way[] {
  const root = node();
  const ends = ways.map((way) => {
    let at = root;
    for (const step of stepsOf(way)) {
      const next = at.next.get(step) ?? node();
      at.next.set(step, next);
      at = next;
    }
    // Of equals the first stays.
    const isFirst = !at.isWhole;
    at.isWhole = true;
    return isFirst ? at : undefined;
  });
  return ways.filter((_, index) => ends[index]?.next.size === 0);
}

const node = (): Node => ({ next: new Map(), isWhole: false });
