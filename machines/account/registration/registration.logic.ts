import { type FieldByCode, type Reaction, toFieldReaction } from '#schema/classify.ts';
import { policyByCode } from '#schema/policyRefusals.ts';

import { getFieldProblems, type Refused } from '../../kit/refusals.ts';

export type RegistrationDetails = {
  firstName: string;
  surname: string;
  emailAddress: string;
  mobilePhoneNumber: string;
  /** A language code of the theme. */
  language: string;
};

/** The data of a new account. With a personal link, the link determines the policy. */
export type NewAccount = {
  details: RegistrationDetails;
  externalPolicyNumber: string | null;
  password: string;
};

/** The data of an invitation that fills in the form. */
export type PersonalLink = Omit<RegistrationDetails, 'language'> & {
  externalPolicyNumber: string;
  isUsed: boolean;
  isActive: boolean;
};

export type LinkAnswer = { kind: 'found'; link: PersonalLink } | Refused;

type Field = keyof RegistrationDetails | 'externalPolicyNumber' | 'password';

const detailsByCode = {
  EMAIL_EXISTS: 'emailAddress',
  USER_EXISTS: 'emailAddress',
  PHONE_NUMBER_EXISTS: 'mobilePhoneNumber',
  PHONE_NUMBER_NOT_INTERNATIONAL: 'mobilePhoneNumber',
  INVALID_PASSWORD: 'password',
} as const satisfies FieldByCode;

/** Refusals that an earlier registration with a lost answer causes if it succeeded. */
const takenCodes: readonly string[] = [
  'EMAIL_EXISTS',
  'USER_EXISTS',
  'PHONE_NUMBER_EXISTS',
  'LINK_ALREADY_USED',
  'CREATE_CUSTOMER_ACCOUNT_FAILED',
];

/** Turns a warning about one field into a problem of that field. With a link, the form has no field for the policy. */
export const toStepReaction = (reaction: Reaction, hasPolicyField: boolean): Reaction =>
  toFieldReaction(reaction, hasPolicyField ? { ...detailsByCode, ...policyByCode } : detailsByCode);

export const isTaken = (code: string | undefined): boolean => takenCodes.includes(code ?? '');

const stepFields = {
  details: ['firstName', 'surname', 'emailAddress', 'mobilePhoneNumber', 'language'],
  policy: ['externalPolicyNumber'],
} as const satisfies Record<string, readonly Field[]>;

/** Returns whether a refusal is about a field of a step. */
export function isOfStep(refusal: Reaction | null, step: keyof typeof stepFields): boolean {
  if (!refusal) return false;
  if (step === 'details' && refusal.kind === 'warning' && refusal.code === 'INVALID_USER_DETAILS') return true;
  return Object.keys(getFieldProblems({ kind: 'refused', reaction: refusal })).some((field) =>
    (stepFields[step] as readonly string[]).includes(field),
  );
}
