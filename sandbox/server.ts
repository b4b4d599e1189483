import { randomBytes } from 'node:crypto';

import Fastify, { type FastifyInstance } from 'fastify';

import type { PartnersFile } from '#schema/partners.ts';

import { clockOf } from './clock.ts';
import type { Context } from './context.ts';
import { type Database, openDatabase, type Place } from './database/open.ts';
import { partnersIn } from './database/partnersFile.ts';
import { settleSetting } from './database/settings.ts';
import { documentStore } from './documents/store.ts';
import { filesIn } from './files/files.ts';
import { allIds } from './files/known.ts';
import { cardFrame } from './frames/cardFrame.ts';
import { passPages } from './frames/pass.ts';
import { payoutFrame } from './frames/payoutFrame.ts';
import { tokensSignedWith } from './identity/tokens.ts';
import { leverRoutes } from './levers/levers.ts';
import { startPage } from './page/startPage.ts';
import { readBodies } from './plugins/bodies.ts';
import { faultBoard } from './plugins/faultBoard.ts';
import { answerBadAddress, answerRefusals } from './refusal.ts';
import { api } from './routes/api.ts';
import { healthRoutes } from './routes/health.ts';
import { seedOnce } from './seeds/seed.ts';

type Options = Place & {
  /** What the time really is. */
  now?: () => Date;
  /** The remote control under /__sandbox. */
  levers?: boolean;
  /** Names under which the levers may be pulled, besides those of this machine. */
  leverHosts?: string[];
  /** Where the portal is, for the links of the start page. */
  portalPort?: number;
  log?: boolean;
};
export type Sandbox = Context & {
  app: FastifyInstance;
  partners: PartnersFile;
  /** Where what an old version had kept was moved, as this one cannot go on from it. */
  setAside: string | undefined;
};

/** Stands in for the insurer. It shares the contract with the portal and not a line of code. */
export async function sandbox(options: Options = {}): Promise<Sandbox> {
  const { now = () => new Date(), levers = true, leverHosts = [], portalPort = 4000, log = false, ...place } = options;
  const prepare = async (db: Database) => seedOnce(db, (await clockOf(db, now)).now());
  const { db, close, setAside } = await openDatabase(place, prepare);
  const clock = await clockOf(db, now);
  const { secret } = await settleSetting(db, 'token secret', { secret: randomBytes(32).toString('base64url') });
  const files = filesIn(place);
  await files.keepOnly(await allIds(db));
  const context: Context = { db, clock, tokens: tokensSignedWith(String(secret)) };
  const board = faultBoard();

  const app = Fastify({
    logger: log && { level: 'error' },
    // A HEAD would sign people out. A token in a path is longer than the hundred characters a router expects.
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 2_048 },
    frameworkErrors: (_error, _request, reply) => answerBadAddress(reply.raw),
  });
  answerRefusals(app);
  readBodies(app);
  app.addHook('onClose', close);
  app.addHook('onClose', files.close);
  await app.register(healthRoutes, { db, clock });
  await app.register(api, { ...context, board, files, levers, portalPort, prefix: '/api' });
  if (levers)
    await app.register(leverRoutes, { ...context, board, files, portalPort, leverHosts, prefix: '/__sandbox' });
  await app.register(payoutFrame, context);
  await app.register(cardFrame, context);
  await app.register(passPages, context);
  await app.register(documentStore, { ...context, files });
  await app.register(startPage, { ...context, board, portalPort, levers });
  await app.ready();
  return { ...context, app, setAside, partners: await partnersIn(db) };
}
