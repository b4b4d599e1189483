/** As a fault writes it, from the beginning: `api/owl/*` and `owl/*` are `/owl/*`. */
const whole = (path: string): string => path.replace(/^\/?(api\/)?/, '/');

/**
 * Whether a fault of this path befalls a call, by its path below /api. The first place where a part stands is as good as
 * any other, so nothing is ever tried again: a regular expression would try all places of all stars.
 */
export function isOn(wanted: string, path: string): boolean {
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

/** Whether it could befall any call of a route, as the router writes that: `/travel/trips/:tripId`. */
export function couldBeOn(wanted: string, route: string): boolean {
  const [one, other] = [whole(wanted).replace(/\*+/g, '*'), route.replace(/:[^/]+/g, '*')];
  // Which beginnings of the route each beginning of the wanted path can be; a star is any text, an empty one as well.
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

/** A star of the route may be over. */
function spread(reached: ReadonlySet<number>, route: string): Set<number> {
  const all = new Set(reached);
  for (const at of all) if (route[at] === '*') all.add(at + 1);
  return all;
}
