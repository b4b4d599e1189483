import { useQuery } from 'urql';

import { DocumentDocument } from '../generated/documents.ts';
import { reactionToReading } from '../readings.ts';

type Asked = { name: string; locale: string; partnerId: string };

/**
 * Returns a text of the partner. `isRefused` means that the insurer answered and has no such text; an `error` without
 * it means that no answer arrived.
 */
export function useDocument(asked: Asked) {
  const [{ data, error, fetching }, ask] = useQuery({ query: DocumentDocument, variables: asked });

  return {
    document: data?.document ?? null,
    isAsking: fetching,
    isRefused: error !== undefined && reactionToReading(error).kind !== 'unanswered',
    error: error ?? null,
    askAgain: () => ask({ requestPolicy: 'network-only' }),
  };
}
