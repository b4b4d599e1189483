import type { GraphQLClient } from 'graphql-request';

import type {
  ScanAnswer,
  SubscribeAnswer,
  SubscriptionRead,
} from '#machines/monitoring/subscriber/subscriber.setup.ts';

import { ScanDocument, SubscribeDocument, SubscriberDocument } from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered, hasCode } from '../reaction.ts';

type Line = { client: GraphQLClient; userId: string; partnerId: string };

const signedIn = { signedIn: true } as const;

/** Calls about the monitoring of a customer's data. */
export function createSubscriberApi({ client, userId: id, partnerId }: Line) {
  return {
    readSubscription: (_: undefined, signal: AbortSignal): Promise<SubscriptionRead> =>
      answered(async () => {
        const { subscriber } = await client.request({ document: SubscriberDocument, variables: { id }, signal });
        const { subscribed, initialScan } = subscriber;
        return { kind: 'read', subscribed, initialScan };
      }, signedIn),

    /** A customer who is subscribed already counts as subscribed. */
    subscribe: async ({ key }: { key: string }): Promise<SubscribeAnswer> => {
      const answer = await answered<SubscribeAnswer>(async () => {
        const variables = { id, partnerId };
        await client.request({ document: SubscribeDocument, variables, requestHeaders: keyed(key) });
        return { kind: 'subscribed' };
      }, signedIn);
      return hasCode(answer, 'ALREADY_EXISTS') ? { kind: 'subscribed' } : answer;
    },

    /** Starts the first scan, or reports the result of the one that was made. */
    scan: (): Promise<ScanAnswer> =>
      answered(async () => {
        const { scan } = await client.request({ document: ScanDocument, variables: { id } });
        return { kind: 'scanned', found: Math.max(0, scan.found) };
      }, signedIn),
  };
}
