import { assign } from 'xstate';

import type { Reaction } from '#schema/classify.ts';

import { brokeDown, getReaction, isRefused, withOutput } from '../../kit/refusals.ts';
import { toSession } from '../../sign-in/answers.ts';
import { refusalCode, registrationSetup, toNewAccount } from './registration.setup.ts';

const reactToRefusal = {
  type: 'react' as const,
  params: ({ context: { refusal } }: { context: { refusal: Reaction | null } }) => ({
    reaction: refusal ?? getReaction({ kind: 'refused' }),
  }),
};

/** Transitions after the answer to either call. */
const afterSending = {
  onDone: [
    { guard: withOutput('mayBeOwn'), target: 'checkingOutcome', actions: withOutput('storeRefusal') },
    { guard: brokeDown, target: 'checkingOutcome', actions: 'markUnheard' },
    { guard: isRefused, target: 'refused', actions: withOutput('storeRefusal') },
    { target: '#registration.opened', actions: withOutput('storeSignedIn') },
  ],
  onError: { target: 'checkingOutcome', actions: 'markUnheard' },
} as const;

/** Sends the new account. After a lost answer, signs in to find out whether the account exists. */
export const creating = registrationSetup.createStateConfig({
  initial: 'choosingCall',
  exit: 'forgetPassword',
  states: {
    choosingCall: {
      entry: 'clearProblems',
      always: [{ guard: 'hasLink', target: 'enrolling' }, { target: 'registering' }],
    },
    registering: {
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => toNewAccount(context),
        ...afterSending,
      },
    },
    enrolling: {
      invoke: {
        id: 'enrol',
        src: 'enrol',
        input: ({ context }) => ({ ...toNewAccount(context), linkId: context.linkId ?? '' }),
        ...afterSending,
      },
    },
    checkingOutcome: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { details, password } }) => ({ username: details.emailAddress, password }),
        onDone: [
          { guard: withOutput('isSignedIn'), target: '#registration.opened', actions: withOutput('storeSignedIn') },
          { guard: withOutput('needsSecondFactor'), target: '#registration.created' },
          { guard: withOutput('isTakenByOther'), target: 'refused' },
          { guard: withOutput('isUnknown'), target: '#registration.filling.security.notReceived' },
          { target: '#registration.filling.security.outcomeUnknown' },
        ],
        onError: '#registration.filling.security.outcomeUnknown',
      },
    },
    refused: {
      entry: 'showProblems',
      always: [
        { guard: 'isLinkTaken', target: '#registration.linkUsed' },
        {
          guard: 'isLinkGone',
          target: '#registration.linkUnknown',
          actions: { ...reactToRefusal, type: 'reactToLink' },
        },
        {
          guard: 'isOfLinkPolicy',
          target: '#registration.filling.security',
          actions: { type: 'announceLinkPolicy', params: ({ context }) => ({ code: refusalCode(context) }) },
        },
        { guard: 'isOfDetails', target: '#registration.filling.details', actions: reactToRefusal },
        { guard: 'isOfPolicy', target: '#registration.filling.policy', actions: reactToRefusal },
        { target: '#registration.filling.security', actions: reactToRefusal },
      ],
    },
  },
});

/** The account exists, and its token is known. */
export const opened = registrationSetup.createStateConfig({
  entry: [
    'forgetForm',
    { type: 'keepToken', params: ({ context }) => ({ token: context.signedIn?.accessToken ?? '' }) },
    { type: 'chooseLanguage', params: ({ context }) => ({ language: context.details.language }) },
  ],
  initial: 'recordingTerms',
  states: {
    /** If this fails, the portal asks for the terms again after the next sign-in. */
    recordingTerms: {
      invoke: {
        id: 'acceptTerms',
        src: 'acceptTerms',
        input: ({ context }) => ({ id: context.signedIn?.userId ?? '' }),
        onDone: 'choosingNext',
        onError: 'choosingNext',
      },
    },
    choosingNext: { always: [{ guard: 'offersTwoStep', target: 'offering' }, { target: 'entering' }] },
    offering: {
      on: {
        'setUp.accepted': 'settingUp',
        'setUp.skipped': { guard: 'maySkipTwoStep', target: 'entering' },
      },
    },
    settingUp: {
      invoke: {
        id: 'twoStep',
        src: 'twoStep',
        input: ({ context }) => ({ userId: context.signedIn?.userId ?? '', isNew: true, isActing: false }),
        onDone: [
          { guard: withOutput('isCancelled'), target: 'offering' },
          { target: '#registration.relogin', actions: 'forgetToken' },
        ],
      },
    },
    entering: {
      invoke: {
        id: 'getAccess',
        src: 'getAccess',
        input: ({ context }) => ({ id: context.signedIn?.userId ?? '' }),
        onDone: [
          { guard: isRefused, target: '#registration.created', actions: 'forgetToken' },
          {
            target: '#registration.entered',
            actions: assign({ session: ({ context, event }) => toSession(context.signedIn, event.output) }),
          },
        ],
        onError: { target: '#registration.created', actions: 'forgetToken' },
      },
    },
  },
});
