export type Stop = { code: string; name: string };

type Leg = { origin: string; destination: string; originAirport: string; destinationAirport: string };

/** Where flights lead, airport by airport: one chain, or several where a flight starts elsewhere than the last one ended. */
export function routeOf(flights: readonly Leg[]): Stop[][] {
  const chains: Stop[][] = [];
  for (const { origin, originAirport, destination, destinationAirport } of flights) {
    const last = chains.at(-1);
    const next = { code: destination, name: destinationAirport };
    if (last?.at(-1)?.code === origin) last.push(next);
    else chains.push([{ code: origin, name: originAirport }, next]);
  }
  return chains;
}
