import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { toUuid } from '#sandbox/ids.ts';
import { noToken, type Subscriptions } from '#schema/rest/monitoring.ts';
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

import { type Line, startLine } from './line.ts';

const noon = '2026-06-01T12:00:00.000Z';
const lost = /fetch|NO_ANSWER|insurer/i;
const idAt = (login: string) => toUuid(`user:${login}`);

let line: Line;
beforeAll(async () => {
  line = await startLine({ deadlineMs: 5_000, partner: 'owl' });
});
afterEach(() => line.clear());
afterAll(() => line.close());

const signIn = async (login: string) => line.signedInWith(await line.tokenOf(login));
const requestHeaders = (key: string = randomUUID()) => keyed(key);

/** Reads the items that the insurer holds: name, mask and number of open alerts. */
async function held(login: string) {
  const { body } = await line.insurerSays(`/owl/subscribers/${idAt(login)}/subscriptions?active=true`);
  const items = (body as Subscriptions).subscriptions.flatMap(({ items }) => items);
  return items.map(({ friendlyName, displayValue, alerts }) => [friendlyName, displayValue, alerts.length]);
}

describe('monitored data, from the app to the insurer,', () => {
  it('begins with a subscription and its first scan', async () => {
    await signIn('new@owl.test');
    const id = idAt('new@owl.test');
    const partnerId = toUuid('partner:owl');

    expect(
      await line.client.request({
        document: SubscribeDocument,
        variables: { id, partnerId },
        requestHeaders: requestHeaders(),
      }),
    ).toMatchObject({ subscribe: { subscribed: true, initialScan: false } });
    expect(await line.client.request({ document: ScanDocument, variables: { id } })).toMatchObject({
      scan: { initialScan: true, found: 2 },
    });

    expect(await held('new@owl.test')).toEqual([
      ['Email address', 'ne*@owl.test', 1],
      ['Mobile phone', expect.stringMatching(/^\*{8}\d{4}$/), 1],
    ]);
  });

  it('completes the scan despite a lost answer, and the next scan reports the same', async () => {
    await signIn('new@owl.test');
    const scan = () => line.client.request({ document: ScanDocument, variables: { id: idAt('new@owl.test') } });
    await line.raise({ path: '/owl/subscribers/*/scan', lost: true, times: 1 });

    await expect(scan()).rejects.toThrow(lost);

    expect(await scan()).toMatchObject({ scan: { initialScan: true, found: 2 } });
    expect(await held('new@owl.test')).toHaveLength(2);
  });

  describe('with a subscription', () => {
    const id = idAt('olga@owl.test');
    beforeAll(() => signIn('olga@owl.test'));

    const add = (key: string) =>
      line.client.request({
        document: AddMonitoredDocument,
        variables: {
          id,
          type: 'IBAN',
          item: { displayName: 'Savings', displayValue: '***********7947', value: 'NO9386011117947', token: noToken },
        },
        requestHeaders: requestHeaders(key),
      });

    it('adds an item once if it is sent again after a lost answer, then renames and deletes it', async () => {
      const key = randomUUID();
      await line.raise({ path: '/owl/subscribers/*/subscriptions/*', lost: true, times: 1 });

      await expect(add(key)).rejects.toThrow(lost);
      const { addMonitored } = await add(key);
      const subscriptionId = addMonitored.id;
      expect(await held('olga@owl.test')).toContainEqual(['Savings', '***********7947', 0]);

      expect(
        await line.client.request({
          document: RenameMonitoredDocument,
          variables: { id, subscriptionId, displayName: 'Reserve' },
          requestHeaders: requestHeaders(),
        }),
      ).toMatchObject({ renameMonitored: { id: subscriptionId, friendlyName: 'Reserve' } });
      expect(await held('olga@owl.test')).toContainEqual(['Reserve', '***********7947', 0]);

      expect(
        await line.client.request({
          document: DeleteMonitoredDocument,
          variables: { id, subscriptionId },
          requestHeaders: requestHeaders(),
        }),
      ).toEqual({ deleteMonitored: true });
      expect((await held('olga@owl.test')).map(([name]) => name)).not.toContain('Reserve');
    });

    it('adds no item if the request was lost', async () => {
      const before = await held('olga@owl.test');
      await line.raise({ path: '/owl/subscribers/*/subscriptions/*', network: true, times: 1 });

      await expect(add(randomUUID())).rejects.toThrow(lost);

      expect(await held('olga@owl.test')).toEqual(before);
    });

    it('opens a frame for a card number', async () => {
      const { createTokenFrame } = await line.client.request({
        document: CreateTokenFrameDocument,
        variables: { id, origin: 'http://owl.localhost:4000', css: 'color: #111' },
      });

      const page = await fetch(createTokenFrame.url);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('autocomplete="cc-number"')]);
    });

    it('completes a step of an action plan, and the alert', async () => {
      const alertId = toUuid('owl-alert:passport-1');
      const variables = { id, alertId };

      expect(await line.client.request({ document: OwlAlertDocument, variables })).toMatchObject({
        owlAlert: [{ alertId, title: 'A scan of it is for sale', completed: false, completedOn: null }],
      });
      expect(await line.client.request({ document: OwlActionsDocument, variables })).toMatchObject({
        owlActions: {
          alertId,
          actions: [{ actionItem: 'report-it' }, { actionItem: 'tell-police' }, { actionItem: 'tell-bank' }],
          completed: ['report-it'],
        },
      });
      expect(
        await line.client.request({
          document: SetAlertActionDocument,
          variables: { ...variables, action: { actionItem: 'tell-bank', completed: true, completedOn: noon } },
          requestHeaders: requestHeaders(),
        }),
      ).toMatchObject({ setAlertAction: { completed: ['report-it', 'tell-bank'] } });
      expect(
        await line.client.request({
          document: CompleteAlertDocument,
          variables: { ...variables, changes: { completed: true, completedOn: noon } },
          requestHeaders: requestHeaders(),
        }),
      ).toMatchObject({ completeAlert: { alertId, completed: true, completedOn: noon } });

      expect(await held('olga@owl.test')).toContainEqual(['Passport', '*****4821', 0]);
    });
  });
});
