import { signInAddresses } from '#schema/picture.ts';
import { dashboard, insurance, insureTrip } from '#src/lib/addresses.ts';

/** Every address of the portal, once. Where the specification names a path, it is that one. */
export const paths = {
  ...signInAddresses,
  singleSignOn: '/login/sso',
  dashboard,
  insurance,
  insureTrip,
  resolution: '/resolution/select',
  keyFacts: '/key-facts',
  terms: '/terms',
  privacy: '/privacy',
  widgetExit: '/widgets/401',
} as const;
