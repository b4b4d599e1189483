import type { AnyVariables, CombinedError, TypedDocumentNode } from '@urql/core';
import { useQuery } from 'urql';

import { hasGaps } from '#schema/gaps.ts';

import { datasetQueries } from './datasets.ts';
import { toReaction } from './reaction.ts';

type Queries = typeof datasetQueries;

export type DatasetData<Name extends keyof Queries> =
  Queries[Name]['document'] extends TypedDocumentNode<infer Data, infer _Variables> ? Data : never;

/** `hasGaps` is true if a row is missing because it could not be read. */
type Cached<Name extends keyof Queries> = { data: DatasetData<Name> | null; hasGaps: boolean };

/** Returns a dataset as it is in the cache, with null if it is not there. Machines load it. */
export function useCached<Name extends keyof Queries>(name: Name, userId: string): Cached<Name> {
  const { document, variables } = datasetQueries[name];
  const query = document as TypedDocumentNode<DatasetData<Name>, AnyVariables>;
  const [{ data, extensions }] = useQuery({ query, variables: variables(userId), requestPolicy: 'cache-only' });
  return { data: data ?? null, hasGaps: hasGaps(extensions) };
}

type Asked = { userId: string; isAsked: boolean };

/**
 * Returns a dataset that no machine loads, or whose error the caller handles. Reads it from the network if it is not
 * cached and `isAsked` is true.
 */
export function useAsked<Name extends keyof Queries>(name: Name, { userId, isAsked }: Asked) {
  const { document, variables } = datasetQueries[name];
  const query = document as TypedDocumentNode<DatasetData<Name>, AnyVariables>;
  const [{ data, error }] = useQuery({ query, variables: variables(userId), pause: !isAsked });
  return { data: data ?? null, error: error ?? null };
}

export const reactionToReading = (error: CombinedError) => toReaction(error, { signedIn: true });
