import { toUuid } from '../../ids.ts';
import type { Area, Seeding } from '../../seeds/area.ts';
import type { Calendar } from '../../seeds/calendar.ts';
import { type PartnerName, partnerId, partnerSeeds } from '../../seeds/partners.ts';
import { agentCustomers, policyHolders, users } from '../../tables.ts';
import { hashPassword } from '../passwords.ts';
import { profiles, roles } from '../profiles.ts';
import { seedLinks } from './links.ts';
import { people as known, type Person, password } from './people.ts';
import { seedPolicies, usedAtFirst } from './policies.ts';

export const userId = (login: string) => toUuid(`user:${login}`);

/** Accounts and policies, which all other areas depend on. */
export const people: Area = { default: [seedPolicies, seedAccounts, seedLinks] };

async function seedAccounts({ db, calendar }: Seeding): Promise<void> {
  const hash = await hashPassword(password);
  const everyone = (Object.keys(known) as PartnerName[]).flatMap((partner) =>
    known[partner].map((person, place) => ({ person, place, partner, partnerId: partnerId(partner) })),
  );
  await db
    .insert(users)
    .values(
      everyone.map(({ person, place, partnerId }) => ({ ...accountOf(person, place, hash, calendar), partnerId })),
    );
  const held = everyone.flatMap(({ person, partner, partnerId }) =>
    (person.policies ?? ['POL-ACTIVE']).map((externalPolicyNumber) => ({
      userId: userId(person.login),
      partnerId,
      externalPolicyNumber,
      policyCapUsed: usedAtFirst(partner, externalPolicyNumber),
    })),
  );
  await db.insert(policyHolders).values(held);
  const acted = everyone.flatMap(({ person: { login, customers = [] } }) =>
    customers.map((customer) => ({ agentId: userId(login), customerId: userId(customer) })),
  );
  await db.insert(agentCustomers).values(acted);
}

function accountOf(person: Person, place: number, hash: string, calendar: Calendar) {
  const { login, name, locale = 'en-US', country = 'US', rights = 'travel', role = 'user', opens, is = [] } = person;
  const [firstName = '', surname = ''] = name.split(' ');
  const isPerson = person.kind !== 'widget';
  const isPending = is.includes('terms pending');
  return {
    userId: userId(login),
    username: login,
    // No password has this hash: widget accounts are opened by token only.
    password: isPerson ? hash : 'none',
    firstName,
    surname,
    emailAddress: isPerson ? login : (opens ?? ''),
    mobilePhoneNumber: person.phone === undefined && isPerson ? phoneOf(login, place) : (person.phone ?? null),
    locale,
    country,
    employee: is.includes('employee') ? (1 as const) : (0 as const),
    mfaEnabled: is.includes('second factor'),
    resolutionOptions: ['LOUNGE', 'CASH', 'REBOOKING', 'HOTEL', 'POINTS'],
    terms: isPending
      ? { status: 'PENDING' as const }
      : { status: 'ACCEPTED' as const, version: '3', acceptedOn: calendar.at(-90, '10:00') },
    transactional: [
      { commsId: 'EMAIL', active: 1 as const, preferred: 1 as const },
      { commsId: 'SMS', active: 1 as const, preferred: 0 as const },
    ],
    marketing: 'NONE' as const,
    billingMethods: person.billing ?? [],
    roles: roles[role],
    accessProfile: profiles[rights],
    locked: is.includes('locked'),
    closed: is.includes('closed'),
    opens: opens ? userId(opens) : null,
  };
}

/** Returns a unique number from a range that no network assigns. */
function phoneOf(login: string, place: number): string {
  const partner = Object.keys(partnerSeeds).findIndex((name) => login.endsWith(`@${name}.test`));
  return `+1555011${partner}${String(place).padStart(3, '0')}`;
}
