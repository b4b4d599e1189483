import type { Refused } from '../../answers.ts';

/** What is insured against an interruption of business. */
export type InsuredItem = {
  itemId: string;
  itemTypeId: string;
  externalPolicyNumber: string;
  /** What is known of it, by the keys of its type. */
  properties: Readonly<Record<string, string>>;
  permissions: readonly { permission: string; required: boolean; granted: boolean }[];
};

export type ItemsRead = { kind: 'read'; items: readonly InsuredItem[] } | Refused;
