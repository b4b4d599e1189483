import type { FastifyInstance, FastifyRequest } from 'fastify';

import {
  type BankLookupResult,
  NewPayoutMethod,
  type PayoutConfig,
  type PayoutMethod,
  PayoutMethodChanges,
  type PayoutWidget,
  type RequiredFields,
  WhichBank,
  WhichFields,
  WhichPayoutMethod,
  WhosePayouts,
  WhoseWidget,
} from '#schema/rest/payouts.ts';
import { accountById } from '../account/accounts.ts';
import { requireWriter } from '../account/rights.ts';
import type { Context } from '../context.ts';
import { readAccount, requireCallingPartner } from '../plugins/identity.ts';
import { Refused, understood } from '../refusal.ts';
import { searchBanks } from './banks.ts';
import { createFrame } from './frames.ts';
import { createMethod, deleteMethod, readMethods, updateMethod } from './methods.ts';
import { createOffer, type Offer, requireFields, requireProvider, splitVendor } from './offers.ts';
import { toRequiredField } from './providers.ts';

const payouts = ['customer-payouts'];
const methods = '/platform/payouts/methods';

export async function payoutRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;

  app.get(methods, async (request): Promise<PayoutMethod[]> => {
    const { userId } = await readAccount(context, request, understood(WhosePayouts, request.query).userId);
    return readMethods(db, userId);
  });

  app.get('/platform/payouts/config', async (request): Promise<PayoutConfig> => {
    const account = await readAccount(context, request, understood(WhosePayouts, request.query).userId);
    const { iso, currency, offered } = createOffer(requireCallingPartner(request), account);
    const providers = offered.map((one) => ({ ...one, ...splitVendor(one.vendor) }));
    return { payouts: { country: { iso, currency }, providers } };
  });

  app.get(
    '/platform/payouts/required-fields/:vendor',
    async (request): Promise<RequiredFields | BankLookupResult[]> => {
      const { vendor } = request.params as { vendor: string };
      const { payoutProviders } = requireCallingPartner(request);
      const provider = requireProvider(vendor, payoutProviders ?? []);
      const query = request.query as Record<string, unknown>;
      if (Object.hasOwn(query, 'bankSearch')) {
        const { country, bankSearch } = understood(WhichBank, query);
        return searchBanks(country, bankSearch);
      }
      const { currency } = understood(WhichFields, query);
      return { vendor, ...provider, fields: requireFields(vendor, currency).map(toRequiredField) };
    },
  );

  app.get('/platform/payouts/widget', async (request): Promise<PayoutWidget> => {
    const { userId, lang } = understood(WhoseWidget, request.query);
    const account = await readAccount(context, request, userId);
    const frameId = await createFrame(context, requireCallingPartner(request), account, lang);
    return { url: `${request.protocol}://${request.host}/frames/payouts/${frameId}` };
  });

  app.post(methods, async (request, reply) => {
    const { userId } = requireWriter(request, payouts);
    const given = understood(NewPayoutMethod, request.body);
    const offer = await offerOfSession(request, userId);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 201,
      body: await createMethod(tx, userId, given, offer),
    }));
    return reply.code(status).send(body);
  });

  app.patch(`${methods}/:payoutMethodId`, async (request, reply) => {
    const { userId } = requireWriter(request, payouts, 'UPDATE');
    const { payoutMethodId } = understood(WhichPayoutMethod, request.params);
    const changes = understood(PayoutMethodChanges, request.body);
    const offer = await offerOfSession(request, userId);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 200,
      body: await updateMethod(tx, { userId, payoutMethodId }, changes, offer),
    }));
    return reply.code(status).send(body);
  });

  app.delete(`${methods}/:payoutMethodId`, async (request, reply) => {
    const { userId } = requireWriter(request, payouts, 'DELETE');
    const { payoutMethodId } = understood(WhichPayoutMethod, request.params);
    const { status } = await app.once(request, async (tx) => {
      await deleteMethod(tx, { userId, payoutMethodId });
      return { status: 204, body: true };
    });
    return reply.code(status).send();
  });

  async function offerOfSession(request: FastifyRequest, userId: string): Promise<Offer> {
    const account = await accountById(db, userId);
    if (!account) throw new Refused('USER_NOT_FOUND', 'User not found');
    return createOffer(requireCallingPartner(request), account);
  }
}
