import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import {
  AttachedDocument,
  type Claim,
  ClaimAttachmentName,
  ClaimChanges,
  type ClaimPayout,
  ClaimPayoutDetails,
  type Dataset,
  DatasetChanges,
  DocumentName,
  NewDispute,
  type StreamUrl,
  WhichClaim,
  WhichClaimPayout,
  WhichClaims,
  WhichDataset,
  WhoseDocument,
} from '#schema/rest/claims.ts';
import { requireWriter } from '../account/rights.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/types.ts';
import { cleanFileName } from '../files/names.ts';
import { readAccount, requireSession } from '../plugins/identity.ts';
import { understood } from '../refusal.ts';
import { claims, items } from '../tables.ts';
import { attachDocument } from './attach.ts';
import { decide } from './decide.ts';
import { dispute } from './dispute.ts';
import { openDocument } from './documents/documents.ts';
import type { Wanted } from './found.ts';
import { meanwhile } from './meanwhile.ts';
import { sendPayout } from './pay.ts';
import { predict } from './predict.ts';
import { readClaims, shownPayout, shownSet } from './shown.ts';

const insurance = ['customer-insurance'];
const claim = '/platform/items/:itemId/alerts/:alertId';

export async function claimRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;
  const today = () => clock.in(0).slice(0, 10);

  app.get('/platform/items/views/item-alerts', async (request): Promise<Claim[]> => {
    const { active, itemId, alertId } = understood(WhichClaims, request.query);
    const wanted = and(
      eq(items.userId, requireSession(request).userId),
      active === undefined ? undefined : eq(claims.completed, active === 'false'),
      itemId === undefined ? undefined : eq(claims.itemId, itemId),
      alertId === undefined ? undefined : eq(claims.alertId, alertId),
    );
    return readClaims(db, wanted, today());
  });

  app.patch(claim, async (request, reply) => {
    const wanted = wantedIn(request);
    const changes = understood(ClaimChanges, request.body);
    return once(request, reply, wanted, 200, async (tx): Promise<Claim | undefined> => {
      await decide(tx, wanted, changes, clock.in(0));
      const [changed] = await readClaims(tx, eq(claims.alertId, wanted.alertId), today());
      return changed;
    });
  });

  app.patch(`${claim}/datasets/:datasetId`, async (request, reply) => {
    const wanted = wantedIn(request);
    const { datasetId } = understood(WhichDataset, request.params);
    const changes = understood(DatasetChanges, request.body);
    return once(request, reply, wanted, 200, async (tx): Promise<Dataset> => {
      return shownSet(await predict(tx, { ...wanted, datasetId }, changes, clock.in(0)));
    });
  });

  app.post(`${claim}/datasets`, async (request, reply) => {
    const wanted = wantedIn(request);
    const given = understood(NewDispute, request.body);
    return once(request, reply, wanted, 201, async (tx): Promise<Dataset> => {
      return shownSet(await dispute(tx, wanted, given, clock.in(0)));
    });
  });

  app.patch(`${claim}/payouts/:payoutId`, async (request, reply) => {
    const wanted = wantedIn(request);
    const { payoutId } = understood(WhichClaimPayout, request.params);
    const details = understood(ClaimPayoutDetails, request.body);
    return once(request, reply, wanted, 200, async (tx): Promise<ClaimPayout> => {
      return shownPayout(await sendPayout(tx, { ...wanted, payoutId }, details, clock.in(0)), today());
    });
  });

  app.post(`${claim}/attachments`, async (request, reply) => {
    const wanted = wantedIn(request);
    const name = cleanFileName(understood(ClaimAttachmentName, request.query).name);
    const { documentId } = understood(AttachedDocument, request.body);
    return once(request, reply, wanted, 201, (tx) => attachDocument(tx, wanted, { name, documentId }));
  });

  app.get('/platform/users/:id/documents/stream-url', async (request): Promise<StreamUrl> => {
    requireWriter(request, insurance, 'UPDATE');
    const { userId } = await readAccount(context, request, understood(WhoseDocument, request.params).id);
    const { documentName } = understood(DocumentName, request.query);
    const { documentId, path } = await openDocument(context, userId, documentName);
    return { url: `${request.protocol}://${request.host}${path}`, documentId };
  });

  async function once(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: Wanted,
    status: number,
    effect: (tx: Transaction) => Promise<unknown>,
  ) {
    await meanwhile(db, wanted, clock.in(0));
    const answer = await app.once(request, async (tx) => ({ status, body: await effect(tx) }));
    return reply.code(answer.status).send(answer.body);
  }
}

function wantedIn(request: FastifyRequest): Wanted {
  const { userId } = requireWriter(request, insurance, 'UPDATE');
  return { userId, ...understood(WhichClaim, request.params) };
}
