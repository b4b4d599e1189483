import { type ActorRefFrom, assign, setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import type { Edited } from '../../kit/records/editing.ts';
import { isRefused, react, reactElsewhere, refusalGuards, refusalPorts, withOutput } from '../../kit/refusals.ts';
import type { InsuredItem, ItemsRead } from './items.ts';

type Permission = { itemId: string; permission: string };

/** Keeps one Idempotency-Key until the outcome is known. */
type Grant = Permission & { key: string };

export type GrantPermissionEvent = ({ type: 'connection.agreed' } & Permission) | { type: 'retry.asked' };

type GrantPermissionContext = {
  newKey: () => string;
  asked: Grant | null;
  end: GrantPermissionOutput | null;
};

/** `gone`: the item is no longer insured. */
export type GrantPermissionOutput = 'granted' | 'gone';

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
    settle: assign({ asked: ({ context: { asked, newKey } }) => asked && { ...asked, key: newKey() } }),
  },
  guards: {
    ...refusalGuards,
    isMissing: ({ context }, read: ItemsRead) => itemIn(read, context.asked as Grant) === undefined,
    isGranted: ({ context }, read: ItemsRead) => isGranted(read, context.asked as Grant),
  },
}).createMachine({
  id: 'grantPermission',
  context: ({ input: { newKey } }) => ({ newKey, asked: null, end: null }),
  initial: 'explaining',
  states: {
    explaining: {
      on: {
        'connection.agreed': {
          target: 'granting',
          actions: assign(({ context: { asked, newKey }, event: { itemId, permission } }) => ({
            asked:
              asked?.itemId === itemId && asked.permission === permission
                ? asked
                : { itemId, permission, key: newKey() },
          })),
        },
      },
    },
    granting: {
      tags: 'working',
      invoke: {
        id: 'grant',
        src: 'grant',
        input: ({ context: { asked } }) => asked as Grant,
        onDone: [
          { guard: isRefused, target: 'explaining', actions: ['settle', react, 'itemsOutdated'] },
          { target: 'granted' },
        ],
        onError: 'lookingUp',
      },
    },
    lookingUp: {
      tags: 'working',
      invoke: {
        id: 'readItems',
        src: 'readItems',
        onDone: [
          { guard: isRefused, target: 'unknown', actions: reactElsewhere },
          { guard: withOutput('isMissing'), target: 'gone' },
          { guard: withOutput('isGranted'), target: 'granted' },
          // Granting it again reuses the key.
          { target: 'explaining', actions: ['announceUnanswered', 'itemsOutdated'] },
        ],
        onError: 'unknown',
      },
    },
    unknown: { on: { 'retry.asked': 'lookingUp' } },
    granted: { entry: [assign({ end: 'granted' }), 'announceGranted', 'itemsOutdated'], type: 'final' },
    gone: { entry: [assign({ end: 'gone' }), 'announceGone', 'itemsOutdated'], type: 'final' },
  },
  output: ({ context: { end } }) => end as GrantPermissionOutput,
});

const itemIn = (read: ItemsRead, asked: Permission): InsuredItem | undefined =>
  read.kind === 'read' ? read.items.find(({ itemId }) => itemId === asked.itemId) : undefined;

const isGranted = (read: ItemsRead, asked: Permission): boolean =>
  itemIn(read, asked)?.permissions.some(({ permission, granted }) => permission === asked.permission && granted) ===
  true;

export type GrantPermissionActor = ActorRefFrom<typeof grantPermissionMachine>;
