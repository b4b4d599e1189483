import { boolean, enums, type Infer, nullable, number, record, string, type, unknown } from 'superstruct';

import { Access } from '#schema/rest/session.ts';
import { ThemeConfig } from '#schema/theme.ts';

import type { Slice } from './storage.ts';

// Allow-list of stored values. Local storage contains neither tokens nor personal data; the names are prescribed by the
// specification. Raise the version when a struct changes.

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
/** Session storage: the signed-in user and their rights. */
export const session = slice<Infer<typeof SessionRecord>>('session', 1, SessionRecord);

const AuthRecord = type({ authenticated: boolean(), partnerId: string() });
/** Local storage: determines the first screen. */
export const auth = slice<Infer<typeof AuthRecord>>('auth', 1, AuthRecord);

/** Local storage: code of the chosen language. */
export const language = slice<string>('language', 1, string());

const AppRecord = type({ partnerId: string(), buildNo: number() });
/** Local storage: partner and build of the last visit. */
export const app = slice<Infer<typeof AppRecord>>('app', 1, AppRecord);

const ThemeRecord = type({ theme: ThemeConfig, timestamp: number() });
/** Local storage: the theme, valid for a day and the same build. */
export const theme = slice<Infer<typeof ThemeRecord>>('theme', 4, ThemeRecord);

const AccountRecord = type({ language: string(), locale: string(), employee: number(), mfaEnabled: boolean() });
/** Local storage: account settings that affect the portal. */
export const account = slice<Infer<typeof AccountRecord>>('account', 1, AccountRecord);

/** Session storage: whether data of the customer is monitored. */
export const subscribed = slice<boolean>('subscribed', 1, boolean());
/** Session storage: whether the first scan for it has been made. */
export const initialScan = slice<boolean>('initialScan', 1, boolean());

const OwnDraftsRecord = record(string(), string());
/** Session storage: this tab's drafts by flow. */
export const ownDrafts = slice<Infer<typeof OwnDraftsRecord>>('ownDrafts', 1, OwnDraftsRecord);

const DraftsRecord = record(string(), record(string(), unknown()));
/** Local storage: unfinished wizards by owner and wizard. The wizard validates the content. */
export const drafts = slice<Infer<typeof DraftsRecord>>('drafts', 2, DraftsRecord);
