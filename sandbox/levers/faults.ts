import type { FastifyInstance } from 'fastify';

import { insurerCodes, isCode } from '#schema/errors.ts';

import { Fault } from '../plugins/faultBoard.ts';
import { allowed, UncodedRefusal } from '../refusal.ts';
import type { Levers } from './context.ts';

const codes = Object.keys(insurerCodes).join(', ');

export async function faultLevers(app: FastifyInstance, { board }: Levers): Promise<void> {
  app.get('/faults', async () => board.list());

  app.post('/faults', async ({ body }, reply) => {
    const fault = allowed(Fault, body);
    // It would wait for ever, and a test that armed it would prove nothing.
    if (!board.canBefall(fault))
      throw new UncodedRefusal(400, `No call of the insurer’s is a ${fault.method ?? 'call'} of ${fault.path}`);
    // Mistyped, it would pass for an error that the portal does not know.
    if (fault.code && !fault.isNew && !isCode(fault.code))
      throw new UncodedRefusal(
        400,
        `The insurer has no code ${fault.code}. It has ${codes}; one that it has not is armed with isNew`,
      );
    return reply.code(201).send({ id: board.arm(fault) });
  });

  app.post('/faults/release', async () => ({ released: board.release() }));

  app.delete('/faults', async (_request, reply) => {
    board.clear();
    return reply.code(204).send();
  });
}
