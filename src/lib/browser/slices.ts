import { boolean, enums, type Infer, nullable, number, record, string, type, unknown } from 'superstruct';

import { Access } from '#schema/rest/session.ts';
import { ThemeConfig } from '#schema/theme.ts';

import type { Slice } from './storage.ts';

// What is kept between pages, an allow-list. In local storage there is no token and nothing about a person; the names are
// the specification's. Change a struct, raise its version.

const slice = <Value>(name: string, version: number, struct: Slice<Value>['struct']): Slice<Value> => ({
  name,
  version,
  struct,
});

/** Session storage. */
export const accessToken = slice<string>('accessToken', 1, string());

const SessionRecord = type({
  id: string(),
  agentId: nullable(string()),
  partnerId: string(),
  roles: Access.schema.roles,
  accessProfile: Access.schema.accessProfile,
  entrance: enums(['user', 'widget']),
  signedInAt: number(),
});
/** Session storage: who is signed in and what they may do. */
export const session = slice<Infer<typeof SessionRecord>>('session', 1, SessionRecord);

const AuthRecord = type({ authenticated: boolean(), partnerId: string() });
/** Local storage: what decides the first screen. */
export const auth = slice<Infer<typeof AuthRecord>>('auth', 1, AuthRecord);

/** Local storage: the code of the language a person chose. */
export const language = slice<string>('language', 1, string());

const AppRecord = type({ partnerId: string(), buildNo: number() });
/** Local storage: whose portal this was, and which build. */
export const app = slice<Infer<typeof AppRecord>>('app', 1, AppRecord);

const ThemeRecord = type({ theme: ThemeConfig, timestamp: number() });
/** Local storage: the theme, for a day and the same build. */
export const theme = slice<Infer<typeof ThemeRecord>>('theme', 4, ThemeRecord);

const AccountRecord = type({ language: string(), locale: string(), employee: number(), mfaEnabled: boolean() });
/** Local storage: what the customer's account says of how to serve them. */
export const account = slice<Infer<typeof AccountRecord>>('account', 1, AccountRecord);

/** Session storage: whether data of the customer is monitored (spec P-15.03). */
export const subscribed = slice<boolean>('subscribed', 1, boolean());
/** Session storage: whether the first scan for it has been made (spec P-15.04). */
export const initialScan = slice<boolean>('initialScan', 1, boolean());

const OwnDraftsRecord = record(string(), string());
/** Session storage: which of the drafts of a flow is this tab's. */
export const ownDrafts = slice<Infer<typeof OwnDraftsRecord>>('ownDrafts', 1, OwnDraftsRecord);

const DraftsRecord = record(string(), record(string(), unknown()));
/** Local storage: wizards that were not finished, by whose they are and which. What is in one, its wizard knows. */
export const drafts = slice<Infer<typeof DraftsRecord>>('drafts', 2, DraftsRecord);
