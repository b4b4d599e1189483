import { matchPath, useLocation } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';

/** Pages whose path does not reveal their parent page. */
const below = [addresses.claimOffer, addresses.claimHistory, addresses.grantPermission, addresses.resolution] as const;

/** Returns whether a page, or one below it, is on screen. */
export function usePlace(): (page: string) => boolean {
  const { pathname, search } = useLocation();
  const isOfBag = new URLSearchParams(search).get('category') === 'LUGGAGE';
  const above = isOfBag ? addresses.luggage : addresses.insurance;
  const shown = below.some((path) => matchPath(path, pathname)) ? above : pathname;

  return (page) => matchPath({ path: page, end: false }, shown) !== null;
}
