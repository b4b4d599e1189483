import type { DatasetName } from '#rules/datasets.ts';

/** The subject of a notice. A new attempt at it, or its success, removes the notice. */
export type Topic =
  | DatasetName
  | 'account'
  | 'bag'
  | 'bank'
  | 'bag details'
  | 'case'
  /** A business claim, in a dialog about it. */
  | 'claim'
  | 'dispute'
  | 'claim history'
  | 'claim payout'
  | 'disruption'
  | 'customer'
  | 'insurance'
  | 'item'
  | 'language'
  /** An item of monitored data, in the dialog that adds or changes it. */
  | 'monitored item'
  /** An option of a disruption, by its id. */
  | `option ${string}`
  /** An override by an agent. */
  | 'override'
  /** A policy of the partner, in the dialog that changes it. */
  | 'partner policy'
  /** The search for policies of the partner. */
  | 'partner policies'
  | 'passenger'
  | 'password'
  | 'payout'
  | 'permission'
  | 'preference'
  | 'registration'
  | 'session'
  | 'sign-in'
  | 'support'
  | 'two-step'
  /** A flow that was left while the outcome of its request was unknown. */
  | 'unfinished';

/** A text by its id, with its values. `general`: the general error text follows. */
export type Notice = {
  severity: 'success' | 'warning' | 'error';
  /** The id of a text. An `error` may have words of the insurer instead. */
  text: { id: string; values?: Record<string, string | number> } | { raw: string };
  general?: boolean;
  /** Problems of fields, without duplicates: ids of texts, or their part after `validation.`. */
  details?: readonly string[];
  about?: Topic;
};

/**
 * `reference`: the id of the failed call, in the gateway's log and at the insurer.
 * `call`: the address of a phone link. Its words are the body, and the dialog says what the call costs.
 */
export type Modal = { title: string; body: string; reference?: string; call?: string };

/** Topics without a place on screen: their screen is closed, or they concern every page. */
export const placeless: readonly (Topic | undefined)[] = [undefined, 'session', 'language', 'unfinished'];

export const replaces = (notice: Notice, other: Notice): boolean =>
  notice.about ? notice.about === other.about : JSON.stringify(notice) === JSON.stringify(other);

export const withoutTopics = (notices: readonly Notice[], topics: readonly Topic[]): Notice[] =>
  notices.filter(({ about }) => !about || !topics.includes(about));

export const saysTheSame = (one: Modal | null, other: Modal): boolean =>
  one?.title === other.title && one.body === other.body;
