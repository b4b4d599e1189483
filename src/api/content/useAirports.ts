import { useMemo } from 'react';
import { useQuery } from 'urql';

import { AirportsDocument } from '../generated/documents.ts';

/** Returns the airports that flights can depart from, with the insurer's names. `value` is an IATA code. */
export function useAirports() {
  const [{ data, error }, ask] = useQuery({ query: AirportsDocument, variables: {} });
  const airports = useMemo(
    () => (data?.airports ?? []).map(({ value, label }) => ({ value, name: label, code: value })),
    [data],
  );

  return {
    airports,
    error: error ?? null,
    list: data ? ('ready' as const) : error ? ('failed' as const) : ('loading' as const),
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}
