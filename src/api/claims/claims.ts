import type { GraphQLClient } from 'graphql-request';

import type {
  ClaimChanged,
  ClaimPayoutSent,
  ClaimRead,
  DatasetSaved,
  Decision,
  DisputedMonth,
  PayoutDetails,
  PredictedMonth,
  WhichClaim,
} from '#machines/claims/claims.ts';
import { datasetNames } from '#schema/claims.ts';
import type { Clock } from '#src/lib/time/clock.ts';

import {
  ClaimDocument,
  CreateDatasetDocument,
  UpdateClaimDocument,
  UpdateClaimPayoutDocument,
  UpdateDatasetDocument,
} from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';
import { toClaim, toClaimPayout, toDataset } from './toClaim.ts';

type Key = { key: string };

const signedIn = { signedIn: true } as const;

/** Names of the month fields, as the insurer's validation errors refer to them: by index in the request. */
const ofForm = (data: readonly unknown[], field: string) => ({
  signedIn: true,
  fields: data.map((_, at) => ['data', at, field].join('.')),
});

export function createClaimsApi({ client, clock }: { client: GraphQLClient; clock: Pick<Clock, 'now'> }) {
  return {
    readClaim: (variables: { alertId: string }, signal: AbortSignal): Promise<ClaimRead> =>
      answered(async () => {
        const { claims } = await client.request({ document: ClaimDocument, variables, signal });
        const [claim] = claims.map(toClaim);
        return { kind: 'read', claim, at: clock.now() };
      }, signedIn),

    decide: ({ key, decision, ...which }: WhichClaim & { decision: Decision } & Key): Promise<ClaimChanged> =>
      answered(async () => {
        const changes = decision === 'accept' ? { confirmed: true } : { completed: true };
        const request = {
          document: UpdateClaimDocument,
          variables: { ...which, changes },
          requestHeaders: keyed(key),
        };
        return { kind: 'changed', claim: toClaim((await client.request(request)).updateClaim) };
      }, signedIn),

    /** Without an id there is no dataset yet, and the insurer creates it. */
    predict: ({
      key,
      data,
      datasetId = datasetNames.prediction,
      ...which
    }: WhichClaim & { datasetId?: string | undefined; data: PredictedMonth[] } & Key): Promise<DatasetSaved> =>
      answered(
        async () => {
          const request = {
            document: UpdateDatasetDocument,
            variables: { ...which, datasetId, changes: { data, completed: true } },
            requestHeaders: keyed(key),
          };
          return { kind: 'saved', dataset: toDataset((await client.request(request)).updateDataset) };
        },
        ofForm(data, 'revenue'),
      ),

    dispute: ({ key, data, ...which }: WhichClaim & { data: DisputedMonth[] } & Key): Promise<DatasetSaved> =>
      answered(
        async () => {
          const dataset = { name: datasetNames.dispute, data, completed: true };
          const request = {
            document: CreateDatasetDocument,
            variables: { ...which, dataset },
            requestHeaders: keyed(key),
          };
          return { kind: 'saved', dataset: toDataset((await client.request(request)).createDataset) };
        },
        ofForm(data, 'notes'),
      ),

    sendPayout: ({
      key,
      contactNumber,
      payoutMethodId,
      ...which
    }: WhichClaim & { payoutId: string } & PayoutDetails & Key): Promise<ClaimPayoutSent> =>
      answered(
        async () => {
          const details = { status: 'SENT', contactNumber, payoutMethodId };
          const request = {
            document: UpdateClaimPayoutDocument,
            variables: { ...which, details },
            requestHeaders: keyed(key),
          };
          return { kind: 'sent', payout: toClaimPayout((await client.request(request)).updateClaimPayout) };
        },
        { signedIn: true, fields: ['contactNumber', 'payoutMethodId'] },
      ),
  };
}
