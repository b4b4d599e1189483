import type { Seeding } from '../../seeds/area.ts';
import { type PartnerName, partnerId } from '../../seeds/partners.ts';
import { policies } from '../../tables.ts';

type Policy = Omit<typeof policies.$inferInsert, 'partnerId' | 'externalPolicyNumber' | 'policyStart'>;

/** Policies by number. Every partner except the broken ones has its own POL-ACTIVE. */
export async function seedPolicies({ db, calendar }: Seeding): Promise<void> {
  const running: Policy = {
    active: 1,
    policyEnd: calendar.day(275),
    maxInsured: 3,
    policyCap: 500,
    products: ['travel'],
    entitlements: ['LOUNGE', 'CASH', 'REBOOKING'],
  };
  const atSky: Record<string, Policy> = {
    'POL-ACTIVE': running,
    'POL-NEAR': running,
    'POL-CAPPED': running,
    'POL-NOLIMIT': { ...running, maxInsured: 0, policyCap: null },
    'POL-EXPIRED': { ...running, policyEnd: calendar.day(-1) },
    'POL-INACTIVE': { ...running, active: 0 },
    'POL-USED': { ...running, maxUses: 1 },
    'POL-OTHER': { ...running, maxUses: 1 },
    'POL-FULL': { ...running, maxTrips: 1 },
    'POL-BROKEN': { ...running, maxInsured: null },
    // Without holders, so that it can be deleted.
    'POL-SPARE': running,
  };
  // Business losses need a higher cap than flights.
  const ofBusinesses = {
    ...running,
    maxInsured: 0,
    policyCap: 150_000,
    products: ['parametric'],
    entitlements: ['INTERRUPTION'],
  };
  const elsewhere = (['voyage', 'rails', 'plain', 'owl'] as const).map((name) => ({
    partnerId: partnerId(name),
    externalPolicyNumber: 'POL-ACTIVE',
    ...running,
    ...(name === 'owl' && { products: ['monitoring'], entitlements: ['MONITORING'] }),
  }));
  const rows = [
    ...Object.entries(atSky).map(([externalPolicyNumber, policy]) => ({
      partnerId: partnerId('sky'),
      externalPolicyNumber,
      ...policy,
    })),
    ...elsewhere,
    { partnerId: partnerId('harvest'), externalPolicyNumber: 'POL-ACTIVE', ...ofBusinesses },
    { partnerId: partnerId('voyage'), externalPolicyNumber: 'POL-INVALID', ...running },
    {
      partnerId: partnerId('harvest'),
      externalPolicyNumber: 'POL-EXPIRED',
      ...ofBusinesses,
      policyEnd: calendar.day(-1),
    },
  ];
  await db.insert(policies).values(rows.map((row) => ({ ...row, policyStart: calendar.day(-90) })));
}

const used: Readonly<Record<string, number | null>> = { 'POL-NEAR': 420, 'POL-CAPPED': 500, 'POL-NOLIMIT': null };

/** Returns the initial usage of a policy by each holder. */
export function usedAtFirst(partner: PartnerName, policyNumber: string): number | null {
  if (partner === 'harvest') return 2_030;
  return used[policyNumber] ?? (policyNumber in used ? null : 0);
}
