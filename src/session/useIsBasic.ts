import { useSearchParams } from 'react-router-dom';

import { usePortal } from './portal.ts';

/** In little room on another site’s page (`?basic=true`): what is insured and to come, and nothing else. */
export function useIsBasic(): boolean {
  const { widget } = usePortal();
  const [search] = useSearchParams();
  return widget !== null && search.get('basic') === 'true';
}
