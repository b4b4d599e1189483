import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import type { MonitoredType } from '../monitoredItems.ts';
import { blueCard } from '../tokenFrame/tokenFrame.model.ts';
import { addMonitoredItemMachine } from './addMonitoredItem.machine.ts';

const newKey = () => 'key-1';

export const phone = { friendlyName: 'Private phone', value: '+15550100088' };
export const card = { friendlyName: 'Blue card', value: '' };

export const types: readonly MonitoredType[] = [
  { dataType: 'PHONE', maxAllowed: 2, items: [{ id: 'old', friendlyName: 'Mobile', displayValue: '********0042' }] },
  { dataType: 'CARD', maxAllowed: 2, items: [] },
  { dataType: 'EMAIL', maxAllowed: 1, items: [{ id: 'mail', friendlyName: 'Mail', displayValue: 'ol**@owl.test' }] },
];

/** The list with the new item. */
const listWith = (dataType: string, item: { friendlyName: string; displayValue: string }) =>
  types.map((type) =>
    type.dataType === dataType ? { ...type, items: [...type.items, { id: 'new', ...item }] } : type,
  );

export const addMonitoredItemModel = {
  machine: addMonitoredItemMachine,
  inputs: {
    'of any type': { dataType: null, types, newKey },
    'a phone number': { dataType: 'PHONE', types, newKey },
    'a card': { dataType: 'CARD', types, newKey },
  },
  events: {
    'type.chosen': {
      'phone numbers': { dataType: 'PHONE' },
      cards: { dataType: 'CARD' },
      'a full type': { dataType: 'EMAIL' },
    },
    'type.reconsidered': 'no payload',
    'details.entered': { described: { details: phone } },
    'card.reconsidered': 'no payload',
    'check.requested': 'no payload',
    'dialog.closed': 'no payload',
    'card.returned': 'no payload',
  },
  answers: {
    tokenFrame: { tokenised: blueCard },
    addItem: {
      added: { kind: 'added', id: 'new' },
      'wrong value': createFieldRefusal('value', 'invalid'),
      SUBSCRIPTION_FULL: createRefusal('SUBSCRIPTION_FULL'),
      DUPLICATE_ENTRY: createFieldRefusal('value', 'DUPLICATE_ENTRY'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
    readList: {
      'with a phone number': {
        kind: 'read',
        types: listWith('PHONE', { friendlyName: phone.friendlyName, displayValue: '********0088' }),
      },
      'as before': { kind: 'read', types },
      unread: { kind: 'unread' },
    },
  },
  stateKey: ({ dataType, card, attempt }) =>
    [dataType, card && 'tokenised', attempt && 'sent'].filter(Boolean).join(', '),
} satisfies Model<typeof addMonitoredItemMachine>;
