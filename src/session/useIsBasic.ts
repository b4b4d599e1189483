import { useSearchParams } from 'react-router-dom';

import { usePortal } from './portal.ts';

/** Returns whether a widget shows the short version for narrow places (`?basic=true`): future insured trips only. */
export function useIsBasic(): boolean {
  const { widget } = usePortal();
  const [search] = useSearchParams();
  return widget !== null && search.get('basic') === 'true';
}
