import { signInAddresses } from '#schema/picture.ts';

/** Every address of the portal, once. Where the specification names a path, it is that one. */
export const addresses = {
  ...signInAddresses,
  singleSignOn: '/login/sso',
  dashboard: '/dashboard',
  insurance: '/insurance',
  insureTrip: '/insurance/add',
  trip: '/insurance/:tripId',
  luggage: '/luggage',
  bag: '/luggage/:bagId',
  passengers: '/passengers',
  resolution: '/resolution/select',
  agent: '/agent',
  help: '/help',
  article: '/help/:article',
  questions: '/faq',
  keyFacts: '/key-facts',
  terms: '/terms',
  privacy: '/privacy',
  widgetExit: '/widgets/401',
  /** In development only. */
  inspector: '/inspector',
} as const;

/** Where a customer chooses what becomes of a disrupted flight. In the address, so that it survives a reload. */
export const resolutionOf = ({ tripId, flightId }: { tripId: string; flightId: string }): string =>
  `${addresses.resolution}?${new URLSearchParams({ category: 'FLIGHT', tripId, flightId })}`;

/** The page of a trip. */
export const addressOf = ({ tripId }: { tripId: string }): string =>
  `${addresses.insurance}/${encodeURIComponent(tripId)}`;

/** The page of a lost bag. */
export const addressOfBag = ({ bagId }: { bagId: string }): string =>
  `${addresses.luggage}/${encodeURIComponent(bagId)}`;
