import { addresses } from '../addresses.ts';

// Apart from the addresses themselves: nobody who is not signed in needs them.

/** Where a customer chooses what becomes of a disrupted flight. In the address, so that it survives a reload. */
export const resolutionOf = ({ tripId, flightId }: { tripId: string; flightId: string }): string =>
  `${addresses.resolution}?${new URLSearchParams({ category: 'FLIGHT', tripId, flightId })}`;

/** The same for a lost bag. */
export const resolutionOfBag = ({ bagId }: { bagId: string }): string =>
  `${addresses.resolution}?${new URLSearchParams({ category: 'LUGGAGE', bagId })}`;
/** The same of whatever it was that happened. */
export const addressOfCase = (which: Readonly<Record<string, string>>): string =>
  `${addresses.resolution}?${new URLSearchParams(which)}`;

/** The page of a trip. */
export const addressOf = ({ tripId }: { tripId: string }): string =>
  `${addresses.insurance}/${encodeURIComponent(tripId)}`;

/** The page of a lost bag. */
export const addressOfBag = ({ bagId }: { bagId: string }): string =>
  `${addresses.luggage}/${encodeURIComponent(bagId)}`;

/** The page of an article. */
export const addressOfArticle = ({ id }: { id: string }): string => `${addresses.help}/${encodeURIComponent(id)}`;
