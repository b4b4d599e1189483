import { randomBytes } from 'node:crypto';

import Fastify, { type FastifyInstance } from 'fastify';

import type { PartnersFile } from '#schema/partners.ts';
import { documentStore } from './claims/documents/store.ts';
import { createClock } from './clock.ts';
import type { Context } from './context.ts';
import { openDatabase, type Place } from './database/open.ts';
import { readPartners } from './database/partnersFile.ts';
import { ensureSetting } from './database/settings.ts';
import type { Database } from './database/types.ts';
import { createFiles } from './files/files.ts';
import { allIds } from './files/known.ts';
import { cardFrame } from './frames/cardFrame.ts';
import { passPages } from './frames/pass.ts';
import { payoutFrame } from './frames/payoutFrame.ts';
import { leverRoutes } from './levers/levers.ts';
import { startPage } from './page/startPage.ts';
import { readBodies } from './plugins/bodies.ts';
import { faultBoard } from './plugins/faultBoard.ts';
import { answerBadAddress, answerRefusals } from './refusal.ts';
import { api } from './routes/api.ts';
import { healthRoutes } from './routes/health.ts';
import { seedOnce } from './seeds/seed.ts';
import { createTokens } from './sign-in/tokens.ts';

type Options = Place & {
  now?: () => Date;
  /** Enables the remote control under /__sandbox. */
  levers?: boolean;
  /** Further host names from which the levers may be used, besides the local ones. */
  leverHosts?: string[];
  /** Port of the portal, for the links of the start page. */
  portalPort?: number;
  log?: boolean;
};
export type Sandbox = Context & {
  app: FastifyInstance;
  partners: PartnersFile;
  /** New path of an old version's data directory that could not be migrated. */
  setAside: string | undefined;
};

/** Replaces the insurer. Shares the contract with the portal but no code. */
export async function sandbox(options: Options = {}): Promise<Sandbox> {
  const { now = () => new Date(), levers = true, leverHosts = [], portalPort = 4000, log = false, ...place } = options;
  const prepare = async (db: Database) => seedOnce(db, (await createClock(db, now)).now());
  const { db, close, setAside } = await openDatabase(place, prepare);
  const clock = await createClock(db, now);
  const { secret } = await ensureSetting(db, 'token secret', { secret: randomBytes(32).toString('base64url') });
  const files = createFiles(place);
  await files.keepOnly(await allIds(db));
  const context: Context = { db, clock, tokens: createTokens(String(secret)) };
  const board = faultBoard();

  const app = Fastify({
    logger: log && { level: 'error' },
    // HEAD would sign people out. A token in a path is longer than the router's default limit of a hundred characters.
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
  return { ...context, app, setAside, partners: await readPartners(db) };
}
