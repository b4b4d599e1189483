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

/** What a customer may say anew of something that is insured. What else is known of it is what it was insured by. */
export const editableFields = ['name', 'address'] as const;

/** As far as it is known by them. */
export type ItemDetails = { [Field in (typeof editableFields)[number]]?: string };
