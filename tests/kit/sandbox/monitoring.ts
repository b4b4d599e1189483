import { randomUUID } from 'node:crypto';

import type { MonitoredItem, Subscriptions, TokenFrame } from '#schema/rest/monitoring.ts';

import type { Insurer } from './insurer.ts';

export const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });

export const origin = 'http://owl.localhost:4000';

/** Signs a subscriber in at the REST API. */
export async function openSubscriber(insurer: Insurer, login: string) {
  const caller = await insurer.as(login);
  const root = `/owl/subscribers/${caller.userId}`;
  const list = async (path = '?active=true') =>
    ((await caller.get(`${root}/subscriptions${path}`)).body as Subscriptions).subscriptions;

  return {
    ...caller,
    root,
    list,
    /** Returns the items of one type. */
    itemsOf: async (type: string) => (await list()).find(({ dataType }) => dataType === type)?.items ?? [],
    itemNamed: async (name: string): Promise<MonitoredItem> => {
      const item = (await list()).flatMap(({ items }) => items).find(({ friendlyName }) => friendlyName === name);
      if (!item) throw new Error(`There is no item ${name}`);
      return item;
    },
    add: (type: string, item: object, key?: string) => caller.post(`${root}/subscriptions/${type}`, item, keyed(key)),
    rename: (id: string, displayName: string) => caller.patch(`${root}/subscriptions/${id}`, { displayName }, keyed()),
    remove: (id: string, key?: string) => caller.remove(`${root}/subscriptions/${id}`, keyed(key)),
    /** Opens a card frame, and returns its path. */
    openFrame: async (css = ''): Promise<string> => {
      const { body } = await caller.post(`/tokeniser/http/generate/${caller.userId}`, { origin, css });
      return new URL((body as TokenFrame).url).pathname;
    },
  };
}

/** Types a card number into a frame. */
export async function typeCard({ sandbox }: Insurer, frame: string, number: string) {
  const { statusCode, payload } = await sandbox.app.inject({ method: 'POST', url: frame, payload: { number } });
  return { status: statusCode, body: JSON.parse(payload) as { token: string; displayValue: string; error?: string } };
}
