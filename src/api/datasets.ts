import type { AnyVariables, Client, OperationResult, OperationResultSource, TypedDocumentNode } from '@urql/core';

import type { Load } from '#machines/session/data/dataset.machine.ts';
import type { DatasetName } from '#rules/datasets.ts';
import type { Clock } from '#src/lib/time/clock.ts';

import {
  ArchivedAlertsDocument,
  ClaimsDocument,
  ItemsDocument,
  LostBagsDocument,
  PassengersDocument,
  PayoutConfigDocument,
  PayoutMethodsDocument,
  PoliciesDocument,
  SubscriptionsDocument,
  TripsDocument,
  UserDocument,
} from './generated/documents.ts';
import { answered } from './reaction.ts';

/** The query of each dataset and its variables. A dataset without one does not compile. */
export const datasetQueries = {
  USER_DETAILS: { document: UserDocument, variables: (userId: string) => ({ id: userId }) },
  POLICIES: { document: PoliciesDocument, variables: (userId: string) => ({ userId }) },
  PAYOUT_METHODS: { document: PayoutMethodsDocument, variables: (userId: string) => ({ userId }) },
  PAYOUT_CONFIGS: { document: PayoutConfigDocument, variables: (userId: string) => ({ userId }) },
  ITEMS: { document: ItemsDocument, variables: () => ({}) },
  ITEM_ALERTS: { document: ClaimsDocument, variables: () => ({}) },
  OWL_MONITORED_DATA: { document: SubscriptionsDocument, variables: (userId: string) => ({ id: userId }) },
  OWL_ALERTS: { document: ArchivedAlertsDocument, variables: (userId: string) => ({ id: userId }) },
  PASSENGERS: { document: PassengersDocument, variables: () => ({}) },
  LUGGAGE: { document: LostBagsDocument, variables: () => ({}) },
  TRIPS: { document: TripsDocument, variables: (userId: string) => ({ userId }) },
} as const satisfies Record<DatasetName, { document: unknown; variables: (userId: string) => object }>;

type Input = { name: DatasetName; userId: string };

/** Reads a dataset from the insurer into the client's cache, where components find it. */
export function loadDataset(client: Client, { name, userId }: Input, clock: Clock): Promise<Load> {
  const { document, variables } = datasetQueries[name];
  return answered(
    async () => {
      const query = document as TypedDocumentNode<unknown, AnyVariables>;
      const context = { requestPolicy: 'network-only', hasMachine: true } as const;
      const { error } = await answerFrom(client.query(query, variables(userId), context));
      if (error) throw error;
      return { kind: 'loaded', at: clock.now() };
    },
    { signedIn: true },
  );
}

/**
 * Waits for the answer of the network. Cached and stale results also arrive when a component subscribes meanwhile;
 * these do not count.
 */
async function answerFrom(asked: OperationResultSource<OperationResult>): Promise<OperationResult> {
  let listening: { unsubscribe: () => void } | undefined;
  const answer = await new Promise<OperationResult>((resolve) => {
    listening = asked.subscribe((result) => {
      if (result.operation.context.requestPolicy !== 'cache-only' && !result.stale) resolve(result);
    });
  });
  listening?.unsubscribe();
  return answer;
}
