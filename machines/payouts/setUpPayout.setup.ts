import { assign, setup } from 'xstate';

import { actionPort, promisePort } from '../kit/port.ts';
import { type Problems, refusalGuards, refusalPorts } from '../kit/refusals.ts';
import type { AskedFields, FieldsRead, FrameOpened, MethodCreated, MethodsRead, NewPayoutMethod } from './payouts.ts';
import { type Attempt, type Described, findNewMethod } from './setUpPayout.logic.ts';

export type SetUpPayoutEvent =
  | { type: 'provider.chosen'; vendor: string }
  | { type: 'provider.reconsidered' }
  | ({ type: 'method.described' } & Described)
  | { type: 'frame.completed' }
  | { type: 'retry.requested' }
  | { type: 'onward.requested' }
  | { type: 'dialog.closed' };

/** `isFramed`: the supplier asks for the data in its own pages. `known`: the methods that existed at the start. */
type SetUpPayoutInput = {
  isFramed: boolean;
  vendors: readonly string[];
  currency: string;
  known: readonly string[];
  newKey: () => string;
};

type SetUpPayoutContext = SetUpPayoutInput & {
  vendor: string;
  asked: AskedFields | null;
  url: string;
  attempt: Attempt | null;
  problems: Problems;
  created: string | null;
  isOnward: boolean;
};

/** `payoutMethodId`: null if no method was created. `isOnward`: continue with the flow that needed the method. */
export type SetUpPayoutOutput = { payoutMethodId: string | null; isOnward: boolean };

export const setUpPayoutSetup = setup({
  types: {} as {
    context: SetUpPayoutContext;
    events: SetUpPayoutEvent;
    input: SetUpPayoutInput;
    output: SetUpPayoutOutput;
  },
  actors: {
    openFrame: promisePort<FrameOpened>('openFrame'),
    readMethods: promisePort<MethodsRead>('readMethods'),
    readFields: promisePort<FieldsRead, { vendor: string; currency: string }>('readFields'),
    createMethod: promisePort<MethodCreated, { method: NewPayoutMethod; key: string }>('createMethod'),
  },
  actions: {
    ...refusalPorts,
    announceCreated: actionPort('announceCreated'),
    storeUrl: assign((_, answer: FrameOpened) => ({ url: answer.kind === 'read' ? answer.url : '' })),
    storeAsked: assign((_, answer: FieldsRead) => ({ asked: answer.kind === 'read' ? answer.asked : null })),
    storeCreated: assign((_, answer: MethodCreated) => ({
      created: answer.kind === 'created' ? answer.payoutMethodId : null,
    })),
    storeFound: assign(({ context: { known } }, answer: MethodsRead) => ({ created: findNewMethod(answer, known) })),
  },
  guards: {
    ...refusalGuards,
    isFramed: ({ context }) => context.isFramed,
    isOnly: ({ context: { vendors } }) => vendors.length === 1,
    isOneOfMany: ({ context: { vendors } }) => vendors.length > 1,
    isOffered: ({ context: { vendors } }, { vendor }: { vendor: string }) => vendors.includes(vendor),
    hasMore: ({ context: { known } }, answer: MethodsRead) => findNewMethod(answer, known) !== null,
  },
});
