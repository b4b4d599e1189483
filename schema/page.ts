import { array, type Infer, nullable, number, optional, record, string, type, unknown } from 'superstruct';

import { Client } from './rest/client.ts';
import { ThemeConfig } from './theme.ts';

/** Messages compiled to what FormatJS formats without a parser: id → text or parts. */
export const Messages = record(string(), unknown());

/**
 * What the gateway knows when it serves the page and writes into it, as JSON in `<script id="page">`. What it could not learn
 * is null, and the app asks for it itself.
 */
export const PageData = type({
  /** Milliseconds since the epoch by the server's clock, when the page was made. */
  now: number(),
  client: nullable(Client),
  /** Of the language that this browser chose or speaks: en, es, fr, … */
  code: string(),
  /** Where the `FirstScreen` of this theme and language is, with the hash of what is in it. */
  firstScreen: nullable(string()),
  /** Every translation file there is, theme/name or name → its address with the hash of what is in it. */
  translations: record(string(), string()),
  themes: array(string()),
  /** Of a widget's page: the origins that may be around it. */
  frameAncestors: optional(array(string())),
});
export type PageData = Infer<typeof PageData>;

/** What the first screen needs of the build's files, as one file that a browser keeps. */
export const FirstScreen = type({
  theme: nullable(ThemeConfig),
  /** The texts of the first screen; all of them are in their own file. */
  texts: nullable(type({ code: string(), messages: Messages })),
});
export type FirstScreen = Infer<typeof FirstScreen>;

/** What the app starts with. */
export type Page = Omit<PageData, 'firstScreen'> & FirstScreen;

/** Which texts are those of the first screen: whole ids, or beginnings that end in a dot. The screen and its errors, no more. */
export const firstScreenTexts = [
  'app.',
  'shell.',
  'signIn.',
  'session.',
  'validation.',
  'errors.general',
  'errors.invalid_code',
  'errors.too_many_attempts',
  'errors.expired_code',
  'errors.missing_phone_number',
  'errors.incorrect_credentials',
  'errors.access_denied',
  'errors.account_not_found',
  'errors.user_not_found',
  'errors.mfa_invalid_code',
  'errors.no_answer',
  'errors.offline',
  'errors.answer_late',
  'errors.answer_unreadable',
  'errors.overloaded',
  'errors.too_many_requests',
  'errors.unauthorized_session',
  'errors.unauthorized_access',
  'errors.unknown',
  'errors.partner_not_found',
  'errors.system_config_not_setup',
];
