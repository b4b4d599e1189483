import { array, type Infer, nullable, number, optional, record, string, type, unknown } from 'superstruct';

import { Client } from './rest/client.ts';
import { ThemeConfig } from './theme.ts';

/** Messages compiled for FormatJS, so that no parser is needed: id → text or parts. */
export const Messages = record(string(), unknown());

/** Data that the gateway writes into the page as JSON in `<script id="page">`. The app requests whatever is null. */
export const PageData = type({
  /** Milliseconds since the epoch by the server's clock, when the page was rendered. */
  now: number(),
  client: nullable(Client),
  /** Code of the language that this browser chose or requests: en, es, fr, … */
  code: string(),
  /** Address of the `FirstScreen` of this theme and language, with a content hash. */
  firstScreen: nullable(string()),
  /** All translation files: theme/name or name → address with a content hash. */
  translations: record(string(), string()),
  themes: array(string()),
  /** The origins that may frame a widget's page. */
  frameAncestors: optional(array(string())),
});
export type PageData = Infer<typeof PageData>;

/** The build's data for the first screen, in one file that a browser can cache. */
export const FirstScreen = type({
  theme: nullable(ThemeConfig),
  /** The texts of the first screen; another file contains all of them. */
  texts: nullable(type({ code: string(), messages: Messages })),
});
export type FirstScreen = Infer<typeof FirstScreen>;

export type Page = Omit<PageData, 'firstScreen'> & FirstScreen;

/**
 * Selects the texts of the first screen: complete ids, or prefixes that end in a dot. Only for the screen and its
 * errors.
 */
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
