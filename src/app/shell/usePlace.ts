import { matchPath, useLocation } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';

/** Pages whose address does not say below which other one they are. */
const below = [addresses.claimOffer, addresses.claimHistory, addresses.grantPermission, addresses.resolution] as const;

/** Whether a page is the one that is shown, or what is shown is below it. */
export function usePlace(): (page: string) => boolean {
  const { pathname } = useLocation();
  const shown = below.some((path) => matchPath(path, pathname)) ? addresses.insurance : pathname;

  return (page) => matchPath({ path: page, end: false }, shown) !== null;
}
