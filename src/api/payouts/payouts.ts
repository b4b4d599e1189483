import type { GraphQLClient } from 'graphql-request';

import type {
  BanksFound,
  FieldsRead,
  FrameOpened,
  MethodCreated,
  MethodDeleted,
  MethodEdited,
  MethodsRead,
  NewPayoutMethod,
  PayoutChanges,
} from '#machines/payouts/payouts.ts';
import type { PayoutsRead } from '#machines/resolutions/cash/selectPayout.logic.ts';
import { addressLines } from '#schema/rest/payouts.ts';

import {
  BankLookupDocument,
  CreatePayoutMethodDocument,
  DeletePayoutMethodDocument,
  PayoutConfigDocument,
  PayoutMethodsDocument,
  PayoutWidgetDocument,
  RequiredFieldsDocument,
  UpdatePayoutMethodDocument,
} from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered } from '../reaction.ts';
import { ignoreNotSetUp, nothingOffered, toOffer } from './offer.ts';
import { toAskedFields, toPayoutMethod } from './toPayoutMethod.ts';

type Key = { key: string };
type Which = { payoutMethodId: string };

const signedIn = { signedIn: true } as const;

/** Names of the form's fields, including those of the provider. */
const ofForm = (fields: PayoutChanges['fields'] = {}) => ({
  signedIn: true,
  fields: ['description', ...addressLines, ...Object.keys(fields)],
});

export function createPayoutsApi({ client }: { client: GraphQLClient }) {
  return {
    readMethods: (variables: { userId: string }, signal: AbortSignal): Promise<MethodsRead> =>
      answered(async () => {
        const { payoutMethods } = await client.request({ document: PayoutMethodsDocument, variables, signal });
        return { kind: 'read', methods: payoutMethods.map(toPayoutMethod) };
      }, signedIn),

    /**
     * Reads the payout methods and the providers. Leaves out the providers for a customer without methods if the
     * partner pays directly.
     */
    readPayouts: (
      { isPaidByPartner, ...variables }: { userId: string; isPaidByPartner: boolean },
      signal: AbortSignal,
    ): Promise<PayoutsRead> =>
      answered(async () => {
        const told = client.request({ document: PayoutMethodsDocument, variables, signal });
        const readOffer = () =>
          client.request({ document: PayoutConfigDocument, variables, signal }).then(toOffer, ignoreNotSetUp);
        const offering = isPaidByPartner
          ? told.then(({ payoutMethods }) => (payoutMethods.length > 0 ? readOffer() : nothingOffered))
          : readOffer();
        const [{ payoutMethods }, offer] = await Promise.all([told, offering]);
        return { kind: 'read', methods: payoutMethods.map(toPayoutMethod), ...offer };
      }, signedIn),

    readFields: (variables: { vendor: string; currency: string }, signal: AbortSignal): Promise<FieldsRead> =>
      answered(async () => {
        const { requiredFields } = await client.request({ document: RequiredFieldsDocument, variables, signal });
        return { kind: 'read', asked: toAskedFields(requiredFields) };
      }, signedIn),

    findBanks: (
      variables: { vendor: string; country: string; bankSearch: string },
      signal: AbortSignal,
    ): Promise<BanksFound> =>
      answered(
        async () => {
          const { bankLookup } = await client.request({ document: BankLookupDocument, variables, signal });
          return { kind: 'read', banks: bankLookup };
        },
        { signedIn: true, fields: ['bankSearch'] },
      ),

    openFrame: (variables: { userId: string; lang: string }, signal: AbortSignal): Promise<FrameOpened> =>
      answered(async () => {
        const { payoutWidget } = await client.request({ document: PayoutWidgetDocument, variables, signal });
        return { kind: 'read', url: payoutWidget.url };
      }, signedIn),

    createMethod: ({ method, key }: { method: NewPayoutMethod } & Key): Promise<MethodCreated> =>
      answered(async () => {
        const variables = { method: detailsOf(method) };
        const request = { document: CreatePayoutMethodDocument, variables, requestHeaders: keyed(key) };
        const { payoutMethodId } = (await client.request(request)).createPayoutMethod;
        return { kind: 'created', payoutMethodId };
      }, ofForm(method.fields)),

    updateMethod: ({ payoutMethodId, changes, key }: { changes: PayoutChanges } & Which & Key): Promise<MethodEdited> =>
      answered(async () => {
        const variables = { payoutMethodId, changes: detailsOf(changes) };
        await client.request({ document: UpdatePayoutMethodDocument, variables, requestHeaders: keyed(key) });
        return { kind: 'edited' };
      }, ofForm(changes.fields)),

    preferMethod: ({ payoutMethodId, key }: Which & Key): Promise<MethodEdited> =>
      answered(async () => {
        const variables = { payoutMethodId, changes: { preferred: 1 } };
        await client.request({ document: UpdatePayoutMethodDocument, variables, requestHeaders: keyed(key) });
        return { kind: 'edited' };
      }, signedIn),

    deleteMethod: ({ key, ...variables }: Which & Key): Promise<MethodDeleted> =>
      answered(async () => {
        await client.request({ document: DeletePayoutMethodDocument, variables, requestHeaders: keyed(key) });
        return { kind: 'deleted' };
      }, signedIn),
  };
}

/**
 * Converts changes to the format of the API. The provider's fields come first, so that they cannot override the others.
 */
function detailsOf({ fields, address, ...method }: PayoutChanges): Record<string, unknown> {
  return { ...fields, ...method, ...(address && { extras: address }) };
}
