import { randomUUID } from 'node:crypto';

import { and, eq, or } from 'drizzle-orm';

import { typedText } from '#rules/text/typedText.ts';
import type { Enrolment, Registered } from '#schema/rest/registration.ts';

import type { Context } from '../context.ts';
import type { Transaction } from '../database/types.ts';
import { joinPolicy } from '../insurance/joining.ts';
import { failedValidation, Refused } from '../refusal.ts';
import { openSession } from '../sign-in/sessions.ts';
import { partners, users } from '../tables.ts';
import type { Account } from './accounts.ts';
import { requireGoodPassword } from './commonPasswords.ts';
import { internationalPhone, isEmailAddress, isName } from './details.ts';
import { sendMail } from './outbox.ts';
import { hashPassword } from './passwords.ts';
import { profiles, roles } from './profiles.ts';

export type Partner = typeof partners.$inferSelect;

/** Details with which a tester triggers refusals that no field of the form can explain. */
export const magicNames = { firstName: 'Nemo', surname: 'Void' };

type Details = Pick<Account, 'firstName' | 'surname' | 'emailAddress' | 'username' | 'locale'> & {
  mobilePhoneNumber: string;
};

function detailsIn(given: Enrolment): Details {
  const { locale } = given;
  if (!locale) throw new Refused('MISSING_LOCALE', 'The locale is missing');
  const mobilePhoneNumber = internationalPhone(given.mobilePhoneNumber ?? '');
  const [firstName, surname] = [typedText(given.firstName), typedText(given.surname)];
  const emailAddress = typedText(given.emailAddress);
  const wrong = [
    ...(isName(firstName) ? [] : ['firstName']),
    ...(isName(surname) ? [] : ['surname']),
    ...(isEmailAddress(emailAddress) ? [] : ['emailAddress']),
  ];
  if (wrong.length > 0) throw failedValidation(wrong, 'A detail is ill-formed');
  if (firstName === magicNames.firstName) throw new Refused('INVALID_USER_DETAILS', 'The details are invalid');
  if (surname === magicNames.surname) throw createFailed();
  return { firstName, surname, emailAddress, username: emailAddress.toLowerCase(), mobilePhoneNumber, locale };
}

const createFailed = () => new Refused('CREATE_CUSTOMER_ACCOUNT_FAILED', 'The account could not be created');

/** Runs first in the transaction of a new account. Returns the policy that the account will hold, or null. */
type Claiming = (tx: Transaction, userId: string) => Promise<string | null>;

/**
 * Creates an account with a policy and signs it in, or creates nothing.
 *
 * A partner that hides its users refuses a known address or phone number like any other failed registration.
 */
export async function createAccount(
  context: Context,
  partner: Partner,
  given: Enrolment,
  claimPolicy: Claiming,
): Promise<Registered> {
  const details = detailsIn(given);
  requireGoodPassword(given.password, details);
  // Hashing before the look-up keeps the response time from revealing which accounts exist.
  const password = await hashPassword(given.password);
  return context.db.transaction(async (tx) => {
    await takeTurn(tx, partner);
    const account = newAccount(partner, details, password);
    const externalPolicyNumber = await claimPolicy(tx, account.userId);
    await refuseKnown(tx, partner, details);
    await tx.insert(users).values(account);
    const { userId, partnerId } = account;
    const today = context.clock.in(0).slice(0, 10);
    if (externalPolicyNumber) await joinPolicy(tx, { userId, partnerId, externalPolicyNumber, today });
    const inside = { ...context, db: tx };
    await sendMail(inside, account, ({ accountCreated }) => accountCreated);
    return { userId, accessToken: await openSession(inside, account) };
  });
}

/** Locks the partner, so that two registrations at once cannot take one address or phone number. */
async function takeTurn(tx: Transaction, { partnerId }: Partner): Promise<void> {
  await tx.select().from(partners).where(eq(partners.partnerId, partnerId)).for('no key update');
}

async function refuseKnown(tx: Transaction, partner: Partner, details: Details): Promise<void> {
  const { username, mobilePhoneNumber, firstName, surname } = details;
  const isKnown = or(eq(users.username, username), eq(users.mobilePhoneNumber, mobilePhoneNumber));
  const known = await tx
    .select()
    .from(users)
    .where(and(eq(users.partnerId, partner.partnerId), isKnown));
  const namesake = known.find((account) => account.username === username);
  // The address of a closed account stays taken; its phone number is free.
  if (namesake?.closed || (partner.hideUnknownUser && known.some(({ closed }) => !closed))) throw createFailed();
  const isSame = (account: Account) =>
    account.firstName === firstName && account.surname === surname && account.mobilePhoneNumber === mobilePhoneNumber;
  if (namesake && isSame(namesake)) throw new Refused('USER_EXISTS', 'This customer has an account');
  if (namesake) throw new Refused('EMAIL_EXISTS', 'The address has an account');
  if (known.some(({ closed }) => !closed)) throw new Refused('PHONE_NUMBER_EXISTS', 'The number has an account');
}

function newAccount({ partnerId, branding, payoutProviders }: Partner, details: Details, password: string): Account {
  return {
    ...details,
    userId: randomUUID(),
    partnerId,
    password,
    country: details.locale.slice(3),
    employee: 0,
    mfaEnabled: false,
    mfaSecret: null,
    offeredSecret: null,
    nationality: null,
    resolutionOptions: ['LOUNGE', 'CASH', 'REBOOKING', 'HOTEL', 'POINTS'],
    terms: { status: 'PENDING' },
    transactional: [
      { commsId: 'EMAIL', active: 1, preferred: 1 },
      { commsId: 'SMS', active: 1, preferred: 0 },
    ],
    marketing: 'NONE',
    billingMethods: [],
    roles: roles.user,
    accessProfile: profileAt(branding?.product, payoutProviders !== null),
    locked: false,
    closed: false,
    opens: null,
  };
}

function profileAt(product: string | undefined, paysOut: boolean): Account['accessProfile'] {
  if (product === 'parametric') return profiles.business;
  if (product === 'monitoring') return profiles.monitoring;
  return paysOut ? profiles.travel : profiles.travelWithoutPayouts;
}
