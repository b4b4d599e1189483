import { assign, setup } from 'xstate';

import { lacksAddress, preferredFirst, wantsSwitch } from '#rules/payouts/methods.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import type { EditingOutput } from '../../kit/records/editing.ts';
import { refusalGuards, refusalPorts } from '../../kit/refusals.ts';
import type { FieldsRead } from '../../payouts/payouts.ts';
import { addAddressMachine } from '../methods/addAddress.machine.ts';
import { switchProviderMachine } from '../methods/switchProvider.machine.ts';
import {
  findChosenMethod,
  isChosenMethod,
  isShownUnchanged,
  type PayoutsRead,
  type SelectPayoutContext,
  type SelectPayoutEvent,
  type SelectPayoutInput,
  type SelectPayoutOutput,
} from './selectPayout.logic.ts';

/** Types, actors, actions and guards of the chart in `selectPayout.machine.ts`. */
export const selectPayoutSetup = setup({
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
    storePayouts: assign((_, read: PayoutsRead) => {
      if (read.kind !== 'read') return {};
      const { kind: _kind, methods, ...offered } = read;
      return { methods: preferredFirst(methods), ...offered };
    }),
    choose: assign((_, chosen: string | null) => ({ chosen })),
    chooseShown: assign({ chosen: ({ context: { shown } }) => shown?.payoutMethodId ?? null }),
    storeSetUp: assign((_, { payoutMethodId, isOnward }: { payoutMethodId: string | null; isOnward: boolean }) => ({
      chosen: payoutMethodId,
      isOnward,
    })),
    markOutdated: assign({ isOutdated: true }),
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
    isShownGone: ({ context: { methods, shown } }) => methods.length === 0 && shown !== null,
    isNoneNeeded: ({ context: { methods, abilities } }) => methods.length === 0 && abilities.canDoWithout,
    isNonePossible: ({ context: { methods, vendors, abilities } }) =>
      methods.length === 0 && (vendors === null || !abilities.canSetUp),
    isShownUnchanged: ({ context }) => isShownUnchanged(context),
    wasShown: ({ context: { shown } }) => shown !== null,
    isOutdated: ({ context: { isOutdated } }) => isOutdated,
    canBeIncomplete: ({ context: { abilities, isOnward } }) => abilities.completion === 'later' || !isOnward,
    canSetUpAnother: ({ context: { abilities, vendors } }) => abilities.canSetUp && vendors !== null,
    isStuck: ({ context }) =>
      context.abilities.completion === 'never' &&
      isChosenMethod((method) => lacksAddress(method) || wantsSwitch(method, context.vendors ?? []), context),
    lacksAddress: ({ context }) => isChosenMethod(lacksAddress, context),
    wantsSwitch: ({ context }) => isChosenMethod((method) => wantsSwitch(method, context.vendors ?? []), context),
    isCompleted: (_, output: EditingOutput) => output !== 'left',
    isOneOfMany: ({ context: { methods } }) => methods.length > 1,
    isAny: ({ context: { methods } }) => methods.length > 0,
  },
});
