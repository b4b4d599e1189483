import { type ActorRefFrom, assign, setup } from 'xstate';
import { checkRefused, outcomeUnknown } from '../../kit/lostAnswer.states.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import type { Edited } from '../../kit/records/editing.ts';
import { isRefused, react, refusalGuards, refusalPorts, withOutput } from '../../kit/refusals.ts';
import type { InsuredItem, ItemsRead } from './items.ts';

type Permission = { itemId: string; permission: string };

/** Keeps one Idempotency-Key until the outcome is known. */
type Grant = Permission & { key: string };

export type GrantPermissionEvent = ({ type: 'connection.agreed' } & Permission) | { type: 'retry.requested' };

type GrantPermissionContext = {
  newKey: () => string;
  asked: Grant | null;
};

/** `noLongerExists`: the item is no longer insured. */
export type GrantPermissionOutput = 'granted' | 'noLongerExists';

/**
 * Explains a permission for an insured item, then grants it. Checks the outcome after a lost answer, so that a
 * connected item is never reported as unconnected.
 */
export const grantPermissionMachine = setup({
  types: {} as {
    context: GrantPermissionContext;
    events: GrantPermissionEvent;
    input: { newKey: () => string };
    output: GrantPermissionOutput;
  },
  actors: {
    grant: promisePort<Edited, Grant>('grant'),
    readItems: promisePort<ItemsRead>('readItems'),
  },
  actions: {
    ...refusalPorts,
    announceGranted: actionPort('announceGranted'),
    announceGone: actionPort('announceGone'),
    itemsOutdated: actionPort('itemsOutdated'),
    /** A request after a refusal needs another key. */
    renewKey: assign({ asked: ({ context: { asked, newKey } }) => asked && { ...asked, key: newKey() } }),
  },
  guards: {
    ...refusalGuards,
    isMissing: ({ context }, read: ItemsRead) => itemIn(read, context.asked as Grant) === undefined,
    isGranted: ({ context }, read: ItemsRead) => isGranted(read, context.asked as Grant),
  },
}).createMachine({
  id: 'grantPermission',
  context: ({ input: { newKey } }) => ({ newKey, asked: null }),
  initial: 'explaining',
  states: {
    explaining: {
      on: {
        'connection.agreed': {
          target: 'working.granting',
          actions: assign(({ context: { asked, newKey }, event: { itemId, permission } }) => ({
            asked:
              asked?.itemId === itemId && asked.permission === permission
                ? asked
                : { itemId, permission, key: newKey() },
          })),
        },
      },
    },
    working: {
      tags: 'working',
      initial: 'granting',
      states: {
        granting: {
          invoke: {
            id: 'grant',
            src: 'grant',
            input: ({ context: { asked } }) => asked as Grant,
            onDone: [
              {
                guard: isRefused,
                target: '#grantPermission.explaining',
                actions: ['renewKey', react, 'itemsOutdated'],
              },
              { target: '#grantPermission.granted' },
            ],
            onError: 'checkingOutcome',
          },
        },
        checkingOutcome: {
          invoke: {
            id: 'readItems',
            src: 'readItems',
            onDone: [
              checkRefused,
              { guard: withOutput('isMissing'), target: '#grantPermission.noLongerExists' },
              { guard: withOutput('isGranted'), target: '#grantPermission.granted' },
              // Granting it again reuses the key.
              { target: '#grantPermission.explaining', actions: ['announceUnanswered', 'itemsOutdated'] },
            ],
            onError: '#outcomeUnknown',
          },
        },
      },
    },
    outcomeUnknown,
    granted: { entry: ['announceGranted', 'itemsOutdated'], type: 'final', output: 'granted' },
    noLongerExists: { entry: ['announceGone', 'itemsOutdated'], type: 'final', output: 'noLongerExists' },
  },
  output: ({ event }) => event.output as GrantPermissionOutput,
});

const itemIn = (read: ItemsRead, asked: Permission): InsuredItem | undefined =>
  read.kind === 'read' ? read.items.find(({ itemId }) => itemId === asked.itemId) : undefined;

const isGranted = (read: ItemsRead, asked: Permission): boolean =>
  itemIn(read, asked)?.permissions.some(({ permission, granted }) => permission === asked.permission && granted) ===
  true;

export type GrantPermissionActor = ActorRefFrom<typeof grantPermissionMachine>;
