import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import { hasRefusalCode, isRefused, react, withOutput } from '../../kit/refusals.ts';
import { blankRegistration, type RegistrationOutput, registrationSetup } from './registration.setup.ts';
import { creating, opened } from './registration.states.ts';

const reactToLink = { ...react, type: 'reactToLink' as const };

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
    creating,
    opened,
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
