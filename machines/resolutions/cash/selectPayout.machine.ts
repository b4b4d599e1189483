import { type ActorRefFrom, assign, setup } from 'xstate';

import { corporateVendor, lacksAddress, preferredFirst, wantsSwitch } from '#rules/payouts/methods.ts';

import { isRefused, type Refused, react, refusalGuards, refusalPorts, withOutput } from '../../answers.ts';
import type { AskedFields, FieldsRead, PayoutMethod } from '../../payouts/payouts.ts';
import { promisePort } from '../../port.ts';
import type { EditingOutput } from '../../records/editing.ts';
import { addAddressMachine } from '../methods/addAddress.machine.ts';
import { knownOf } from '../methods/entered.ts';
import { switchProviderMachine } from '../methods/switchProvider.machine.ts';

type Offered = { vendors: readonly string[]; country: string; currency: string };

/** Where somebody may be paid, and through whom: null where nobody has set that up. */
export type PayoutsRead = ({ kind: 'read'; methods: PayoutMethod[] } & (Offered | { vendors: null })) | Refused;

export type SelectPayoutEvent =
  /** Null: nothing was set up after all. */
  | { type: 'method.setUp'; payoutMethodId: string | null }
  | { type: 'method.chosen'; payoutMethodId: string }
  | { type: 'retry.asked' }
  | { type: 'dialog.closed' };

type SelectPayoutInput = {
  isPaidByPartner: boolean;
  /** Whether a method can be set up at all: not every partner lets its customers, and not every customer has the right. */
  maySetUp: boolean;
  /** Whether a method that there is can be changed, by whoever claims. */
  mayMend: boolean;
  newKey: () => string;
};

type SelectPayoutContext = SelectPayoutInput & {
  methods: readonly PayoutMethod[];
  vendors: readonly string[] | null;
  /** ISO 3166-1 alpha-2, and what is paid there. */
  country: string;
  currency: string;
  /** By its id: the one that they chose, or that there is no other than. */
  chosen: string | null;
  asked: AskedFields | null;
  end: SelectPayoutOutput;
};

/** `payoutMethodId`: null where a partner pays, who knows where to. */
export type SelectPayoutOutput = { kind: 'selected'; payoutMethodId: string | null } | { kind: 'left' };

/**
 * Where the money of a claim goes: to the one method that there is, to one of several, or to one that is set up first. A method
 * that cannot be paid to as it is, is mended first, and looked at again after that.
 */
export const selectPayoutMachine = setup({
  types: {} as {
    context: SelectPayoutContext;
    events: SelectPayoutEvent;
    input: SelectPayoutInput;
    output: SelectPayoutOutput;
    children: { addAddress: 'addAddress'; switchProvider: 'switchProvider' };
  },
  actors: {
    readPayouts: promisePort<PayoutsRead, { isPaidByPartner: boolean }>('readPayouts'),
    readFields: promisePort<FieldsRead, { vendor: string; currency: string }>('readFields'),
    addAddress: addAddressMachine,
    switchProvider: switchProviderMachine,
  },
  actions: {
    ...refusalPorts,
    take: assign((_, read: PayoutsRead) => {
      if (read.kind !== 'read') return {};
      const { kind: _kind, methods, ...offered } = read;
      return { methods: preferredFirst(methods), ...offered };
    }),
    choose: assign((_, chosen: string | null) => ({ chosen })),
    chooseOnly: assign({ chosen: ({ context: { methods } }) => methods[0]?.payoutMethodId ?? null }),
  },
  guards: {
    ...refusalGuards,
    isSetUp: (_, { payoutMethodId }: { payoutMethodId: string | null }) => payoutMethodId !== null,
    isListed: ({ context: { methods } }, wanted: string) =>
      methods.some(({ payoutMethodId }) => payoutMethodId === wanted),
    isChosen: ({ context }) => chosenIn(context) !== null,
    isNone: ({ context: { methods } }) => methods.length === 0,
    isNoneNeeded: ({ context: { methods, isPaidByPartner } }) => methods.length === 0 && isPaidByPartner,
    isNoneToBe: ({ context: { methods, vendors, maySetUp } }) =>
      methods.length === 0 && (vendors === null || !maySetUp),
    isOnly: ({ context: { methods } }) => methods.length === 1,
    isBeyondMending: ({ context }) =>
      !context.mayMend && is((method) => lacksAddress(method) || wantsSwitch(method, context.vendors ?? []), context),
    lacksAddress: ({ context }) => is(lacksAddress, context),
    wantsSwitch: ({ context }) => is((method) => wantsSwitch(method, context.vendors ?? []), context),
    isMended: (_, output: EditingOutput) => output !== 'left',
    isOneOfMany: ({ context: { methods } }) => methods.length > 1,
  },
}).createMachine({
  id: 'selectPayout',
  context: ({ input }) => ({
    ...input,
    methods: [],
    vendors: [],
    country: '',
    currency: '',
    chosen: null,
    asked: null,
    end: { kind: 'left' },
  }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'working',
      entry: assign({ methods: [], vendors: [] }),
      invoke: {
        id: 'readPayouts',
        src: 'readPayouts',
        input: ({ context: { isPaidByPartner } }) => ({ isPaidByPartner }),
        onDone: [
          { guard: isRefused, target: 'unread', actions: react },
          { target: 'picking', actions: withOutput('take') },
        ],
        onError: { target: 'unread', actions: 'announceUnanswered' },
      },
      on: { 'dialog.closed': 'left' },
    },
    unread: { on: { 'retry.asked': 'reading', 'dialog.closed': 'left' } },
    picking: {
      always: [
        { guard: 'isChosen', target: 'checking' },
        { guard: 'isNoneNeeded', target: 'selected', actions: { type: 'choose', params: null } },
        { guard: 'isNoneToBe', target: 'nowhere' },
        { guard: 'isNone', target: 'settingUp' },
        { guard: 'isOnly', target: 'checking', actions: 'chooseOnly' },
        { target: 'choosing', actions: { type: 'choose', params: null } },
      ],
    },
    nowhere: { tags: 'stuck', on: { 'dialog.closed': 'left' } },
    /** The flow of setting one up runs beside this one. */
    settingUp: {
      on: {
        'method.setUp': [
          {
            guard: { type: 'isSetUp', params: ({ event }) => event },
            target: 'reading',
            actions: { type: 'choose', params: ({ event }) => event.payoutMethodId },
          },
          { target: 'left' },
        ],
      },
    },
    choosing: {
      on: {
        'method.chosen': {
          guard: { type: 'isListed', params: ({ event }) => event.payoutMethodId },
          target: 'checking',
          actions: { type: 'choose', params: ({ event }) => event.payoutMethodId },
        },
        'dialog.closed': 'left',
      },
    },
    checking: {
      always: [
        { guard: 'isBeyondMending', target: 'unmendable' },
        { guard: 'lacksAddress', target: 'addressing' },
        { guard: 'wantsSwitch', target: 'readingFields' },
        { target: 'selected' },
      ],
    },
    /** It cannot be paid to as it is, and whoever claims may not change it. */
    unmendable: {
      tags: 'stuck',
      on: {
        'dialog.closed': [
          { guard: 'isOneOfMany', target: 'choosing', actions: { type: 'choose', params: null } },
          { target: 'left' },
        ],
      },
    },
    addressing: {
      invoke: {
        id: 'addAddress',
        src: 'addAddress',
        input: ({ context }) => ({
          id: context.chosen ?? '',
          known: knownOf(chosenIn(context) as PayoutMethod),
          isFresh: true,
          newKey: context.newKey,
        }),
        onDone: [
          { guard: withOutput('isMended'), target: 'reading' },
          { guard: 'isOneOfMany', target: 'choosing', actions: { type: 'choose', params: null } },
          { target: 'left' },
        ],
      },
    },
    readingFields: {
      tags: 'working',
      invoke: {
        id: 'readFields',
        src: 'readFields',
        input: ({ context: { currency } }) => ({ vendor: corporateVendor, currency }),
        onDone: [
          { guard: isRefused, target: 'fieldsUnread', actions: react },
          {
            target: 'switching',
            actions: assign({ asked: ({ event: { output } }) => (output.kind === 'read' ? output.asked : null) }),
          },
        ],
        onError: { target: 'fieldsUnread', actions: 'announceUnanswered' },
      },
      on: { 'dialog.closed': 'left' },
    },
    fieldsUnread: { on: { 'retry.asked': 'readingFields', 'dialog.closed': 'left' } },
    switching: {
      exit: assign({ asked: null }),
      invoke: {
        id: 'switchProvider',
        src: 'switchProvider',
        // Another provider is told everything anew.
        input: ({ context }) => ({ id: context.chosen ?? '', known: {}, isFresh: true, newKey: context.newKey }),
        onDone: [
          { guard: withOutput('isMended'), target: 'reading' },
          { guard: 'isOneOfMany', target: 'choosing', actions: { type: 'choose', params: null } },
          { target: 'left' },
        ],
      },
    },
    selected: {
      entry: assign({ end: ({ context: { chosen } }) => ({ kind: 'selected', payoutMethodId: chosen }) }),
      type: 'final',
    },
    left: { type: 'final' },
  },
  output: ({ context: { end } }) => end,
});

export type SelectPayoutActor = ActorRefFrom<typeof selectPayoutMachine>;

export const chosenIn = ({ methods, chosen }: Pick<SelectPayoutContext, 'methods' | 'chosen'>): PayoutMethod | null =>
  methods.find(({ payoutMethodId }) => payoutMethodId === chosen) ?? null;

function is(what: (method: PayoutMethod) => boolean, context: SelectPayoutContext): boolean {
  const method = chosenIn(context);
  return method !== null && what(method);
}
