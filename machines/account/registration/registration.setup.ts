import { assign, setup } from 'xstate';

import type { Reaction } from '#schema/classify.ts';
import { policyByCode } from '#schema/policyRefusals.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import {
  getFieldProblems,
  getReaction,
  getRefusalCode,
  type Problems,
  type Refused,
  refusalGuards,
  refusalPorts,
} from '../../kit/refusals.ts';
import type { Session } from '../../session/session.ts';
import type { AccessAnswer, SignedIn, SignInAnswer } from '../../sign-in/answers.ts';
import type { Accepted } from '../acceptTerms/acceptTerms.machine.ts';
import { twoStepMachine } from '../twoStep/twoStep.machine.ts';
import type { TwoStepOutput } from '../twoStep/twoStep.setup.ts';
import {
  isOfStep,
  isTaken,
  type LinkAnswer,
  type NewAccount,
  type PersonalLink,
  type RegistrationDetails,
  toStepReaction,
} from './registration.logic.ts';

export type RegistrationEvent =
  | { type: 'details.given'; details: RegistrationDetails }
  | { type: 'policy.given'; externalPolicyNumber: string }
  | { type: 'password.chosen'; password: string; termsAccepted: boolean }
  | { type: 'back.requested' }
  | { type: 'lookUp.repeated' }
  | { type: 'setUp.accepted' }
  | { type: 'setUp.skipped' };

export type RegistrationInput = {
  /** Null without a personal link. */
  linkId: string | null;
  requiresPolicy: boolean;
  /** Whether two-step verification is offered for a new account. */
  twoStep: 'not offered' | 'optional' | 'required';
};

/** `created`: the account exists, and the customer signs in. `relogin`: the same, with a second factor. */
export type RegistrationOutput =
  | { kind: 'entered'; session: Session; at: number }
  | { kind: 'created' | 'relogin'; emailAddress: string }
  | { kind: 'link used' | 'link inactive' | 'link unknown' };

type RegistrationContext = RegistrationInput & {
  link: PersonalLink | null;
  details: RegistrationDetails;
  externalPolicyNumber: string;
  /** Kept only while it is sent. */
  password: string;
  /** Why the account was not created; null once the customer is at the step with the problem. */
  refusal: Reaction | null;
  problems: Problems;
  /** Whether an earlier answer was lost. */
  isUnheard: boolean;
  signedIn: SignedIn | null;
  session: Session | null;
};

const noDetails: RegistrationDetails = {
  firstName: '',
  surname: '',
  emailAddress: '',
  mobilePhoneNumber: '',
  language: '',
};

export const blankRegistration = (input: RegistrationInput): RegistrationContext => ({
  ...input,
  link: null,
  details: noDetails,
  externalPolicyNumber: '',
  password: '',
  refusal: null,
  problems: {},
  isUnheard: false,
  signedIn: null,
  session: null,
});

export const toNewAccount = (context: RegistrationContext): NewAccount => {
  const { details, externalPolicyNumber, password } = context;
  return { details, externalPolicyNumber: externalPolicyNumber || null, password };
};

const unknownUserCodes: readonly string[] = ['ACCOUNT_NOT_FOUND', 'INCORRECT_CREDENTIALS', 'USER_NOT_FOUND'];

/** Returns whether no account has this address and password. */
const isUnknownUser = (answer: SignInAnswer): boolean => unknownUserCodes.includes(getRefusalCode(answer) ?? '');

export const refusalCode = ({ refusal }: RegistrationContext) =>
  refusal ? getRefusalCode({ kind: 'refused', reaction: refusal }) : undefined;

export const registrationSetup = setup({
  types: {} as {
    context: RegistrationContext;
    events: RegistrationEvent;
    input: RegistrationInput;
    output: RegistrationOutput;
    children: { twoStep: 'twoStep' };
  },
  actors: {
    findLink: promisePort<LinkAnswer, { linkId: string }>('findLink'),
    register: promisePort<SignedIn | Refused, NewAccount>('register'),
    enrol: promisePort<SignedIn | Refused, NewAccount & { linkId: string }>('enrol'),
    signIn: promisePort<SignInAnswer, { username: string; password: string }>('signIn'),
    acceptTerms: promisePort<Accepted, { id: string }>('acceptTerms'),
    getAccess: promisePort<AccessAnswer, { id: string }>('getAccess'),
    twoStep: twoStepMachine,
  },
  actions: {
    ...refusalPorts,
    keepToken: actionPort<{ token: string }>('keepToken'),
    forgetToken: actionPort('forgetToken'),
    forgetForm: actionPort('forgetForm'),
    /** Shows the portal in the language of the new account. */
    chooseLanguage: actionPort<{ language: string }>('chooseLanguage'),
    announceCreated: actionPort('announceCreated'),
    announceRelogin: actionPort('announceRelogin'),
    /** Reacts to a refused link as the error catalogue says, on the page for unusable links. */
    reactToLink: actionPort<{ reaction: Reaction }>('reactToLink'),
    announceLinkUsed: actionPort('announceLinkUsed'),
    announceLinkInactive: actionPort('announceLinkInactive'),
    /** Reports that the policy of the link cannot be used, which only the insurer can change. */
    announceLinkPolicy: actionPort<{ code: string | undefined }>('announceLinkPolicy'),
    storeLink: assign((_, answer: LinkAnswer) => ({ link: answer.kind === 'found' ? answer.link : null })),
    storeRefusal: assign(({ context }, answer: { kind: string; reaction?: Reaction }) => ({
      refusal: toStepReaction(getReaction(answer), context.linkId === null && context.requiresPolicy),
    })),
    showProblems: assign(({ context: { refusal } }) => ({
      problems: refusal ? getFieldProblems({ kind: 'refused', reaction: refusal }) : {},
    })),
    forgetRefusal: assign({ refusal: null }),
    clearProblems: assign({ problems: {} }),
    storeSignedIn: assign((_, answer: SignInAnswer) => ({ signedIn: answer.kind === 'signed in' ? answer : null })),
    markUnheard: assign({ isUnheard: true }),
    forgetPassword: assign({ password: '' }),
    forgetSignedIn: assign({ signedIn: null }),
  },
  guards: {
    ...refusalGuards,
    hasLink: ({ context }) => context.linkId !== null,
    asksForPolicy: ({ context }) => context.linkId === null && context.requiresPolicy,
    isUsed: (_, answer: LinkAnswer) => answer.kind === 'found' && answer.link.isUsed,
    isInactive: (_, answer: LinkAnswer) => answer.kind === 'found' && !answer.link.isActive,
    /** An earlier try with a lost answer may have used the address or the link. */
    mayBeOwn: ({ context }, answer: SignedIn | Refused) => context.isUnheard && isTaken(getRefusalCode(answer)),
    isSignedIn: (_, answer: SignInAnswer) => answer.kind === 'signed in',
    needsSecondFactor: (_, answer: SignInAnswer) => answer.kind === 'second factor',
    isUnknown: (_, answer: SignInAnswer) => isUnknownUser(answer),
    /** A refusal is final only once signing in has shown that no earlier try of this customer used the address. */
    isTakenByOther: ({ context }, answer: SignInAnswer) => context.refusal !== null && isUnknownUser(answer),
    isLinkTaken: ({ context }) => refusalCode(context) === 'LINK_ALREADY_USED',
    isLinkGone: ({ context }) => refusalCode(context) === 'LINK_NOT_FOUND',
    isOfDetails: ({ context }) => isOfStep(context.refusal, 'details'),
    offersTwoStep: ({ context }) => context.twoStep !== 'not offered',
    maySkipTwoStep: ({ context }) => context.twoStep === 'optional',
    isCancelled: (_, output: TwoStepOutput) => output.kind === 'cancelled',
    isOfLinkPolicy: ({ context }) => context.linkId !== null && (refusalCode(context) ?? '') in policyByCode,
    isOfPolicy: ({ context }) => isOfStep(context.refusal, 'policy'),
  },
});
