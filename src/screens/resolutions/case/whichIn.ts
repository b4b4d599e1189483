import type { Which } from '#machines/resolutions/resolutions.ts';

/** Of what a case an address tells, so that it survives a reload; null where it tells of none. */
export function whichIn(search: URLSearchParams): Which | null {
  const { category, tripId, flightId, bagId, itemId, monitorId } = Object.fromEntries(search);
  if (category === 'FLIGHT' && tripId && flightId) return { category, tripId, flightId };
  if (category === 'LUGGAGE' && bagId) return { category, bagId };
  if (category === 'ITEM' && itemId && monitorId) return { category, itemId, monitorId };
  return null;
}
