import { randomUUID } from 'node:crypto';

import { toUuid } from '#sandbox/ids.ts';
import { noToken } from '#schema/rest/monitoring.ts';
import {
  AddMonitoredDocument,
  CompleteAlertDocument,
  CreateTokenFrameDocument,
  DeleteMonitoredDocument,
  OwlActionsDocument,
  OwlAlertDocument,
  RenameMonitoredDocument,
  ScanDocument,
  SetAlertActionDocument,
  SubscribeDocument,
} from '#src/api/generated/documents.ts';
import { keyed } from '#src/api/keyed.ts';
import { answered } from '#src/api/reaction.ts';

import type { Line } from './line.ts';

const id = toUuid('user:anna@sky.test');
const alertId = toUuid('owl-alert:passport-1');
const subscriptionId = toUuid('monitored:phone-1');
const completedOn = '2026-06-01T12:00:00Z';
const item = { displayName: 'Savings', displayValue: '***********7947', value: 'NO9386011117947', token: noToken };

const asked = (ask: () => Promise<unknown>) =>
  answered(
    async () => {
      await ask();
      return { kind: 'loaded' };
    },
    { signedIn: true },
  );
const requestHeaders = () => keyed(randomUUID());

/** The calls about monitored data. Anna's partner does not monitor any. */
export const askingMonitoring = {
  owlAlert: ({ client }: Line) =>
    asked(() => client.request({ document: OwlAlertDocument, variables: { id, alertId } })),
  owlActions: ({ client }: Line) =>
    asked(() => client.request({ document: OwlActionsDocument, variables: { id, alertId } })),
  subscribe: ({ client }: Line) =>
    asked(() =>
      client.request({
        document: SubscribeDocument,
        variables: { id, partnerId: toUuid('partner:sky') },
        requestHeaders: requestHeaders(),
      }),
    ),
  scan: ({ client }: Line) => asked(() => client.request({ document: ScanDocument, variables: { id } })),
  createTokenFrame: ({ client }: Line) =>
    asked(() =>
      client.request({
        document: CreateTokenFrameDocument,
        variables: { id, origin: 'http://sky.localhost', css: 'color: #111' },
      }),
    ),
  addMonitored: ({ client }: Line) =>
    asked(() =>
      client.request({
        document: AddMonitoredDocument,
        variables: { id, type: 'IBAN', item },
        requestHeaders: requestHeaders(),
      }),
    ),
  renameMonitored: ({ client }: Line) =>
    asked(() =>
      client.request({
        document: RenameMonitoredDocument,
        variables: { id, subscriptionId, displayName: 'Phone' },
        requestHeaders: requestHeaders(),
      }),
    ),
  deleteMonitored: ({ client }: Line) =>
    asked(() =>
      client.request({
        document: DeleteMonitoredDocument,
        variables: { id, subscriptionId },
        requestHeaders: requestHeaders(),
      }),
    ),
  setAlertAction: ({ client }: Line) =>
    asked(() =>
      client.request({
        document: SetAlertActionDocument,
        variables: { id, alertId, action: { actionItem: 'tell-bank', completed: true, completedOn } },
        requestHeaders: requestHeaders(),
      }),
    ),
  completeAlert: ({ client }: Line) =>
    asked(() =>
      client.request({
        document: CompleteAlertDocument,
        variables: { id, alertId, changes: { completed: true, completedOn } },
        requestHeaders: requestHeaders(),
      }),
    ),
};
