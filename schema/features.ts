const trips = ['customer-travel-trips', 'customer-travel-chartered', 'customer-insurance'];
const every = [
  ...trips,
  'customer-travel-luggage',
  'customer-travel-passengers',
  'customer-travel-resolutions',
  'customer-payouts',
];

/**
 * The features that open an area of a customer's data to a widget's token; any one of them is enough. A full session
 * reads every area. The specification names the features of each widget page; an area lists those
 * of all pages that show it.
 */
export const areaFeatures = {
  user: every,
  /** Widgets never change the sign-in address or the policies of a customer (spec P§2). */
  account: [],
  policies: every,
  trips: [...trips, 'customer-travel-luggage', 'customer-travel-passengers', 'customer-travel-resolutions'],
  passengers: [...trips, 'customer-travel-passengers'],
  luggage: ['customer-travel-luggage', 'customer-travel-resolutions'],
  resolutions: ['customer-travel-resolutions', 'customer-insurance'],
  payouts: ['customer-payouts', 'customer-travel-resolutions', 'customer-insurance'],
  items: ['customer-insurance'],
  monitoring: every,
  reports: trips,
} as const satisfies Record<string, readonly string[]>;

export type Area = keyof typeof areaFeatures;

/** Returns whether a widget's token with these features may read and write the area. */
export const opensArea = (profile: readonly { feature: string }[], area: Area): boolean =>
  profile.some(({ feature }) => (areaFeatures[area] as readonly string[]).includes(feature));
