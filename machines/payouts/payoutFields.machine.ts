import { assign, setup } from 'xstate';
import { promisePort } from '../kit/port.ts';
import { hasRefusalCode, isRefused, react, refusalGuards, refusalPorts } from '../kit/refusals.ts';
import type { AskedFields, FieldsRead } from './payouts.ts';

type PayoutFieldsInput = { vendor: string; currency: string };

/**
 * Reads the fields that a provider asks for, before one of its methods is edited. Some providers do not publish them:
 * their own pages ask for the data.
 */
export const payoutFieldsMachine = setup({
  types: {} as {
    context: PayoutFieldsInput & { asked: AskedFields | null };
    events: { type: 'retry.requested' };
    input: PayoutFieldsInput;
  },
  actors: { readFields: promisePort<FieldsRead, PayoutFieldsInput>('readFields') },
  actions: refusalPorts,
  guards: refusalGuards,
}).createMachine({
  id: 'payoutFields',
  context: ({ input }) => ({ ...input, asked: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readFields',
        src: 'readFields',
        input: ({ context: { vendor, currency } }) => ({ vendor, currency }),
        onDone: [
          { guard: hasRefusalCode('PAYOUT_SERVICE_NOT_CONFIGURED'), target: 'untold' },
          { guard: isRefused, target: 'failed', actions: react },
          {
            target: 'read',
            actions: assign({ asked: ({ event: { output } }) => (output.kind === 'read' ? output.asked : null) }),
          },
        ],
        onError: { target: 'failed', actions: 'announceUnanswered' },
      },
    },
    failed: { on: { 'retry.requested': 'reading' } },
    read: {},
    untold: {},
  },
});
