/** Normalises the path of a fault: `api/owl/*` and `owl/*` become `/owl/*`. */
const whole = (path: string): string => path.replace(/^\/?(api\/)?/, '/');

/**
 * Returns whether a fault's path matches the path of a call below /api. Greedy matching of the first occurrence is
 * enough and takes linear time; a regular expression would backtrack over every star.
 */
export function matchesCallPath(wanted: string, path: string): boolean {
  const [first = '', ...parts] = whole(wanted).split('*');
  const last = parts.pop();
  if (last === undefined) return path === first;
  const end = path.length - last.length;
  if (end < first.length || !path.startsWith(first) || !path.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= end;
}

/** Returns whether a fault could match any call of a route in the router's syntax: `/travel/trips/:tripId`. */
export function canMatchRoute(wanted: string, route: string): boolean {
  const [one, other] = [whole(wanted).replace(/\*+/g, '*'), route.replace(/:[^/]+/g, '*')];
  // Tracks the route positions that each prefix of the wanted path can reach. A star matches any text, including none.
  let reached = new Set([0]);
  for (const sign of one) reached = followed(sign, reached, other);
  return spread(reached, other).has(other.length);
}

function followed(sign: string, reached: ReadonlySet<number>, route: string): Set<number> {
  const from = spread(reached, route);
  if (sign === '*') return new Set(Array.from(route + '.', (_, at) => at).filter((at) => at >= Math.min(...from)));
  return new Set(
    [...from].flatMap((at) => (route[at] === '*' && sign !== '/' ? [at] : route[at] === sign ? [at + 1] : [])),
  );
}

/** Skips stars of the route, which may match nothing. */
function spread(reached: ReadonlySet<number>, route: string): Set<number> {
  const all = new Set(reached);
  for (const at of all) if (route[at] === '*') all.add(at + 1);
  return all;
}
