import { addMonitoredItemModel } from '#machines/monitoring/addMonitoredItem/addMonitoredItem.model.ts';

import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import { atMonitoredData, readOnlyItem } from '../kit/monitoring.ts';

const press = (named: Extract<Extract<Act, { press: unknown }>['named'], string>): readonly Act<never>[] => [
  { press: 'button', named },
];
const cancel: readonly Act<never>[] = [
  { press: 'button', named: 'monitoring.form.cancel', ifAsked: 'wizard.leave.yes' },
];

/** The number of a card is typed into the frame of the tokeniser. */
const enterName: readonly Act<'friendlyName'>[] = [
  { fill: 'monitoring.form.name', with: 'friendlyName' },
  { press: 'button', named: 'monitoring.add.submit' },
];

const described: readonly Assertion[] = [
  { role: 'dialog', text: 'monitoring.add.title' },
  { role: 'textbox', text: 'monitoring.form.name' },
  { role: 'button', text: 'monitoring.add.submit', is: 'enabled' },
];
const busy: readonly Assertion[] = [{ role: 'button', text: 'monitoring.add.submit', is: 'busy' }];
const gone: readonly Assertion[] = [{ role: 'dialog', text: 'monitoring.add.title', is: 'missing' }];
const waiting = 'the dialog cannot be closed while it waits';
const inFrame = 'a script types nothing into the frame of the tokeniser';

export const spec = flowSpec(addMonitoredItemModel, {
  starts: {
    'of any type': { ...atMonitoredData, do: [{ acts: press('monitoring.add') }] },
    'a phone number': { cannot: 'a script has no name for the button of one type' },
    'a card': { cannot: inFrame },
  },
  readOnly: readOnlyItem,
  events: {
    'type.chosen': {
      usually: [
        {
          pick: 'monitoring.add.choose',
          with: 'dataType',
          labels: { PHONE: 'monitoring.type.phone', CARD: 'monitoring.type.card', EMAIL: 'monitoring.type.email' },
        },
        { press: 'button', named: 'monitoring.add.choose.next' },
      ],
      cases: {
        cards: { cannot: inFrame },
        'a full type': { cannot: 'a type that is full cannot be chosen' },
      },
    },
    'type.reconsidered': press('wizard.back'),
    'details.entered': {
      usually: [
        { fill: 'monitoring.form.name', with: 'friendlyName' },
        { fill: 'monitoring.form.value.phone', with: 'value' },
        { press: 'button', named: 'monitoring.add.submit' },
      ],
      in: {
        'framing.entering': enterName,
        'describing (CARD, tokenised)': enterName,
        'describing (CARD, tokenised, sent)': enterName,
      },
    },
    'card.reconsidered': { from: 'the page', do: { cannot: inFrame } },
    'card.returned': { from: 'the page', do: { cannot: inFrame } },
    'check.requested': press('monitoring.add.unknown.check'),
    'dialog.closed': {
      usually: cancel,
      in: { outcomeUnknown: press('monitoring.add.unknown.close') },
      except: { saving: waiting, 'framing.tokenising': waiting, checkingOutcome: waiting },
    },
  },
  states: {
    beginning: 'transient',
    choosingType: [
      { role: 'radiogroup', text: 'monitoring.add.choose' },
      { role: 'button', text: 'monitoring.add.choose.next', is: 'enabled' },
    ],
    describing: described,
    'framing.entering': described,
    'framing.tokenising': busy,
    saving: busy,
    checkingOutcome: busy,
    outcomeUnknown: [
      { role: 'heading', text: 'monitoring.add.unknown.title' },
      { text: 'monitoring.add.unknown.body' },
      { role: 'button', text: 'monitoring.add.unknown.check', is: 'enabled' },
    ],
    added: gone,
    left: gone,
  },
  actors: {
    tokenFrame: { plays: { tokenised: { cannot: inFrame } } },
    addItem: {
      call: 'POST /owl/subscribers/*/subscriptions/*',
      document: 'AddMonitored',
      answers: {
        added: { data: { addMonitored: { __typename: 'MonitoredItem', id: 'new' } } },
        'wrong value': { fault: { code: 'FAILED_VALIDATION', fields: { value: 'invalid' } } },
        DUPLICATE_ENTRY: { fault: { code: 'DUPLICATE_ENTRY' } },
      },
    },
    readList: {
      call: 'GET /owl/subscribers/*/subscriptions*',
      document: 'Subscriptions',
      answers: {
        'with a phone number': { cannot: 'the insurer would have to add the item and lose the answer' },
        'as before': 'as it is',
        unread: { fault: { status: 500 } },
      },
    },
  },
  effects: {
    announceAdded: [{ notice: 'notices.monitored_added' }],
    announceNotReceived: [{ told: 'notices.monitored_not_received' }],
    attempt: 'unseen',
    chooseType: 'unseen',
    forgetAttempt: 'unseen',
    forgetCard: 'unseen',
    forgetEntries: 'unseen',
    storeAdded: 'unseen',
    storeCard: 'unseen',
    storeDetails: 'unseen',
    storeFound: 'unseen',
  },
});
