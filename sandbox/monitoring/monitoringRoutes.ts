import type { FastifyInstance, FastifyRequest } from 'fastify';

import {
  AlertAction,
  AlertChanges,
  MonitoredItemChanges,
  NewMonitoredItem,
  NewSubscriber,
  NewTokenFrame,
  type OwlActions,
  type OwlAlert,
  type Subscriber,
  type Subscriptions,
  type TokenFrame,
  WhichMonitoredItem,
  WhichMonitoredType,
  WhichOwlAlert,
} from '#schema/rest/monitoring.ts';
import type { Account } from '../account/accounts.ts';
import { requireReporter } from '../account/rights.ts';
import type { Context } from '../context.ts';
import { readAccount, requireCallingPartner, requirePartner, requireSubject } from '../plugins/identity.ts';
import { understood } from '../refusal.ts';
import { changeAlert, findActions, findAlert, setAction } from './alerts.ts';
import { addItem, deleteItem, renameItem } from './items.ts';
import { scanData } from './scan.ts';
import { findSubscriber, requireMonitoring, subscribe } from './subscribers.ts';
import { listArchive, listSubscriptions } from './subscriptions.ts';
import { openCardFrame, refuseBrokenTokeniser } from './tokenFrames.ts';

type OfSubscriber = { Params: { id: string } };

const subscriber = '/owl/subscribers/:id';
const subscriptions = `${subscriber}/subscriptions`;
const alert = `${subscriber}/alerts/:alertId`;

/** The monitoring of personal data: E38 to E50 of the contract. */
export async function monitoringRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  app.get<OfSubscriber>('/monitoring/subscribers/:id', async (request): Promise<Subscriber> => {
    const { userId } = await readAccount(context, request, request.params.id);
    return findSubscriber(db, userId);
  });

  app.get<OfSubscriber>(subscriptions, async (request): Promise<Subscriptions> => {
    const owner = await readAccount(context, request, request.params.id);
    return { subscriptions: await listSubscriptions(db, { owner, completed: false, now: clock.in(0) }) };
  });

  for (const slash of ['', '/'])
    app.get<OfSubscriber>(`${subscriptions}/alerts${slash}`, async (request): Promise<Subscriptions> => {
      const owner = await readAccount(context, request, request.params.id);
      return { subscriptions: await listArchive(db, { owner, now: clock.in(0) }) };
    });

  app.get<OfSubscriber>(alert, async (request): Promise<OwlAlert[]> => {
    const { userId, locale } = await readAccount(context, request, request.params.id);
    return findAlert(db, { userId, locale, ...understood(WhichOwlAlert, request.params) });
  });

  app.get<OfSubscriber>(`${alert}/actions`, async (request): Promise<OwlActions> => {
    const { userId } = await readAccount(context, request, request.params.id);
    return findActions(db, { userId, ...understood(WhichOwlAlert, request.params) });
  });

  app.post<OfSubscriber>(subscriber, async (request, reply) => {
    const { userId } = await writer(request);
    requireMonitoring(requirePartner(request, understood(NewSubscriber, request.body).partnerId));
    const { status, body } = await app.once(request, async (tx) => ({
      status: 201,
      body: await subscribe(tx, userId),
    }));
    return reply.code(status).send(body);
  });

  // A read by its method, which starts the first scan.
  app.get<OfSubscriber>(`${subscriber}/scan`, async (request, reply) => {
    const { userId } = await writer(request);
    requireMonitoring(requireCallingPartner(request));
    const { status, body } = await app.once(request, async (tx) => ({
      status: 200,
      body: await scanData(tx, userId, clock.in(0)),
    }));
    return reply.code(status).send(body);
  });

  app.post<OfSubscriber>('/tokeniser/http/generate/:id', async (request): Promise<TokenFrame> => {
    requireReporter(request);
    refuseBrokenTokeniser(request.params.id);
    const account = await writer(request);
    requireMonitoring(requireCallingPartner(request));
    const frameId = await openCardFrame(context, account, understood(NewTokenFrame, request.body));
    return { url: `${request.protocol}://${request.host}/frames/cards/${frameId}` };
  });

  app.post<OfSubscriber>(`${subscriptions}/:type`, async (request, reply) => {
    const owner = await writer(request);
    requireMonitoring(requireCallingPartner(request));
    const { type } = understood(WhichMonitoredType, request.params);
    const given = understood(NewMonitoredItem, request.body);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 201,
      body: await addItem({ tx, now: clock.now() }, owner, type, given),
    }));
    return reply.code(status).send(body);
  });

  app.patch<OfSubscriber>(`${subscriptions}/:subscriptionId`, async (request, reply) => {
    const owner = await writer(request);
    requireMonitoring(requireCallingPartner(request));
    const { subscriptionId } = understood(WhichMonitoredItem, request.params);
    const { displayName } = understood(MonitoredItemChanges, request.body);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 200,
      body: await renameItem(tx, owner, { subscriptionId, displayName }),
    }));
    return reply.code(status).send(body);
  });

  app.delete<OfSubscriber>(`${subscriptions}/:subscriptionId`, async (request, reply) => {
    const { userId } = await writer(request);
    requireMonitoring(requireCallingPartner(request));
    const { subscriptionId } = understood(WhichMonitoredItem, request.params);
    const { status } = await app.once(request, async (tx) => {
      await deleteItem(tx, { userId, subscriptionId });
      return { status: 204, body: true };
    });
    return reply.code(status).send();
  });

  app.put<OfSubscriber>(`${alert}/action`, async (request, reply) => {
    const { userId } = await writer(request);
    const { alertId } = understood(WhichOwlAlert, request.params);
    const given = understood(AlertAction, request.body);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 200,
      body: await setAction(tx, { userId, alertId }, given),
    }));
    return reply.code(status).send(body);
  });

  app.patch<OfSubscriber>(alert, async (request, reply) => {
    const { userId, locale } = await writer(request);
    const { alertId } = understood(WhichOwlAlert, request.params);
    const given = understood(AlertChanges, request.body);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 200,
      body: await changeAlert(tx, { userId, locale, alertId }, given),
    }));
    return reply.code(status).send(body);
  });

  /** The account of a session that may write. No feature of the contract opens monitoring, so the role's flag decides. */
  async function writer(request: FastifyRequest<OfSubscriber>): Promise<Account> {
    const account = await requireSubject(context, request, request.params.id);
    requireReporter(request);
    return account;
  }
}
