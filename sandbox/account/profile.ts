import { and, eq, ne } from 'drizzle-orm';

import { typedText } from '#rules/text/typedText.ts';
import type { EmailChange, UserChanges } from '#schema/rest/account.ts';
import type { User } from '#schema/rest/users.ts';

import type { Context } from '../context.ts';
import type { Transaction } from '../database/types.ts';
import { failedValidation, Refused } from '../refusal.ts';
import { partners, users } from '../tables.ts';
import { type Account, lockAccount } from './accounts.ts';
import { internationalPhone, isEmailAddress, isName } from './details.ts';
import { sendMail } from './outbox.ts';
import { magicNames } from './registration.ts';

/** Last names with which a tester triggers refusals that no field of the form can explain. */
export const magicSurnames = { 'Invalid Params': 'INVALID_PARAMS', 'Failed Validation': 'FAILED_VALIDATION' } as const;

const termsVersion = '3';

export function toUser(account: Account): User {
  const { userId, firstName, surname, emailAddress, mobilePhoneNumber, locale, employee, mfaEnabled } = account;
  const { partnerId, resolutionOptions, terms, transactional, marketing, billingMethods, nationality } = account;
  return {
    id: userId,
    firstName,
    surname,
    emailAddress,
    mobilePhoneNumber,
    language: locale.slice(0, 2).toUpperCase(),
    locale,
    nationality,
    employee,
    mfaEnabled,
    partnerId,
    resolutionOptions,
    terms,
    communicationPreferences: { transactional, marketing },
    billingMethods,
  };
}

/** Changes details, preferences or terms of a customer. Throws the refusal of the first invalid detail. */
export async function updateUser(
  { tx, now }: { tx: Transaction; now: string },
  userId: string,
  changes: UserChanges,
): Promise<User> {
  const account = await lockAccount(tx, userId);
  const changed: Account = {
    ...account,
    ...namesIn(changes),
    ...localeIn(account, changes),
    ...(changes.mobilePhoneNumber !== undefined && { mobilePhoneNumber: phoneIn(changes.mobilePhoneNumber) }),
    ...(changes.nationality !== undefined && { nationality: nationalityIn(changes.nationality ?? '') }),
    ...(changes.communications && { transactional: preferencesIn(account, changes.communications) }),
    ...(changes.marketing && { marketing: changes.marketing }),
    ...(changes.terms &&
      account.terms.status === 'PENDING' && {
        terms: { status: 'ACCEPTED' as const, version: termsVersion, acceptedOn: now },
      }),
  };
  if (changed.mobilePhoneNumber !== account.mobilePhoneNumber) await refuseKnownPhone(tx, changed);
  await tx.update(users).set(changed).where(eq(users.userId, userId));
  return toUser(changed);
}

/** Changes the address that a customer signs in with, and notifies the old one. Throws EMAIL_ALREADY_USED. */
export async function changeEmail(
  context: Context & { db: Transaction },
  userId: string,
  { emailAddress, locale }: EmailChange,
): Promise<User> {
  const { db: tx } = context;
  const typed = typedText(emailAddress);
  if (!locale) throw new Refused('MISSING_LOCALE', 'The locale is missing');
  if (!isEmailAddress(typed)) throw failedValidation(['emailAddress'], 'That is no email address');
  const account = await lockAccount(tx, userId);
  await takeTurn(tx, account);
  const username = typed.toLowerCase();
  const isOther = and(
    eq(users.partnerId, account.partnerId),
    eq(users.username, username),
    ne(users.userId, account.userId),
  );
  if ((await tx.$count(users, isOther)) > 0) throw new Refused('EMAIL_ALREADY_USED', 'Another account has the address');

  const changed: Account = { ...account, emailAddress: typed, username, locale };
  await tx.update(users).set(changed).where(eq(users.userId, userId));
  if (account.username !== username) {
    // The warning keeps the previous language: a stranger who took over the account could change the language, too.
    await sendMail(context, account, ({ addressChanged }) => addressChanged(typed));
    await sendMail(context, changed, ({ addressConfirmed }) => addressConfirmed);
  }
  return toUser(changed);
}

/** Locks the partner, so that two customers at once cannot take one address or phone number. */
async function takeTurn(tx: Transaction, { partnerId }: Pick<Account, 'partnerId'>): Promise<void> {
  await tx.select().from(partners).where(eq(partners.partnerId, partnerId)).for('no key update');
}

async function refuseKnownPhone(tx: Transaction, { partnerId, userId, mobilePhoneNumber }: Account): Promise<void> {
  await takeTurn(tx, { partnerId });
  const isOther = and(
    eq(users.partnerId, partnerId),
    eq(users.mobilePhoneNumber, mobilePhoneNumber ?? ''),
    eq(users.closed, false),
    ne(users.userId, userId),
  );
  if ((await tx.$count(users, isOther)) > 0)
    throw new Refused('PHONE_NUMBER_EXISTS', 'Another account has the phone number');
}

function namesIn({ firstName, surname }: UserChanges): Partial<Pick<Account, 'firstName' | 'surname'>> {
  const names = {
    ...(firstName !== undefined && { firstName: typedText(firstName) }),
    ...(surname !== undefined && { surname: typedText(surname) }),
  };
  const magic = new Map<string, 'INVALID_PARAMS' | 'FAILED_VALIDATION'>(Object.entries(magicSurnames));
  const code = magic.get(names.surname ?? '');
  if (code) throw new Refused(code, 'The surname is invalid', { surname: 'invalid' });
  if (names.firstName === magicNames.firstName) throw new Refused('INVALID_USER_DETAILS', 'The details are invalid');
  const wrong = Object.entries(names).flatMap(([field, name]) => (isName(name) ? [] : [field]));
  if (wrong.length > 0) throw failedValidation(wrong, 'A name is ill-formed');
  return names;
}

/** The language is the first part of the locale and may be changed alone. */
function localeIn({ locale }: Account, { language, locale: given }: UserChanges): Pick<Account, 'locale'> {
  const changed = given ?? (language ? `${language.toLowerCase()}${locale.slice(2)}` : locale);
  if (language && changed.slice(0, 2).toUpperCase() !== language)
    throw failedValidation(['language'], 'The language is not that of the locale');
  return { locale: changed };
}

const phoneIn = (text: string | null): string => internationalPhone(text ?? '');

function nationalityIn(text: string): string | null {
  if (text === '') return null;
  if (!/^[A-Z]{2}$/.test(text)) throw failedValidation(['nationality'], 'That is no country');
  return text;
}

type Communications = NonNullable<UserChanges['communications']>;

/** Requires exactly one preferred channel among the active ones. Channels that are not named keep their state. */
function preferencesIn({ transactional }: Account, given: Communications): Account['transactional'] {
  const known = transactional.map(({ commsId }) => commsId);
  const isUnknown = given.some(({ commsId }) => !known.includes(commsId));
  const changed = transactional.map((each) => given.find(({ commsId }) => commsId === each.commsId) ?? each);
  const preferred = changed.filter((each) => each.preferred === 1);
  if (isUnknown || preferred.length !== 1 || preferred[0]?.active !== 1)
    throw failedValidation(['communications'], 'One channel that is on has to be the preferred one');
  return changed;
}
