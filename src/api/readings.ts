import type { AnyVariables, CombinedError, TypedDocumentNode } from '@urql/core';
import { useQuery } from 'urql';

import { hasGaps } from '#schema/gaps.ts';

import { datasetQueries } from './datasets.ts';
import { reactionTo } from './reaction.ts';

type Queries = typeof datasetQueries;

/** What a dataset holds. */
export type DataOf<Name extends keyof Queries> =
  Queries[Name]['document'] extends TypedDocumentNode<infer Data, infer _Variables> ? Data : never;

/** `hasGaps`: a row is missing, because the insurer's could not be read. */
type Cached<Name extends keyof Queries> = { data: DataOf<Name> | null; hasGaps: boolean };

/** Returns a dataset as it is in the cache, with null if it is not there. Machines load it. */
export function useCached<Name extends keyof Queries>(name: Name, userId: string): Cached<Name> {
  const { document, variables } = datasetQueries[name];
  const query = document as TypedDocumentNode<DataOf<Name>, AnyVariables>;
  const [{ data, extensions }] = useQuery({ query, variables: variables(userId), requestPolicy: 'cache-only' });
  return { data: data ?? null, hasGaps: hasGaps(extensions) };
}

type Asked = { userId: string; isAsked: boolean };

/** The same where no machine loads it, or its failure has to be told apart: asked for if it is not known, and if it is to be. */
export function useAsked<Name extends keyof Queries>(name: Name, { userId, isAsked }: Asked) {
  const { document, variables } = datasetQueries[name];
  const query = document as TypedDocumentNode<DataOf<Name>, AnyVariables>;
  const [{ data, error }] = useQuery({ query, variables: variables(userId), pause: !isAsked });
  return { data: data ?? null, error: error ?? null };
}

/** What the catalogue says of a reading that failed. */
export const reactionToReading = (error: CombinedError) => reactionTo(error, { signedIn: true });
