import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import type { Reaction } from '#schema/classify.ts';

import { brokeDown, getReaction, hasRefusalCode, isRefused, react, withOutput } from '../../kit/refusals.ts';
import { toSession } from '../../sign-in/answers.ts';
import {
  blankRegistration,
  type RegistrationOutput,
  refusalCode,
  registrationSetup,
  toNewAccount,
} from './registration.setup.ts';

const reactToLink = { ...react, type: 'reactToLink' as const };

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

/**
 * Creates an account step by step, offers two-step verification if the partner has it, and signs the customer in.
 *
 * A personal link sets the policy and fills in the details. It works once.
 *
 * The insurer does not remember registrations by key. After a lost answer, signing in with the chosen password shows
 * whether the account exists.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => blankRegistration(input),
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'hasLink', target: 'lookingUp' }, { target: 'filling' }],
    },
    lookingUp: {
      invoke: {
        id: 'findLink',
        src: 'findLink',
        input: ({ context }) => ({ linkId: context.linkId ?? '' }),
        onDone: [
          { guard: hasRefusalCode('LINK_ALREADY_USED'), target: 'linkUsed' },
          { guard: isRefused, target: 'linkUnknown', actions: reactToLink },
          // A link that is both used and inactive is reported as used.
          { guard: withOutput('isUsed'), target: 'linkUsed' },
          { guard: withOutput('isInactive'), target: 'linkInactive' },
          { target: 'filling', actions: withOutput('storeLink') },
        ],
        onError: 'lookUpFailed',
      },
    },
    lookUpFailed: { on: { 'lookUp.repeated': 'lookingUp' } },
    filling: {
      initial: 'details',
      entry: 'forgetRefusal',
      states: {
        details: {
          on: {
            'details.given': [
              {
                guard: 'asksForPolicy',
                target: 'policy',
                actions: assign({ details: ({ event }) => event.details }),
              },
              { target: 'security', actions: assign({ details: ({ event }) => event.details }) },
            ],
          },
        },
        policy: {
          on: {
            'policy.given': {
              target: 'security',
              actions: assign({ externalPolicyNumber: ({ event }) => event.externalPolicyNumber }),
            },
            'back.requested': 'details',
          },
        },
        security: {
          initial: 'editing',
          on: {
            'password.chosen': {
              guard: ({ event }) => event.termsAccepted,
              target: '#registration.creating',
              actions: assign({ password: ({ event }) => event.password }),
            },
            'back.requested': [{ guard: 'asksForPolicy', target: 'policy' }, { target: 'details' }],
          },
          states: { editing: {}, notReceived: {}, outcomeUnknown: {} },
        },
      },
    },
    creating: {
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
    },
    /** The account exists, and its token is known. */
    opened: {
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
    },
    entered: {
      type: 'final',
      entry: 'forgetSignedIn',
      output: ({ context: { session } }) => ({ kind: 'entered', session, at: session?.signedInAt ?? 0 }),
    },
    created: {
      type: 'final',
      entry: ['forgetForm', 'forgetSignedIn', 'announceCreated'],
      output: ({ context }) => ({ kind: 'created', emailAddress: context.details.emailAddress }),
    },
    relogin: {
      type: 'final',
      entry: ['forgetSignedIn', 'announceRelogin'],
      output: ({ context }) => ({ kind: 'relogin', emailAddress: context.details.emailAddress }),
    },
    linkUsed: { type: 'final', entry: ['forgetForm', 'announceLinkUsed'], output: { kind: 'link used' } },
    linkInactive: { type: 'final', entry: 'announceLinkInactive', output: { kind: 'link inactive' } },
    linkUnknown: { type: 'final', output: { kind: 'link unknown' } },
  },
  output: ({ event }) => event.output as RegistrationOutput,
});

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>;
export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;
