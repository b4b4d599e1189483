import type { FastifyInstance } from 'fastify';

import { Fault } from '../plugins/faultBoard.ts';
import { allowed, UncodedRefusal } from '../refusal.ts';
import type { Levers } from './levers.ts';

export async function faultLevers(app: FastifyInstance, { board }: Levers): Promise<void> {
  app.get('/faults', async () => board.list());

  app.post('/faults', async ({ body }, reply) => {
    const fault = allowed(Fault, body);
    // It would wait for ever, and a test that armed it would prove nothing.
    if (!board.canBefall(fault))
      throw new UncodedRefusal(400, `No call of the insurer’s is a ${fault.method ?? 'call'} of ${fault.path}`);
    return reply.code(201).send({ id: board.arm(fault) });
  });

  app.post('/faults/release', async () => ({ released: board.release() }));

  app.delete('/faults', async (_request, reply) => {
    board.clear();
    return reply.code(204).send();
  });
}
