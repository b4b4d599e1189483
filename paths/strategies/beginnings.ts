type Node = { next: Map<string, Node>; isWhole: boolean };

/** Removes paths that are a prefix of another. Takes linear time with a tree of steps. */
export function withoutBeginnings<Path>(paths: readonly Path[], stepsOf: (path: Path) => readonly string[]): Path[] {
  const root = node();
  const ends = paths.map((path) => {
    let at = root;
    for (const step of stepsOf(path)) {
      const next = at.next.get(step) ?? node();
      at.next.set(step, next);
      at = next;
    }
    // Keeps the first of equal paths.
    const isFirst = !at.isWhole;
    at.isWhole = true;
    return isFirst ? at : undefined;
  });
  return paths.filter((_, index) => ends[index]?.next.size === 0);
}

const node = (): Node => ({ next: new Map(), isWhole: false });
