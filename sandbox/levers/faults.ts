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
    // Such a fault would never trigger, and a test that armed it would prove nothing.
    if (!board.canBefall(fault))
      throw new UncodedRefusal(400, `The insurer has no ${fault.method ?? 'call to'} ${fault.path}`);
    // A mistyped code would look like an error that the portal does not know.
    if (fault.code && !fault.isNew && !isCode(fault.code))
      throw new UncodedRefusal(
        400,
        `The insurer has no code ${fault.code}. Use one of ${codes}, or arm an unknown code with isNew`,
      );
    return reply.code(201).send({ id: board.arm(fault) });
  });

  app.post('/faults/release', async () => ({ released: board.release() }));

  app.delete('/faults', async (_request, reply) => {
    board.clear();
    return reply.code(204).send();
  });
}
