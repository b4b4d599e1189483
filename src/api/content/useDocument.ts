import { useQuery } from 'urql';

import { DocumentDocument } from '../generated/documents.ts';
import { reactionToReading } from '../readings.ts';

type Asked = { name: string; locale: string; partnerId: string };

/**
 * A text of the partner's. `isRefused`: the insurer answered, and there is none; with an error besides that, no answer
 * came.
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
