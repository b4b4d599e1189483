import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { grantPermissionMachine } from './grantPermission.machine.ts';
import type { InsuredItem } from './items.ts';

/** Matches an item of berta@harvest.test in the sandbox. */
export const bakery: InsuredItem = {
  itemId: 'bakery',
  itemTypeId: 'BUSINESS-PREMISES',
  externalPolicyNumber: 'POL-ACTIVE',
  properties: { name: 'Bakery', address: '19 Mill Lane, Leeds' },
  permissions: [{ permission: 'BANKING', required: true, granted: false }],
};
const connected = { ...bakery, permissions: [{ permission: 'BANKING', required: true, granted: true }] };

export const grantPermissionModel = {
  machine: grantPermissionMachine,
  inputs: { 'from the claims': { newKey: () => 'key-1' } },
  events: {
    'connection.agreed': { 'for the bakery': { itemId: 'bakery', permission: 'BANKING' } },
    'retry.requested': 'no payload',
  },
  answers: {
    grant: { granted: { kind: 'edited' }, GENERAL_400: createRefusal('GENERAL_400') },
    readItems: {
      'with access': { kind: 'read', items: [connected] },
      'without access': { kind: 'read', items: [bakery] },
      'without it': { kind: 'read', items: [] },
      GENERAL_400: createRefusal('GENERAL_400'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof grantPermissionMachine>;
