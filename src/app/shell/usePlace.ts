import { matchPath, useLocation } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';

/** Pages whose address does not say below which other one they are. */
const below = [addresses.claimOffer, addresses.claimHistory, addresses.grantPermission, addresses.resolution] as const;

/** Whether a page is the one that is shown, or what is shown is below it. */
export function usePlace(): (page: string) => boolean {
  const { pathname, search } = useLocation();
  const isOfBag = new URLSearchParams(search).get('category') === 'LUGGAGE';
  const above = isOfBag ? addresses.luggage : addresses.insurance;
  const shown = below.some((path) => matchPath(path, pathname)) ? above : pathname;

  return (page) => matchPath({ path: page, end: false }, shown) !== null;
}
