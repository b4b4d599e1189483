import type { Refused } from '../../kit/refusals.ts';

/** An item insured against business interruption. */
export type InsuredItem = {
  itemId: string;
  itemTypeId: string;
  externalPolicyNumber: string;
  /** Keyed by the properties of the item type. */
  properties: Readonly<Record<string, string>>;
  permissions: readonly { permission: string; required: boolean; granted: boolean }[];
};

export type ItemsRead = { kind: 'read'; items: readonly InsuredItem[] } | Refused;

/** The properties that a customer may change. The others determined the insurance. */
export const editableFields = ['name', 'address'] as const;

export type ItemDetails = { [Field in (typeof editableFields)[number]]?: string };
