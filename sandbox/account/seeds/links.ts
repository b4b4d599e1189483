import { toUuid } from '../../ids.ts';
import type { Seeding } from '../../seeds/area.ts';
import { partnerId } from '../../seeds/partners.ts';
import { links } from '../../tables.ts';

type Link = Omit<typeof links.$inferInsert, 'linkId' | 'partnerId'>;

/** Invitations of partner sky, one for each outcome. Other ids are unknown. */
export async function seedLinks({ db }: Seeding): Promise<void> {
  const fresh: Link = {
    firstName: 'Lina',
    surname: 'Brook',
    emailAddress: 'lina@sky.test',
    mobilePhoneNumber: '+15550100700',
    externalPolicyNumber: 'POL-ACTIVE',
    active: 1,
  };
  const usedBy = toUuid('user:anna@sky.test');
  const all: Record<string, Link> = {
    'LINK-FRESH': fresh,
    'LINK-USED': { ...fresh, secondaryId: usedBy },
    'LINK-USED409': { ...fresh, secondaryId: usedBy, isHiddenOnceUsed: true },
    'LINK-INACTIVE': { ...fresh, active: 0 },
    'LINK-BOTH': { ...fresh, active: 0, secondaryId: usedBy },
    'LINK-EXPIREDPOL': {
      ...fresh,
      firstName: 'Ella',
      emailAddress: 'ella@sky.test',
      mobilePhoneNumber: '+15550100701',
      externalPolicyNumber: 'POL-EXPIRED',
    },
    'LINK-TAKEN': { ...fresh, firstName: 'Anna', surname: 'Berg', emailAddress: 'anna@sky.test' },
  };
  await db
    .insert(links)
    .values(Object.entries(all).map(([linkId, link]) => ({ ...link, linkId, partnerId: partnerId('sky') })));
}
