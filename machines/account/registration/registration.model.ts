import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { secondFactorWanted, signedInAnswer } from '../../sign-in/answers.model.ts';
import { granted } from '../../sign-in/signIn.model.ts';
import { isOfStep, type PersonalLink } from './registration.logic.ts';
import { registrationMachine } from './registration.machine.ts';

const lina = {
  firstName: 'Lina',
  surname: 'Brook',
  emailAddress: 'lina@sky.test',
  mobilePhoneNumber: '+15550100700',
};

const link: PersonalLink = { ...lina, externalPolicyNumber: 'POL-ACTIVE', isUsed: false, isActive: true };

const created = {
  created: signedInAnswer,
  EMAIL_EXISTS: createRefusal('EMAIL_EXISTS'),
  POLICY_EXPIRED: createRefusal('POLICY_EXPIRED'),
  INVALID_PASSWORD: createRefusal('INVALID_PASSWORD'),
  INVALID_USER_DETAILS: createRefusal('INVALID_USER_DETAILS'),
  'FAILED_VALIDATION of the last name': createFieldRefusal('surname', 'invalid'),
  VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
};

export const registrationModel = {
  machine: registrationMachine,
  inputs: {
    'with a policy': { linkId: null, requiresPolicy: true, twoStep: 'not offered' },
    'without a policy': { linkId: null, requiresPolicy: false, twoStep: 'required' },
    'by a personal link': { linkId: 'LINK-FRESH', requiresPolicy: true, twoStep: 'optional' },
  },
  events: {
    'details.given': { complete: { details: { ...lina, language: 'en' } } },
    'policy.given': { 'a running one': { externalPolicyNumber: 'POL-ACTIVE' } },
    'password.chosen': {
      'with consent to the terms': { password: 'Harbour-4-Lanterns', termsAccepted: true },
      'without consent': { password: 'Harbour-4-Lanterns', termsAccepted: false },
    },
    'back.requested': 'no payload',
    'lookUp.repeated': 'no payload',
    'setUp.accepted': 'no payload',
    'setUp.skipped': 'no payload',
  },
  answers: {
    findLink: {
      found: { kind: 'found', link },
      used: { kind: 'found', link: { ...link, isUsed: true } },
      'used and inactive': { kind: 'found', link: { ...link, isUsed: true, isActive: false } },
      inactive: { kind: 'found', link: { ...link, isActive: false } },
      LINK_ALREADY_USED: createRefusal('LINK_ALREADY_USED'),
      LINK_NOT_FOUND: createRefusal('LINK_NOT_FOUND'),
    },
    register: created,
    enrol: {
      ...created,
      LINK_ALREADY_USED: createRefusal('LINK_ALREADY_USED'),
      LINK_NOT_FOUND: createRefusal('LINK_NOT_FOUND'),
    },
    signIn: {
      'signed in': signedInAnswer,
      'second factor': secondFactorWanted,
      ACCOUNT_NOT_FOUND: createRefusal('ACCOUNT_NOT_FOUND'),
      ACCESS_DENIED: createRefusal('ACCESS_DENIED'),
    },
    acceptTerms: { accepted: { kind: 'accepted' }, USER_NOT_FOUND: createRefusal('USER_NOT_FOUND') },
    getAccess: { granted, INVALID_ROLES: createRefusal('INVALID_ROLES') },
    twoStep: { relogin: { kind: 'relogin' }, cancelled: { kind: 'cancelled' } },
  },
  stateKey: ({ linkId, requiresPolicy, isUnheard, refusal }) =>
    [
      linkId === null ? (requiresPolicy ? 'policy' : 'no policy') : 'link',
      isUnheard ? 'unheard' : '',
      isOfStep(refusal, 'details')
        ? 'of the details'
        : isOfStep(refusal, 'policy')
          ? 'of the policy'
          : refusal
            ? 'refused'
            : '',
    ]
      .filter(Boolean)
      .join(', '),
} satisfies Model<typeof registrationMachine>;
