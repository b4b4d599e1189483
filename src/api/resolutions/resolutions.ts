import type { GraphQLClient } from 'graphql-request';

import type { CaseRead, DisruptionRef, OptionAnswer, OptionChanged } from '#machines/resolutions/resolutions.ts';
import type { Clock } from '#src/lib/time/clock.ts';

import {
  ConfirmResolutionDocument,
  PatchResolutionDocument,
  ResolutionOptionsDocument,
  type ResolutionOptionsQueryVariables,
  SubmitResolutionDocument,
} from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';
import { toDisruption } from './toDisruption.ts';

type Key = { key: string };
type WhichOption = { userId: string; resolutionType: string; optionId: string; resolutionId?: string | null };

const signedIn = { signedIn: true } as const;
/** Fields that the forms of options ask for, and fields without a form whose refusals still need words. */
const ofAnswer = {
  signedIn: true,
  fields: [
    'loungeId',
    'firstName',
    'surname',
    'reason',
    'callMe',
    'rejected',
    'payoutMethodId',
    'flightIds',
    'alternateId',
  ],
} as const;

export function createResolutionsApi({ client, clock }: { client: GraphQLClient; clock: Pick<Clock, 'now'> }) {
  return {
    readCase: (which: DisruptionRef, signal: AbortSignal): Promise<CaseRead> =>
      answered(async () => {
        const variables: ResolutionOptionsQueryVariables = which;
        const { resolutionOptions } = await client.request({ document: ResolutionOptionsDocument, variables, signal });
        return { kind: 'read', case: toDisruption(resolutionOptions), at: clock.now() };
      }, signedIn),

    submit: ({ key, answer, ...which }: WhichOption & { answer: OptionAnswer } & Key): Promise<OptionChanged> =>
      answered(async () => {
        const request = {
          document: SubmitResolutionDocument,
          variables: { resolution: { ...which, ...answer } },
          requestHeaders: keyed(key),
        };
        const { resolutionId, status } = (await client.request(request)).submitResolution;
        return { kind: 'changed', resolutionId, status };
      }, ofAnswer),

    confirm: ({ key, ...variables }: { resolutionId: string } & Key): Promise<OptionChanged> =>
      answered(async () => {
        const request = { document: ConfirmResolutionDocument, variables, requestHeaders: keyed(key) };
        const { resolutionId, status } = (await client.request(request)).confirmResolution;
        return { kind: 'changed', resolutionId, status };
      }, signedIn),

    patch: ({ key, ...variables }: { resolutionId: string; status: string } & Key): Promise<OptionChanged> =>
      answered(async () => {
        const request = { document: PatchResolutionDocument, variables, requestHeaders: keyed(key) };
        const { resolutionId, status } = (await client.request(request)).patchResolution;
        return { kind: 'changed', resolutionId, status };
      }, signedIn),
  };
}
