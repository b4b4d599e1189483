type Node = { next: Map<string, Node>; isWhole: boolean };

/** Leaves out what is only the beginning of another. One pass through a tree of steps, whatever their number. */
export function withoutBeginnings<Path>(paths: readonly Path[], stepsOf: (path: Path) => readonly string[]): Path[] {
  const root = node();
  const ends = paths.map((path) => {
    let at = root;
    for (const step of stepsOf(path)) {
      const next = at.next.get(step) ?? node();
      at.next.set(step, next);
      at = next;
    }
    // Of equals the first stays.
    const isFirst = !at.isWhole;
    at.isWhole = true;
    return isFirst ? at : undefined;
  });
  return paths.filter((_, index) => ends[index]?.next.size === 0);
}

const node = (): Node => ({ next: new Map(), isWhole: false });
