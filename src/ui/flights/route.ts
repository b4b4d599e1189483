export type Stop = { code: string; name: string };

type Leg = { origin: string; destination: string; originAirport: string; destinationAirport: string };

/**
 * Returns the route as chains of airports. A new chain starts where a flight departs from another airport than the
 * previous one reached.
 */
export function toRouteChains(flights: readonly Leg[]): Stop[][] {
  const chains: Stop[][] = [];
  for (const { origin, originAirport, destination, destinationAirport } of flights) {
    const last = chains.at(-1);
    const next = { code: destination, name: destinationAirport };
    if (last?.at(-1)?.code === origin) last.push(next);
    else chains.push([{ code: origin, name: originAirport }, next]);
  }
  return chains;
}
