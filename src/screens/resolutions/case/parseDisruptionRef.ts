import type { DisruptionRef } from '#machines/resolutions/resolutions.ts';

/**
 * Parses the disruption from the query of the address, so that it survives a reload. Returns null if the address names
 * none.
 */
export function parseDisruptionRef(search: URLSearchParams): DisruptionRef | null {
  const { category, tripId, flightId, bagId, itemId, monitorId } = Object.fromEntries(search);
  if (category === 'FLIGHT' && tripId && flightId) return { category, tripId, flightId };
  if (category === 'LUGGAGE' && bagId) return { category, bagId };
  if (category === 'ITEM' && itemId && monitorId) return { category, itemId, monitorId };
  return null;
}
