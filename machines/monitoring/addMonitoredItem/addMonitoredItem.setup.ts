import { assign, setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import { type Problems, type Refused, refusalGuards, refusalPorts } from '../../kit/refusals.ts';
import { findAdded, type MonitoredType } from '../monitoredItems.ts';
import type { ListRead } from '../monitoredList/monitoredList.machine.ts';
import { type TokenFrameReport, type TokenisedCard, tokenFrameMachine } from '../tokenFrame/tokenFrame.machine.ts';
import {
  type ItemAttempt,
  type ItemDetails,
  isOpen,
  isOpenCard,
  listItemIds,
  toAttempt,
  toNewItem,
} from './addMonitoredItem.logic.ts';

export type ItemAdded = { kind: 'added'; id: string } | Refused;

export type AddMonitoredItemEvent =
  | { type: 'type.chosen'; dataType: string }
  | { type: 'type.reconsidered' }
  | { type: 'details.entered'; details: ItemDetails }
  | { type: 'card.reconsidered' }
  | { type: 'check.requested' }
  | { type: 'dialog.closed' }
  | TokenFrameReport;

/** `dataType`: null if the customer still has to choose. `types`: the list when the dialog opened. */
type AddMonitoredItemInput = { dataType: string | null; types: readonly MonitoredType[]; newKey: () => string };

type AddMonitoredItemContext = Omit<AddMonitoredItemInput, 'dataType'> & {
  dataType: string;
  details: ItemDetails;
  card: TokenisedCard | null;
  attempt: ItemAttempt | null;
  problems: Problems;
  addedId: string | null;
};

/** `id`: null if the dialog was closed, or if the outcome is unknown. */
export type AddMonitoredItemOutput = { id: string | null };

export const empty: ItemDetails = { friendlyName: '', value: '' };

/** The parts of the chart in `addMonitoredItem.machine.ts`. */
export const addMonitoredItemSetup = setup({
  types: {} as {
    context: AddMonitoredItemContext;
    events: AddMonitoredItemEvent;
    input: AddMonitoredItemInput;
    output: AddMonitoredItemOutput;
  },
  actors: {
    tokenFrame: tokenFrameMachine,
    addItem: promisePort<ItemAdded, ItemAttempt>('addItem'),
    readList: promisePort<ListRead>('readList'),
  },
  actions: {
    ...refusalPorts,
    announceAdded: actionPort('announceAdded'),
    announceNotReceived: actionPort('announceNotReceived'),
    chooseType: assign((_, dataType: string) => ({ dataType })),
    forgetEntries: assign({ details: empty, card: null, attempt: null, problems: {} }),
    forgetCard: assign({ card: null }),
    forgetAttempt: assign({ attempt: null }),
    storeDetails: assign((_, details: ItemDetails) => ({ details })),
    storeCard: assign((_, card: TokenisedCard) => ({ card })),
    storeAdded: assign((_, answer: ItemAdded) => ({ addedId: answer.kind === 'added' ? answer.id : null })),
    storeFound: assign(({ context }, read: ListRead) => ({ addedId: foundIn(context, read) })),
    attempt: assign(({ context: { dataType, details, card, attempt, newKey } }) => ({
      attempt: toAttempt(toNewItem(dataType, details, card), attempt, newKey),
    })),
  },
  guards: {
    ...refusalGuards,
    isOpen: ({ context: { types } }, dataType: string) => isOpen(dataType, types),
    isOpenCard: ({ context: { types } }, dataType: string) => isOpenCard(dataType, types),
    hasCard: ({ context }) => context.card !== null,
    isFound: ({ context }, read: ListRead) => foundIn(context, read) !== null,
    isRead: (_, read: ListRead) => read.kind === 'read',
  },
});

function foundIn({ attempt, types }: AddMonitoredItemContext, read: ListRead): string | null {
  return attempt && read.kind === 'read' ? findAdded(attempt.item, read.types, listItemIds(types)) : null;
}
