import type { Proposition } from '#schema/rest/items.ts';
import type { RequiredField } from '#schema/rest/payouts.ts';

import { toUuid } from '../../ids.ts';
import { Refused } from '../../refusal.ts';

export type ItemType = {
  itemTypeId: string;
  name: string;
  properties: (RequiredField & { longest: number })[];
  permissions: { permission: string; required: boolean }[];
};
type Offered = { propositionId: string; name: string; itemTypes: ItemType[] };

const text = (key: string, label: string, longest: number) => ({
  key,
  name: key,
  label,
  longest,
  type: 'text',
  required: true,
});
const premises = [text('name', 'Name', 100), text('address', 'Address', 200)];

/** Business interruption cover by partner. Other partners offer none. */
const propositions: Record<string, Offered> = {
  harvest: {
    propositionId: toUuid('proposition:harvest'),
    name: 'Business interruption',
    itemTypes: [
      {
        itemTypeId: 'BUSINESS-PREMISES',
        name: 'Business premises',
        properties: premises,
        permissions: [{ permission: 'BANKING', required: true }],
      },
      {
        itemTypeId: 'WORKSHOP',
        name: 'Workshop or studio',
        properties: premises,
        permissions: [{ permission: 'BANKING', required: false }],
      },
    ],
  },
};

export const findProposition = (partner: string): Offered | undefined =>
  Object.hasOwn(propositions, partner) ? propositions[partner] : undefined;

export const findItemType = (itemTypeId: string, of = Object.values(propositions)): ItemType | undefined =>
  of.flatMap(({ itemTypes }) => itemTypes).find((itemType) => itemType.itemTypeId === itemTypeId);

/** Returns the proposition in the shape of the API, without internal fields. */
export function requireProposition(partner: string): Proposition {
  const offered = findProposition(partner);
  if (!offered) throw new Refused('NO_DEFAULT_PROPOSITION', 'Nothing can be insured here');
  const itemTypes = offered.itemTypes.map(({ permissions: _, properties, ...itemType }) => ({
    ...itemType,
    properties: properties.map(({ longest, ...property }) => property),
  }));
  return { ...offered, itemTypes };
}
