import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import type { NewItem, Proposition } from '../claims.ts';
import { addItemMachine } from './addItem.machine.ts';
import { bakery } from './grantPermission.model.ts';

const text = (key: string, label: string) => ({
  key,
  label,
  kind: 'text' as const,
  isRequired: true,
  isReadOnly: false,
  initially: '',
  pattern: '',
  choices: [],
  lookup: null,
});

/** Matches the harvest proposition in the sandbox. */
const proposition: Proposition = {
  propositionId: 'proposition',
  name: 'Business interruption',
  itemTypes: [
    {
      itemTypeId: 'BUSINESS-PREMISES',
      name: 'Business premises',
      properties: [text('name', 'Name'), text('address', 'Address')],
    },
    {
      itemTypeId: 'WORKSHOP',
      name: 'Workshop or studio',
      properties: [text('name', 'Name'), text('address', 'Address')],
    },
  ],
};

export const workshop: NewItem = {
  propositionId: 'proposition',
  externalPolicyNumber: 'POL-ACTIVE',
  itemTypeId: 'WORKSHOP',
  name: 'Frame workshop',
  address: '3 Mill Lane, Leeds',
};

/** The same item as the insurer returns it. */
export const insuredWorkshop = {
  ...bakery,
  itemId: 'workshop',
  itemTypeId: 'WORKSHOP',
  properties: { name: 'Frame workshop', address: '3 Mill Lane, Leeds' },
};

const input = { partnerId: 'harvest', draft: null, newKey: () => 'key-1' };
const entered = { details: workshop, insured: ['bakery'] };

export const addItemModel = {
  machine: addItemMachine,
  inputs: {
    'from the list': input,
    'left before it was answered': { ...input, draft: { ...entered, key: 'key-1', isSent: true } },
  },
  events: {
    'details.entered': { 'a workshop': entered },
    'page.left': 'no payload',
    'purchase.confirmed': {
      'with the terms confirmed': { termsConfirmed: true, today: '2026-11-20' },
      'without the terms': { termsConfirmed: false, today: '2026-11-20' },
    },
    'retry.requested': 'no payload',
    'resend.requested': { 'the same day': { today: '2026-11-20' } },
    'dialog.closed': 'no payload',
  },
  answers: {
    readProposition: {
      read: { kind: 'read', proposition },
      NO_DEFAULT_PROPOSITION: createRefusal('NO_DEFAULT_PROPOSITION'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
    addItem: {
      added: { kind: 'added', added: { itemId: 'workshop' } },
      INVALID_PARAMS: createFieldRefusal('name', 'invalid'),
      PROPOSITION_NOT_FOUND: createRefusal('PROPOSITION_NOT_FOUND'),
      PROPOSITION_INVALID: createRefusal('PROPOSITION_INVALID'),
      INVALID_ENTITLEMENT: createRefusal('INVALID_ENTITLEMENT'),
      KEY_REUSED: createRefusal('KEY_REUSED'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
      'a 401': { kind: 'refused', reaction: { kind: 'end session' } },
    },
    readItems: {
      'with it': { kind: 'read', items: [bakery, insuredWorkshop] },
      'without it': { kind: 'read', items: [bakery] },
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ proposition }) => (proposition ? 'offered' : ''),
} satisfies Model<typeof addItemMachine>;
