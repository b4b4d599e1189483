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

import type { Context } from '../context.ts';
import { accountById } from '../identity/accounts.ts';
import { writerIn } from '../identity/rights.ts';
import { banksFor } from '../payouts/banks.ts';
import { frameFor } from '../payouts/frames.ts';
import { createMethod, deleteMethod, methodsOf, updateMethod } from '../payouts/methods.ts';
import { askedBy, type Offer, offerFor, partsOf, providerOf } from '../payouts/offers.ts';
import { shownTo } from '../payouts/providers.ts';
import { partnerIn, readAccount } from '../plugins/identity.ts';
import { Refused, understood } from '../refusal.ts';

const payouts = ['customer-payouts'];
const methods = '/platform/payouts/methods';

export async function payoutRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;

  app.get(methods, async (request): Promise<PayoutMethod[]> => {
    const { userId } = await readAccount(context, request, understood(WhosePayouts, request.query).userId);
    return methodsOf(db, userId);
  });

  app.get('/platform/payouts/config', async (request): Promise<PayoutConfig> => {
    const account = await readAccount(context, request, understood(WhosePayouts, request.query).userId);
    const { iso, currency, offered } = offerFor(partnerIn(request), account);
    const providers = offered.map((one) => ({ ...one, ...partsOf(one.vendor) }));
    return { payouts: { country: { iso, currency }, providers } };
  });

  app.get(
    '/platform/payouts/required-fields/:vendor',
    async (request): Promise<RequiredFields | BankLookupResult[]> => {
      const { vendor } = request.params as { vendor: string };
      const { payoutProviders } = partnerIn(request);
      const provider = providerOf(vendor, payoutProviders ?? []);
      const query = request.query as Record<string, unknown>;
      if (Object.hasOwn(query, 'bankSearch')) {
        const { country, bankSearch } = understood(WhichBank, query);
        return banksFor(country, bankSearch);
      }
      const { currency } = understood(WhichFields, query);
      return { vendor, ...provider, fields: askedBy(vendor, currency).map(shownTo) };
    },
  );

  app.get('/platform/payouts/widget', async (request): Promise<PayoutWidget> => {
    const { userId, lang } = understood(WhoseWidget, request.query);
    const account = await readAccount(context, request, userId);
    const frameId = await frameFor(context, partnerIn(request), account, lang);
    return { url: `${request.protocol}://${request.host}/frames/payouts/${frameId}` };
  });

  app.post(methods, async (request, reply) => {
    const { userId } = writerIn(request, payouts);
    const given = understood(NewPayoutMethod, request.body);
    const offer = await offerOfSession(request, userId);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 201,
      body: await createMethod(tx, userId, given, offer),
    }));
    return reply.code(status).send(body);
  });

  app.patch(`${methods}/:payoutMethodId`, async (request, reply) => {
    const { userId } = writerIn(request, payouts, 'UPDATE');
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
    const { userId } = writerIn(request, payouts, 'DELETE');
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
    return offerFor(partnerIn(request), account);
  }
}
