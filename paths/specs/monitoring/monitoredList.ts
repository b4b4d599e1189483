import { monitoredListModel } from '#machines/monitoring/monitoredList/monitoredList.model.ts';

import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import { atMonitoredData } from '../kit/monitoring.ts';

/** The list stays as it is while it is read again. */
const listed: readonly Assertion[] = [
  { role: 'heading', text: 'monitoring.title' },
  { role: 'button', text: 'monitoring.add', is: 'enabled' },
  { role: 'progressbar', text: 'data.refreshing', is: 'missing' },
];

const cannot = 'a page that is driven is never hidden';

export const spec = flowSpec(monitoredListModel, {
  starts: {
    'a list read a moment ago': atMonitoredData,
    'an old list': { cannot: 'the list is never old on a page that was just opened' },
  },
  events: {
    'list.changed': {
      from: 'another flow',
      do: { cannot: 'the flows that change the list prove it in their own tests' },
    },
    'page.hidden': { from: 'the page', do: { cannot } },
    'page.seen': { from: 'the page', do: { cannot } },
  },
  states: { starting: 'transient', ready: listed, paused: listed, refreshing: listed, waiting: listed },
  actors: {
    readList: {
      call: 'GET /owl/subscribers/*/subscriptions*',
      document: 'Subscriptions',
      answers: {
        'with the change': 'as it is',
        'without the change': 'as it is',
        unread: { fault: { status: 500 } },
      },
    },
  },
  effects: {
    countExtra: 'unseen',
    endFirstWait: 'unseen',
    expect: 'unseen',
    stopExpecting: 'unseen',
  },
  delays: { untilRefresh: 120_000 },
});
