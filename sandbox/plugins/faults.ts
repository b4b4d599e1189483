import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

import { catalogue, isCode } from '#schema/errors.ts';

import type { Armed, Fault, FaultBoard } from './faultBoard.ts';

declare module 'fastify' {
  interface FastifyRequest {
    fault: Armed | undefined;
  }
}

/** Applies an armed fault to its call, instead of the real response or before it is sent. */
export const faults = plugin<{ board: FaultBoard }>(async (app, { board }) => {
  app.addHook('onRoute', ({ method, url, prefix }) => {
    for (const each of [method].flat()) board.know({ method: each, path: url.slice(prefix.length) });
  });
  app.decorateRequest('fault', undefined);
  app.addHook('preClose', async () => board.clear());

  app.addHook('onRequest', async (request, reply) => {
    const armed = board.take(request.method, pathOf(request));
    if (!armed) return;
    if (!answersItself(armed.fault)) {
      request.fault = armed;
      return;
    }
    await late(armed);
    return armed.fault.network ? hangUp(request, reply) : answer(armed.fault, reply);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { fault: armed } = request;
    if (!armed) return payload;
    request.fault = undefined;
    await late(armed);
    return armed.fault.lost ? hangUp(request, reply) : payload;
  });
});

async function late({ fault, held }: Armed): Promise<void> {
  if (fault.hold) await held();
  if (fault.delayMs) await pause(fault.delayMs);
}

function answersItself({ delayMs, hold, lost, method, path, times, isNew, ...answering }: Fault): boolean {
  return 'answer' in answering || Object.values(answering).some(Boolean);
}

function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

function answer(fault: Fault, reply: FastifyReply): FastifyReply {
  const { code, message, type, title, body, fields, headers = {} } = fault;
  const status = fault.status ?? statusOf(fault);
  reply.code(status).headers(headers);
  if (fault.bare || fault.empty) return reply.send();
  if (fault.html) return reply.type('text/html').send('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>');
  if (fault.garbage) return reply.type('application/json').send('{"half": [');
  if (fault.answer !== undefined) return reply.type('application/json').send(JSON.stringify(fault.answer));
  return reply.send({ status, code, type: type ?? 'Error', title, body, fields, message });
}

function statusOf({ bare, code, empty, garbage, html, answer: given }: Fault): number {
  if (bare) return 401;
  if (isCode(code)) return catalogue[code].status;
  if (html) return 502;
  return empty || garbage || given !== undefined ? 200 : 500;
}

function pathOf({ url }: FastifyRequest): string {
  const path = url.replace(/^\/api/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
