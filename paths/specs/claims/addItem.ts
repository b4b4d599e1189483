import type { AddItemSnapshot } from '#machines/claims/items/addItem.machine.ts';
import { addItemModel, insuredWorkshop } from '#machines/claims/items/addItem.model.ts';

import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import type { TextId } from '../../texts.ts';
import { seen } from '../kit/businessClaims.ts';
import { readOnlyItems, toldItem } from '../kit/items.ts';
import { lost, network } from '../kit/unheard.ts';

const press = (named: TextId) => [{ press: 'button', named }] as const satisfies readonly Act[];
const back = 'claims.items.back';

const property = <Name extends string>(label: string, name: Name) =>
  ({ fill: 'payouts.form.field', values: { label }, with: name }) as const;

const describe = [
  { pick: 'claims.items.add.type', with: 'itemTypeId' },
  property('Name', 'name'),
  property('Address', 'address'),
  { press: 'button', named: 'insurance.next' },
] as const satisfies readonly Act[];

export const openAdding = [{ press: 'button', named: 'claims.items.add' }] as const satisfies readonly Act[];

const heading = (text: TextId): Assertion => ({ role: 'heading', text });
const bakery = toldItem('bakery', 'Bakery');
const { itemId, itemTypeId, properties } = insuredWorkshop;

/** The proposition in the gateway's format. */
export const toldProposition = {
  defaultProposition: {
    __typename: 'Proposition',
    propositionId: 'proposition',
    name: 'Business interruption',
    itemTypes: [
      ['BUSINESS-PREMISES', 'Business premises'],
      ['WORKSHOP', 'Workshop or studio'],
    ].map(([id, name]) => ({
      __typename: 'ItemType',
      itemTypeId: id,
      name,
      properties: [
        ['name', 'Name'],
        ['address', 'Address'],
      ].map(([key, label]) => ({
        __typename: 'RequiredField',
        key,
        name: key,
        type: 'text',
        required: true,
        validationRegexp: null,
        valuesAllowed: null,
        lookupField: null,
        readOnly: null,
        defaultValue: null,
        label,
      })),
    })),
  },
};

export const spec = flowSpec(addItemModel, {
  starts: {
    'from the list': {
      partner: 'harvest',
      path: '/insurance',
      as: 'berta@harvest.test',
      do: [{ acts: openAdding }],
    },
    'left before it was answered': { cannot: 'a page that waits for its answer is not loaded again by a script' },
  },
  readOnly: {
    start: readOnlyItems,
    sees: [{ role: 'button', text: 'claims.items.add', is: 'disabled', describedBy: 'claims.items.no_write' }],
  },
  events: {
    'details.entered': {
      usually: describe,
      cases: { 'a workshop': { fields: { itemTypeId: 'Workshop or studio', ...properties } } },
    },
    'page.left': press('wizard.back'),
    'purchase.confirmed': [
      { confirm: 'insurance.details.terms', with: 'termsConfirmed' },
      ...press('claims.items.add.submit'),
    ],
    'retry.requested': {
      usually: press('insurance.unknown.again'),
      in: { failed: press('claims.items.add.failed.again') },
    },
    'resend.requested': press('insurance.missing.again'),
    'dialog.closed': press(back),
  },
  states: {
    starting: 'transient',
    refused: 'transient',
    reading: [heading('claims.items.add.title')],
    failed: [
      heading('claims.items.add.failed'),
      { text: 'claims.items.add.failed.body' },
      seen('claims.items.add.failed.again'),
    ],
    nothingOffered: [heading('claims.items.add.nothing'), { text: 'claims.items.add.nothing.body' }, seen(back)],
    describing: [
      heading('claims.items.add.title'),
      { role: 'radiogroup', text: 'claims.items.add.type' },
      seen('insurance.next'),
    ],
    reviewing: [
      heading('claims.items.add.review'),
      { text: 'insurance.details.included' },
      { text: 'claims.items.add.ends' },
      seen('claims.items.add.submit'),
    ],
    sending: ({ proposition }: Pick<AddItemSnapshot['context'], 'proposition'>): readonly Assertion[] =>
      proposition
        ? [
            { role: 'button', text: 'claims.items.add.submit', is: 'busy' },
            { role: 'button', text: 'wizard.close', is: 'disabled' },
          ]
        : [heading('claims.items.add.looking')],
    checkingOutcome: [heading('claims.items.add.looking'), { text: 'claims.items.add.looking.body' }],
    outcomeUnknown: [
      heading('claims.items.add.unknown'),
      { text: 'claims.items.add.unknown.body' },
      seen('insurance.unknown.again'),
    ],
    notReceived: [
      heading('claims.items.add.missing'),
      { role: 'dialog', text: 'claims.items.add', body: 'claims.items.add.missing.body' },
      seen('insurance.missing.again'),
    ],
    insured: [
      heading('claims.items.add.insured'),
      { text: 'claims.items.add.reference.of', values: { policy: 'POL-ACTIVE', name: properties.name } },
      seen(back),
    ],
    closed: [{ role: 'dialog', text: 'claims.items.add', is: 'missing' }],
  },
  actors: {
    readProposition: {
      call: 'GET /platform/partners/*/propositions/default',
      document: 'DefaultProposition',
      answers: { read: { data: toldProposition } },
    },
    addItem: {
      call: 'POST /platform/items/transaction',
      document: 'AddItems',
      answers: {
        added: { data: { addItems: { __typename: 'ItemsAdded', itemIds: [itemId] } } },
        VENDOR_ERROR: {
          ifLater: { 'readItems: with it': lost, 'readItems: without it': { fault: { code: 'VENDOR_ERROR' } } },
        },
        KEY_REUSED: { cannot: 'nobody has this draft open in another tab' },
        INVALID_PARAMS: { fault: { code: 'INVALID_PARAMS', fields: { name: 'invalid' } } },
        'no answer': { ifLater: { 'readItems: with it': lost, 'readItems: without it': network } },
      },
    },
    readItems: {
      call: 'GET /platform/items',
      document: 'Items',
      answers: {
        'with it': {
          data: { items: [bakery, { ...toldItem(itemId, properties.name), itemTypeId, properties }] },
        },
        'without it': { data: { items: [bakery] } },
      },
    },
  },
  // The insurer provides the label.
  labels: { name: null },
  effects: {
    renewAttempt: 'unseen',
    storeProposition: 'unseen',
    storeAddedItem: 'unseen',
    storeFoundItem: 'unseen',
    itemsOutdated: 'unseen',
    sayRefused: 'unseen',
  },
});
