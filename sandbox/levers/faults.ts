import type { FastifyInstance } from 'fastify';

import { Fault } from '../plugins/faultBoard.ts';
import { allowed } from '../refusal.ts';
import type { Levers } from './levers.ts';

export async function faultLevers(app: FastifyInstance, { board }: Levers): Promise<void> {
  app.get('/faults', async () => board.list());

  app.post('/faults', async ({ body }, reply) => reply.code(201).send({ id: board.arm(allowed(Fault, body)) }));

  app.post('/faults/release', async () => ({ released: board.release() }));

  app.delete('/faults', async (_request, reply) => {
    board.clear();
    return reply.code(204).send();
  });
}
