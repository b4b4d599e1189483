import type { Model } from '../../kit/model.ts';
import { monitoredListMachine } from './monitoredList.machine.ts';

const random = () => 0.5;
const mail = { id: 'mail', friendlyName: 'Private mail', displayValue: 'ol**@owl.test' };
const types = [{ dataType: 'EMAIL', maxAllowed: 3, items: [mail] }];

export const monitoredListModel = {
  machine: monitoredListMachine,
  inputs: {
    'a list read a moment ago': { isOld: false, isHidden: false, random },
    'an old list': { isOld: true, isHidden: false, random },
  },
  events: {
    'list.changed': {
      'an item was added': { change: { kind: 'added', id: 'mail' } },
      'an answer was lost': { change: null },
    },
    'page.hidden': 'no payload',
    'page.seen': 'no payload',
  },
  answers: {
    readList: {
      'with the change': { kind: 'read', types },
      'without the change': { kind: 'read', types: [] },
      unread: { kind: 'unread' },
    },
  },
  stateKey: ({ expected, extraLeft, isHidden }) =>
    [expected && `${extraLeft} left`, isHidden && 'hidden'].filter(Boolean).join(', '),
} satisfies Model<typeof monitoredListMachine>;
