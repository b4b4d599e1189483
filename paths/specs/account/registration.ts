import { registrationModel } from '#machines/account/registration/registration.model.ts';
import { signedInAnswer } from '#machines/sign-in/answers.model.ts';
import { granted } from '#machines/sign-in/signIn.model.ts';

import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import { fillDetails, fillPassword, fillPolicy } from '../kit/registering.ts';
import { halfWay, signInData } from '../kit/signingIn.ts';
import { lost, network } from '../kit/unheard.ts';

const back = { press: 'button', named: 'registration.back' } as const satisfies Act;

const details = [
  { role: 'textbox', text: 'registration.first_name' },
  { role: 'button', text: 'registration.next', is: 'enabled' },
] as const satisfies readonly Assertion[];

const atSignIn = [{ role: 'heading', text: 'signIn.title' }, { page: '/' }] as const satisfies readonly Assertion[];

const linkPage = (linkId: string) => ({ partner: 'sky', path: `/enrol/${linkId}` }) as const;

const { userId, accessToken } = signedInAnswer;
const created = { userId, accessToken };

const link = {
  __typename: 'PersonalLink',
  firstName: 'Lina',
  surname: 'Brook',
  emailAddress: 'lina@sky.test',
  mobilePhoneNumber: '+15550100700',
  externalPolicyNumber: 'POL-ACTIVE',
  secondaryId: null,
  active: 1,
};
const linkAnswer = (changes: object) => ({ link: { ...link, ...changes } });

const wrongName = { fault: { code: 'FAILED_VALIDATION', fields: { surname: 'invalid' } } } as const;

/** The account exists exactly if signing in finds it. */
const unheard = {
  VENDOR_ERROR: {
    ifLater: { 'signIn: signed in': lost, 'signIn: ACCOUNT_NOT_FOUND': { fault: { code: 'VENDOR_ERROR' } } },
  },
  'no answer': { ifLater: { 'signIn: signed in': lost, 'signIn: ACCOUNT_NOT_FOUND': network } },
} as const;

export const spec = flowSpec(registrationModel, {
  starts: {
    'with a policy': { partner: 'owl', path: '/register' },
    'without a policy': { partner: 'voyage', path: '/register' },
    'by a personal link': {
      ifLater: {
        'findLink: found': linkPage('LINK-FRESH'),
        'findLink: used': linkPage('LINK-USED'),
        'findLink: used and inactive': linkPage('LINK-BOTH'),
        'findLink: inactive': linkPage('LINK-INACTIVE'),
        'findLink: LINK_ALREADY_USED': linkPage('LINK-USED409'),
        'findLink: LINK_NOT_FOUND': linkPage('unknown'),
      },
    },
  },
  events: {
    'details.given': fillDetails,
    'policy.given': fillPolicy,
    'password.chosen': fillPassword,
    'back.requested': [back],
    'lookUp.repeated': [{ press: 'button', named: 'registration.link.retry' }],
    'setUp.accepted': [{ press: 'button', named: 'twoStep.offer.set_up' }],
    'setUp.skipped': [{ press: 'button', named: 'twoStep.offer.skip' }],
  },
  states: {
    beginning: 'transient',
    lookingUp: [{ text: 'registration.link.looking' }],
    lookUpFailed: [
      { role: 'heading', text: 'registration.link.failed.title' },
      { role: 'button', text: 'registration.link.retry', is: 'enabled' },
    ],
    'filling.details': details,
    'filling.policy': [
      { role: 'heading', text: 'registration.policy.title' },
      { role: 'button', text: 'registration.next', is: 'enabled' },
      { role: 'button', text: 'registration.back', is: 'enabled' },
    ],
    'filling.security.editing': [
      { role: 'heading', text: 'registration.security.title' },
      { role: 'button', text: 'registration.submit', is: 'enabled' },
    ],
    'filling.security.notReceived': [
      { text: 'registration.not_received.body' },
      { role: 'button', text: 'registration.again', is: 'enabled' },
    ],
    'filling.security.outcomeUnknown': [
      { text: 'registration.unknown.body' },
      { role: 'link', text: 'password.sign_in' },
      { role: 'button', text: 'registration.again', is: 'enabled' },
    ],
    'creating.choosingCall': 'transient',
    'creating.registering': [{ role: 'button', text: 'registration.creating', is: 'busy' }],
    'creating.enrolling': [{ role: 'button', text: 'registration.creating', is: 'busy' }],
    'creating.checkingOutcome': [{ role: 'button', text: 'registration.creating', is: 'busy' }],
    'creating.refused': 'transient',
    'opened.recordingTerms': [{ role: 'button', text: 'registration.creating', is: 'busy' }],
    'opened.choosingNext': 'transient',
    'opened.offering': ({ twoStep }: { twoStep: string }): readonly Assertion[] => [
      { role: 'heading', text: 'twoStep.offer.title' },
      { role: 'button', text: 'twoStep.offer.set_up', is: 'enabled' },
      { role: 'button', text: 'twoStep.offer.skip', is: twoStep === 'optional' ? 'enabled' : 'missing' },
    ],
    'opened.settingUp': [{ role: 'heading', text: 'twoStep.title' }],
    'opened.entering': ({ twoStep }: { twoStep: string }): readonly Assertion[] => [
      { role: 'button', text: twoStep === 'optional' ? 'twoStep.offer.skip' : 'registration.creating', is: 'busy' },
    ],
    entered: [{ role: 'button', text: 'shell.account' }, { page: '/dashboard' }],
    created: atSignIn,
    relogin: atSignIn,
    linkUsed: atSignIn,
    linkInactive: atSignIn,
    linkUnknown: atSignIn,
  },
  actors: {
    findLink: {
      call: 'GET /platform/user/link/*',
      document: 'Link',
      answers: {
        found: { data: linkAnswer({}) },
        used: { data: linkAnswer({ secondaryId: 'anna' }) },
        'used and inactive': { data: linkAnswer({ secondaryId: 'anna', active: 0 }) },
        inactive: { data: linkAnswer({ active: 0 }) },
        LINK_ALREADY_USED: {},
        LINK_NOT_FOUND: {},
      },
    },
    register: {
      call: 'POST /platform/user/register/*',
      document: 'Register',
      answers: {
        created: { data: { register: created } },
        'FAILED_VALIDATION of the last name': wrongName,
        EMAIL_EXISTS: { fault: { code: 'EMAIL_EXISTS' } },
        POLICY_EXPIRED: { fault: { code: 'POLICY_EXPIRED' } },
        ...unheard,
      },
    },
    enrol: {
      call: 'POST /accounts/user/enrol/*',
      document: 'Enrol',
      answers: {
        created: { data: { enrol: created } },
        'FAILED_VALIDATION of the last name': wrongName,
        POLICY_EXPIRED: { fault: { code: 'POLICY_EXPIRED' } },
        ...unheard,
      },
    },
    signIn: {
      call: 'POST /platform/user/login',
      document: 'Login',
      answers: {
        'signed in': { data: { login: signInData } },
        'second factor': { data: { login: halfWay }, cannot: 'a new account has no second factor' },
      },
    },
    acceptTerms: {
      call: 'PATCH /platform/users/*',
      document: 'UpdateUser',
      answers: { accepted: { data: { updateUser: { __typename: 'User', id: userId } } } },
    },
    getAccess: {
      call: 'GET /platform/users/*/access',
      document: 'Access',
      answers: { granted: { data: { access: granted.access } } },
    },
    twoStep: {
      plays: {
        relogin: [
          { acts: [{ fill: 'signIn.code', with: 'code' }, { enter: 'signIn.code' }], fields: { code: '654321' } },
        ],
        cancelled: [{ acts: [{ press: 'button', named: 'twoStep.cancel' }] }],
      },
    },
  },
  effects: {
    keepToken: 'unseen',
    chooseLanguage: 'unseen',
    forgetToken: 'unseen',
    forgetForm: 'unseen',
    reactToLink: [{ notice: 'errors.link_not_found' }],
    announceCreated: [{ notice: 'registration.created' }],
    announceRelogin: [{ notice: 'notices.mfa_relogin' }],
    announceLinkUsed: [{ notice: 'errors.link_already_used' }],
    announceLinkPolicy: [{ text: 'registration.link.policy_expired', values: { partner: 'Sky Travel Protection' } }],
    announceLinkInactive: [{ notice: 'errors.link_inactive' }],
    storeLink: 'unseen',
    storeRefusal: 'unseen',
    showProblems: 'unseen',
    storeSignedIn: 'unseen',
    markUnheard: 'unseen',
    forgetPassword: 'unseen',
    forgetSignedIn: 'unseen',
    forgetRefusal: 'unseen',
    clearProblems: 'unseen',
  },
});
