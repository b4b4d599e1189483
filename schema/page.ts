import { array, type Infer, nullable, number, record, string, type, unknown } from 'superstruct';

import { Client } from './rest/client.ts';
import { ThemeConfig } from './theme.ts';

/** Messages compiled to what FormatJS formats without a parser: id → text or parts. */
export const Messages = record(string(), unknown());

/**
 * What the gateway knows when it serves the page and writes into it, as JSON in `<script id="page">`, so that the first
 * screen asks for nothing. What it could not learn is null, and the app asks for it itself.
 */
export const Page = type({
  /** Milliseconds since the epoch by the server's clock, when the page was made. */
  now: number(),
  client: nullable(Client),
  theme: nullable(ThemeConfig),
  language: nullable(
    type({
      /** en, es, fr, … */
      code: string(),
      /** english, spanish, … */
      name: string(),
      /** The texts of the first screen; the rest are at `url`. */
      messages: Messages,
      url: string(),
    }),
  ),
  /** Every translation file there is, theme/name or name → its address with the hash of what is in it. */
  translations: record(string(), string()),
  themes: array(string()),
});
export type Page = Infer<typeof Page>;

/** Which texts are in the page: whole ids, or beginnings that end in a dot. The first screen and its errors, no more. */
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
