import { type ActorRefFrom, assign, setup } from 'xstate';

import { corporateVendor, isSameAccount, lacksAddress, preferredFirst, wantsSwitch } from '#rules/payouts/methods.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import type { EditingOutput } from '../../kit/records/editing.ts';
import { isRefused, type Refused, react, refusalGuards, refusalPorts, withOutput } from '../../kit/refusals.ts';
import type { AskedFields, FieldsRead, PayoutMethod } from '../../payouts/payouts.ts';
import { addAddressMachine } from '../methods/addAddress.machine.ts';
import { toKnownValues } from '../methods/payoutChanges.ts';
import { switchProviderMachine } from '../methods/switchProvider.machine.ts';

type Offered = { vendors: readonly string[]; country: string; currency: string };

/** The payout methods and providers; `vendors` is null if none are configured. */
export type PayoutsRead = ({ kind: 'read'; methods: PayoutMethod[] } & (Offered | { vendors: null })) | Refused;

export type SelectPayoutEvent =
  /** `payoutMethodId`: null if nothing was set up. `isOnward`: continue with the claim. */
  | { type: 'method.setUp'; payoutMethodId: string | null; isOnward: boolean }
  | { type: 'method.chosen'; payoutMethodId: string }
  | { type: 'another.wanted' }
  | { type: 'retry.asked' }
  | { type: 'dialog.closed' };

type SelectPayoutInput = {
  isPaidByPartner: boolean;
  /** Whether a method can be set up at all, which depends on the partner and on the customer's rights. */
  maySetUp: boolean;
  /** Whether the user may change an existing method. */
  mayMend: boolean;
  /** The account that the customer was shown; null if it was unknown. */
  shown: PayoutMethod | null;
  /** Whether the customer only changes the account, without claiming. */
  isChange: boolean;
  newKey: () => string;
};

type SelectPayoutContext = SelectPayoutInput & {
  methods: readonly PayoutMethod[];
  vendors: readonly string[] | null;
  /** ISO 3166-1 alpha-2. `currency` belongs to this country. */
  country: string;
  currency: string;
  /** The id of the method that the customer chose or was shown. */
  chosen: string | null;
  asked: AskedFields | null;
  isKept: boolean;
  /** Whether the account that was shown has changed or no longer exists. */
  isOther: boolean;
  end: SelectPayoutOutput;
};

export type SelectPayoutOutput =
  /** `method`: null if a partner pays, because it knows the account. */
  | { kind: 'selected'; method: PayoutMethod | null }
  | { kind: 'kept'; method: PayoutMethod | null }
  | { kind: 'left' }
  /** Left after the account that was shown had changed. */
  | { kind: 'outdated' };

/**
 * Selects the account for a claim: the one that the customer was shown, another, or a new one. If the shown account has
 * changed, the customer is asked. An incomplete method is corrected first and then checked again.
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
    chooseShown: assign({ chosen: ({ context: { shown } }) => shown?.payoutMethodId ?? null }),
    noteSetUp: assign((_, { payoutMethodId, isOnward }: { payoutMethodId: string | null; isOnward: boolean }) => ({
      chosen: payoutMethodId,
      isKept: !isOnward,
    })),
    noteOther: assign({ isOther: true }),
    /** Other screens show the same outdated methods. */
    methodsOutdated: actionPort('methodsOutdated'),
  },
  guards: {
    ...refusalGuards,
    isSetUp: (_, { payoutMethodId }: { payoutMethodId: string | null }) => payoutMethodId !== null,
    isListed: ({ context: { methods } }, wanted: string) =>
      methods.some(({ payoutMethodId }) => payoutMethodId === wanted),
    isChosen: ({ context }) => findChosenMethod(context) !== null,
    isNone: ({ context: { methods } }) => methods.length === 0,
    isGone: ({ context: { methods, shown, isChange } }) => methods.length === 0 && shown !== null && !isChange,
    isNoneNeeded: ({ context: { methods, isPaidByPartner } }) => methods.length === 0 && isPaidByPartner,
    isNoneToBe: ({ context: { methods, vendors, maySetUp } }) =>
      methods.length === 0 && (vendors === null || !maySetUp),
    isAsShown: ({ context: { methods, shown, isChange } }) =>
      !isChange && shown !== null && methods.some((method) => isSameAccount(method, shown)),
    isOther: ({ context: { shown, isChange } }) => shown !== null && !isChange,
    isKept: ({ context: { isChange, isKept } }) => isChange || isKept,
    maySetUpMore: ({ context: { maySetUp, vendors } }) => maySetUp && vendors !== null,
    isBeyondMending: ({ context }) =>
      !context.mayMend && is((method) => lacksAddress(method) || wantsSwitch(method, context.vendors ?? []), context),
    lacksAddress: ({ context }) => is(lacksAddress, context),
    wantsSwitch: ({ context }) => is((method) => wantsSwitch(method, context.vendors ?? []), context),
    isMended: (_, output: EditingOutput) => output !== 'left',
    isOneOfMany: ({ context: { methods } }) => methods.length > 1,
    isAny: ({ context: { methods } }) => methods.length > 0,
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
    isKept: false,
    isOther: false,
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
        { guard: 'isGone', target: 'left', actions: ['noteOther', 'methodsOutdated'] },
        { guard: 'isNoneNeeded', target: 'selected', actions: { type: 'choose', params: null } },
        { guard: 'isNoneToBe', target: 'nowhere' },
        { guard: 'isNone', target: 'settingUp' },
        { guard: 'isAsShown', target: 'checking', actions: 'chooseShown' },
        {
          guard: 'isOther',
          target: 'choosing',
          actions: [{ type: 'choose', params: null }, 'noteOther', 'methodsOutdated'],
        },
        { target: 'choosing', actions: { type: 'choose', params: null } },
      ],
    },
    nowhere: { tags: 'stuck', on: { 'dialog.closed': 'left' } },
    /** Setting up a method runs in a flow beside this one. */
    settingUp: {
      on: {
        'method.setUp': [
          {
            guard: { type: 'isSetUp', params: ({ event }) => event },
            target: 'reading',
            actions: { type: 'noteSetUp', params: ({ event }) => event },
          },
          { guard: 'isAny', target: 'choosing' },
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
        'another.wanted': { guard: 'maySetUpMore', target: 'settingUp' },
        'dialog.closed': 'left',
      },
    },
    checking: {
      always: [
        { guard: 'isKept', target: 'kept' },
        { guard: 'isBeyondMending', target: 'unmendable' },
        { guard: 'lacksAddress', target: 'addressing' },
        { guard: 'wantsSwitch', target: 'readingFields' },
        { target: 'selected' },
      ],
    },
    /** The method is incomplete, and the user may not change it. */
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
          known: toKnownValues(findChosenMethod(context) as PayoutMethod),
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
        // Another provider needs all data again.
        input: ({ context }) => ({ id: context.chosen ?? '', known: {}, isFresh: true, newKey: context.newKey }),
        onDone: [
          { guard: withOutput('isMended'), target: 'reading' },
          { guard: 'isOneOfMany', target: 'choosing', actions: { type: 'choose', params: null } },
          { target: 'left' },
        ],
      },
    },
    selected: {
      entry: assign({ end: ({ context }) => ({ kind: 'selected', method: findChosenMethod(context) }) }),
      type: 'final',
    },
    /** The choice is kept until the customer claims. */
    kept: {
      entry: assign({ end: ({ context }) => ({ kind: 'kept', method: findChosenMethod(context) }) }),
      type: 'final',
    },
    left: {
      entry: assign({ end: ({ context: { isOther } }) => ({ kind: isOther ? 'outdated' : 'left' }) }),
      type: 'final',
    },
  },
  output: ({ context: { end } }) => end,
});

export type SelectPayoutActor = ActorRefFrom<typeof selectPayoutMachine>;

export const findChosenMethod = ({
  methods,
  chosen,
}: Pick<SelectPayoutContext, 'methods' | 'chosen'>): PayoutMethod | null =>
  methods.find(({ payoutMethodId }) => payoutMethodId === chosen) ?? null;

function is(what: (method: PayoutMethod) => boolean, context: SelectPayoutContext): boolean {
  const method = findChosenMethod(context);
  return method !== null && what(method);
}
