import { assign } from 'xstate';

import {
  fieldProblems,
  hasRefusalCode,
  isRefused,
  isRefusedForFields,
  react,
  reactElsewhere,
  withOutput,
} from '../../kit/refusals.ts';
import type { Correction, Creation } from './details.ts';
import { sendPayoutDetailsSetup } from './sendPayoutDetails.setup.ts';

/* The children of `working` that set up or correct the account that the payout goes to. */

export const correcting = sendPayoutDetailsSetup.createStateConfig({
  invoke: {
    id: 'correctMethod',
    src: 'correctMethod',
    input: ({ context }) => context.correction as Correction,
    onDone: [
      {
        guard: isRefusedForFields,
        target: '#sendPayoutDetails.editing',
        actions: ['dropCorrection', assign({ problems: fieldProblems })],
      },
      {
        guard: hasRefusalCode('PAYMENT_METHOD_NOT_FOUND'),
        target: 'choosingAnew',
        actions: ['dropAccount', react],
      },
      { guard: isRefused, target: '#sendPayoutDetails.editing', actions: ['dropCorrection', react] },
      { target: 'sending', actions: ['applyCorrection', 'methodsOutdated'] },
    ],
    // Submitting again reuses the key.
    onError: { target: '#sendPayoutDetails.editing', actions: 'announceUnanswered' },
  },
});

export const creating = sendPayoutDetailsSetup.createStateConfig({
  invoke: {
    id: 'createMethod',
    src: 'createMethod',
    input: ({ context }) => context.creation as Creation,
    onDone: [
      {
        guard: isRefusedForFields,
        target: '#sendPayoutDetails.editing',
        actions: assign({ creation: null, problems: fieldProblems }),
      },
      { guard: hasRefusalCode('PAYOUT_EXITS'), target: 'matching', actions: react },
      { guard: isRefused, target: '#sendPayoutDetails.editing', actions: [assign({ creation: null }), react] },
      {
        target: 'found',
        actions: {
          type: 'storeCreatedAccount',
          params: ({ event: { output } }) => (output.kind === 'created' ? output.payoutMethodId : ''),
        },
      },
    ],
    onError: 'checkingMethod',
  },
});

/** The insurer already has this account: finds out which one it is. */
export const matching = sendPayoutDetailsSetup.createStateConfig({
  invoke: {
    id: 'readMethods',
    src: 'readMethods',
    onDone: [
      { guard: withOutput('isFound'), target: 'found', actions: withOutput('storeFoundAccount') },
      {
        guard: isRefused,
        target: '#sendPayoutDetails.editing',
        actions: [assign({ creation: null }), 'methodsOutdated'],
      },
      { target: 'choosingAnew', actions: 'dropAccount' },
    ],
    onError: { target: '#sendPayoutDetails.editing', actions: assign({ creation: null }) },
  },
});

export const checkingMethod = sendPayoutDetailsSetup.createStateConfig({
  invoke: {
    id: 'readMethods',
    src: 'readMethods',
    onDone: [
      { guard: isRefused, target: '#sendPayoutDetails.methodUnknown', actions: reactElsewhere },
      { guard: withOutput('isFound'), target: 'found', actions: withOutput('storeFoundAccount') },
      // Describing it again reuses the key.
      { target: '#sendPayoutDetails.editing', actions: 'announceUnanswered' },
    ],
    onError: '#sendPayoutDetails.methodUnknown',
  },
});

export const found = sendPayoutDetailsSetup.createStateConfig({
  always: [
    { guard: 'hasCorrection', target: 'correcting' },
    { target: 'sending', actions: 'methodsOutdated' },
  ],
});
