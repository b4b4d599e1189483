import { array } from 'superstruct';

import { scanDeadlineMs } from '#schema/deadlines.ts';
import { Nothing } from '#schema/rest/common.ts';
import {
  MonitoredItem,
  OwlActions,
  OwlAlert,
  Scan,
  Subscriber,
  Subscriptions,
  TokenFrame,
} from '#schema/rest/monitoring.ts';

import { checkMask } from './insurer/masks.ts';

/** The rows of `calls.ts` about monitored data. */
export const monitoringCalls = {
  subscriber: { call: 'GET /monitoring/subscribers/{id}', answer: Subscriber },
  subscriptions: { call: 'GET /owl/subscribers/{id}/subscriptions?active=true', answer: Subscriptions },
  archivedAlerts: {
    call: 'GET /owl/subscribers/{id}/subscriptions/alerts/?filter=complete',
    answer: Subscriptions,
  },
  owlAlert: { call: 'GET /owl/subscribers/{id}/alerts/{alertId}', answer: array(OwlAlert) },
  owlActions: { call: 'GET /owl/subscribers/{id}/alerts/{alertId}/actions', answer: OwlActions },
  subscribe: { call: 'POST /owl/subscribers/{id}', body: ['partnerId'], answer: Subscriber, repeat: 'by key' },
  scan: { call: 'GET /owl/subscribers/{id}/scan', answer: Scan, repeat: 'never', deadlineMs: scanDeadlineMs },
  createTokenFrame: {
    call: 'POST /tokeniser/http/generate/{id}',
    body: ['origin', 'css'],
    answer: TokenFrame,
    repeat: 'never',
  },
  addMonitored: {
    call: 'POST /owl/subscribers/{id}/subscriptions/{type}',
    body: 'item',
    check: checkMask,
    answer: MonitoredItem,
    repeat: 'by key',
  },
  renameMonitored: {
    call: 'PATCH /owl/subscribers/{id}/subscriptions/{subscriptionId}',
    body: ['displayName'],
    answer: MonitoredItem,
    repeat: 'by key',
  },
  deleteMonitored: {
    call: 'DELETE /owl/subscribers/{id}/subscriptions/{subscriptionId}',
    answer: Nothing,
    repeat: 'by key',
  },
  setAlertAction: {
    call: 'PUT /owl/subscribers/{id}/alerts/{alertId}/action',
    body: 'action',
    answer: OwlActions,
    repeat: 'by key',
  },
  completeAlert: {
    call: 'PATCH /owl/subscribers/{id}/alerts/{alertId}',
    body: 'changes',
    answer: OwlAlert,
    repeat: 'by key',
  },
} as const;
