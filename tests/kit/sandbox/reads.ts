import { array, is, type Struct } from 'superstruct';

import { Claim } from '#schema/rest/claims.ts';
import { InsuredItem } from '#schema/rest/items.ts';
import { LostBag } from '#schema/rest/luggage.ts';
import { Subscriber, Subscriptions } from '#schema/rest/monitoring.ts';
import { PayoutConfig, PayoutMethod } from '#schema/rest/payouts.ts';
import { Access } from '#schema/rest/session.ts';
import { Passenger, Trip } from '#schema/rest/trips.ts';
import { Policy, User } from '#schema/rest/users.ts';

export type Read = {
  path: (userId: string) => string;
  fits: (answer: unknown) => boolean;
  /** Whether the path names the owner; otherwise the session does. */
  named: boolean;
};

const named = <T, S>(path: (userId: string) => string, answer: Struct<T, S>): Read => ({
  path,
  fits: (value) => is(value, answer),
  named: true,
});
const own = <T, S>(path: string, answer: Struct<T, S>): Read => ({ ...named(() => path, answer), named: false });

/** Every read, with the expected answer. */
export const reads: Record<string, Read> = {
  E13: named((id) => `/platform/users/${id}`, User),
  E16: named((id) => `/platform/users/${id}/access`, Access),
  E17: named((id) => `/platform/users/${id}/policies`, array(Policy)),
  E31: named((id) => `/platform/payouts/methods?userId=${id}`, array(PayoutMethod)),
  E35: named((id) => `/platform/payouts/config?userId=${id}`, PayoutConfig),
  E39: named((id) => `/monitoring/subscribers/${id}`, Subscriber),
  E42: named((id) => `/owl/subscribers/${id}/subscriptions?active=true`, Subscriptions),
  E49: named((id) => `/owl/subscribers/${id}/subscriptions/alerts/?filter=complete`, Subscriptions),
  'E49 without the slash': named((id) => `/owl/subscribers/${id}/subscriptions/alerts?filter=complete`, Subscriptions),
  E51: own('/travel/luggage/lost/bags', array(LostBag)),
  E57: named((id) => `/travel/trips?userId=${id}`, array(Trip)),
  E65: own('/travel/passengers', array(Passenger)),
  E73: own('/platform/items', array(InsuredItem)),
  E77: own('/platform/items/views/item-alerts', array(Claim)),
};
