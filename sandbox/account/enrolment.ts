import { and, eq } from 'drizzle-orm';

import type { Enrolment, PersonalLink, Registered } from '#schema/rest/registration.ts';

import type { Context } from '../context.ts';
import type { Database } from '../database/types.ts';
import { Refused } from '../refusal.ts';
import { links } from '../tables.ts';
import { createAccount, type Partner } from './registration.ts';

export async function findLink(db: Database, partner: Partner, linkId: string): Promise<PersonalLink> {
  const [found] = await db.select().from(links).where(isLink(partner, linkId));
  if (!found) throw notFound();
  const { partnerId, isHiddenOnceUsed, ...link } = found;
  if (isHiddenOnceUsed && link.secondaryId) throw used();
  return link;
}

/**
 * Creates an account and uses up its personal link.
 *
 * If two requests use a link at once, one is refused with LINK_ALREADY_USED.
 */
export function enrol(context: Context, partner: Partner, linkId: string, given: Enrolment): Promise<Registered> {
  return createAccount(context, partner, given, async (tx, userId) => {
    const [link] = await tx.select().from(links).where(isLink(partner, linkId)).for('update');
    if (!link) throw notFound();
    if (link.secondaryId) throw used();
    if (link.active === 0) throw notFound();
    await tx.update(links).set({ secondaryId: userId }).where(eq(links.linkId, linkId));
    return link.externalPolicyNumber;
  });
}

const isLink = ({ partnerId }: Partner, linkId: string) =>
  and(eq(links.partnerId, partnerId), eq(links.linkId, linkId));

const notFound = () => new Refused('LINK_NOT_FOUND', 'Link not found');
const used = () => new Refused('LINK_ALREADY_USED', 'The link was used before');
