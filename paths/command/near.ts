/** Returns the name that the user probably meant, or undefined if none is close. */
export function findNearestName(wanted: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, far: distance(wanted.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.far - other.far);
  return nearest && nearest.far <= Math.max(2, wanted.length / 3) ? nearest.name : undefined;
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [down, letter] of [...one].entries()) {
    const next = [down + 1];
    for (const [at, opposite] of [...other].entries())
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (letter === opposite ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
