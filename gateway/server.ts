import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';

import { answerRefused, refusalStatus } from './graphql/media.ts';
import { isMistake, toPublicError } from './graphql/refused.ts';
import { graphqlRoute } from './graphql/route.ts';
import { getClientAddress, refuseMalformedRequest } from './guard/clientAddress.ts';
import { answerClientError } from './guard/clientError.ts';
import { safeHeaders } from './guard/headers.ts';
import { limitBodyTime } from './guard/limitBodyTime.ts';
import { monitorLoad } from './guard/load.ts';
import { parseTrust, requestIds } from './guard/proxy.ts';
import { createInsurer, type Report } from './insurer/insurer.ts';
import { type FollowedExchange, followExchange } from './lib/exchangeEnd.ts';
import { oldBrowserRoute } from './page/oldBrowser.ts';
import { pageRoute } from './page/route.ts';
import { staticRoutes } from './page/statics.ts';
import { createPartners } from './partners.ts';
import type { Parts } from './parts.ts';
import { createRates } from './rates/rates.ts';
import { connectRedis } from './rates/redis.ts';
import { createSettings } from './settings.ts';
import { createShutdown } from './shutdown.ts';
import { longestUploadMs, uploadRoute } from './upload/route.ts';
import { createHealth } from './watch/health.ts';
import { loggerOptions, logTo } from './watch/log.ts';
import { metrics } from './watch/metrics.ts';
import { watchRoutes } from './watch/route.ts';

/** An insured trip takes two KB, a sign-in token four. Routes that need more set a higher limit. */
const bodyLimit = 32 * 1024;

export type Gateway = {
  app: FastifyInstance;
  stop: ReturnType<typeof createShutdown>;
};

/**
 * Builds the portal's server: the app, and GraphQL in front of the insurer. Stateless, so that any number of instances
 * may run.
 */
export async function gateway(given: Parameters<typeof createSettings>[0]): Promise<Gateway> {
  const settings = createSettings(given);
  /** Follows the exchange and its body. Returns undefined if its connection was closed for pipelining too much. */
  const begin = (request: FastifyRequest, reply: FastifyReply): FollowedExchange | undefined => {
    const exchange = followExchange(request, reply);
    if (!exchange) return undefined;
    request.exchangeEnd = exchange;
    limitBodyTime(request, settings.limits.bodyMs);
    return exchange;
  };
  const trusts = parseTrust(settings.trustProxy);
  const app = Fastify({
    logger: loggerOptions(settings.log),
    logController: new LogController({ disableRequestLogging: true }),
    // Skips the child logger, because no code logs through the request.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(trusts),
    trustProxy: settings.trustProxy === false ? false : trusts,
    return503OnClosing: false,
    bodyLimit,
    // Long enough for a file on a slow line. `limitBodyTime` limits other bodies.
    requestTimeout: longestUploadMs,
    clientErrorHandler: (error, socket) => {
      const status = answerClientError(error, socket);
      if (status !== undefined) counted.answered('none', status);
    },
    frameworkErrors: (error, request, reply) => {
      // A malformed address bypasses all hooks.
      safeHeaders(request, reply);
      if (!begin(request, reply)) return reply.hijack();
      return tell(error, request, reply, parts);
    },
  });

  const log = logTo(app.log);
  const counted = metrics();
  const report = (call: Report) => {
    counted.called(call);
    log.called(call);
  };
  const partners = createPartners(settings.partnersFile, (problem) => app.log.error(problem));
  const shared = settings.redisUrl ? connectRedis(settings.redisUrl, (what) => app.log.warn(what)) : undefined;
  const load = monitorLoad(settings.limits);
  const parts: Parts = {
    settings,
    partners,
    insurer: createInsurer(settings.apiUrl, { ...settings.limits, report }),
    load,
    rates: await createRates(app, settings.limits, shared),
    metrics: counted,
    health: createHealth(partners, settings.dist, load),
    log,
  };

  for (const fact of ['exchangeEnd', 'partner', 'document', 'refusal']) app.decorateRequest(fact, null);
  app.decorateRequest('address', '');
  // Synchronous hooks call `done` directly: a promise for each costs more than their work.
  app.addHook('onRequest', (request, reply, done) => {
    safeHeaders(request, reply);
    const exchange = begin(request, reply);
    if (!exchange) return void reply.hijack();
    refuseMalformedRequest(request);
    request.address = getClientAddress(request);
    parts.load.follow(request.exchangeEnd);
    // Makes clients reconnect to another instance.
    if (parts.health.isDraining()) reply.header('connection', 'close');
    // Pipelined requests run one by one, so that a client that leaves has cost one answer only.
    exchange.inTurn(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    counted.answered(request.routeOptions.url ?? 'none', reply.statusCode);
    if (!isProbe(request)) log.answered(request, reply);
    done();
  });
  app.addHook('onClose', async () => {
    parts.load.close();
    shared?.close();
    await parts.insurer.close();
  });
  app.setErrorHandler((error, request, reply) => tell(error, request, reply, parts));
  // A missing file may come with the next build.
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ status: 404, message: 'Not Found' }),
  );

  // Reads the partners now rather than with the first customer.
  await partners.areKnown();
  await app.register(watchRoutes, parts);
  await app.register(graphqlRoute, parts);
  await app.register(uploadRoute, parts);
  await app.register(staticRoutes, settings);
  await app.register(oldBrowserRoute, parts);
  await app.register(pageRoute, parts);
  return { app, stop: createShutdown(app, parts) };
}

/** Sends a refusal of a request that was not executed: with its status, and in GraphQL's format on /graphql. */
function tell(error: unknown, request: FastifyRequest, reply: FastifyReply, { metrics, log }: Parts): FastifyReply {
  const answer = toPublicError(error);
  const { extensions } = answer;
  metrics.refused(extensions);
  request.refusal = extensions;
  if (isMistake(error)) log.mistaken(request, request.routeOptions.url ?? 'none', error);
  if (request.routeOptions.url !== '/graphql') return reply.code(extensions.status).send(extensions);
  return answerRefused(request, reply, refusalStatus(error, request), answer);
}

const isProbe = ({ routeOptions: { url } }: FastifyRequest) =>
  url === '/healthz' || url === '/readyz' || url === '/metrics';
