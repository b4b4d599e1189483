import { type Infer, number, object, optional, record, string } from 'superstruct';

/**
 * The body of every refusal, from the insurer to the gateway and, as `extensions`, from the gateway to the app. An
 * `object`, not a `type`, so that masking with it removes all other keys.
 */
export const Refusal = object({
  status: number(),
  code: optional(string()),
  type: optional(string()),
  title: optional(string()),
  body: optional(string()),
  fields: optional(record(string(), string())),
  message: optional(string()),
});
export type Refusal = Infer<typeof Refusal>;

type Entry = {
  status: number;
  reaction: 'warning' | 'field' | 'end session' | 'force logout' | 'unanswered';
  /** The field that a `field` code belongs to; without it, the keys of the body's `fields`. */
  field?: string;
};

const warning = (status: number) => ({ status, reaction: 'warning' }) as const;
const endsSession = { status: 401, reaction: 'end session' } as const;
const ofField = (status: number, field: string) => ({ status, reaction: 'field', field }) as const;
const ofFields = { status: 400, reaction: 'field' } as const;

/** The insurer's 96 codes, each with its status and the reaction of the app. */
export const insurerCodes = {
  PAYOUT_METHOD_IN_USE: warning(400),
  PAYOUT_SERVICE_NOT_CONFIGURED: warning(400),
  MFA_INVALID_CODE: warning(400),
  POLICY_TOO_MANY_USES: warning(400),
  POLICY_EXPIRED: warning(400),
  POLICY_INACTIVE: warning(400),
  CONFIG_MISSING: warning(400),
  GENERAL_400: warning(400),
  NO_PASSENGER: warning(400),
  MISSING_PHONE_NUMBER: ofField(400, 'mobilePhoneNumber'),
  MISSING_LOCALE: warning(400),
  PHONE_NUMBER_NOT_INTERNATIONAL: warning(400),
  INVALID_PASSWORD: warning(400),
  MISSING_PARAMS: warning(400),
  INVALID_ROLES: warning(400),
  SYSTEM_CONFIG_NOT_SETUP: warning(400),
  PROPOSITION_MISSING: warning(400),
  PROPOSITION_INVALID: warning(400),
  INVALID_PRODUCTS: warning(400),
  INVALID_PARAMS: ofFields,
  FAILED_VALIDATION: ofFields,
  HTTP_MISSING_IN_URL: warning(400),
  INVALID_USER_DETAILS: warning(400),
  INVALID_CODE: ofField(400, 'code'),
  TOO_MANY_ATTEMPTS: ofField(400, 'code'),
  EXPIRED_CODE: ofField(400, 'code'),
  SESSION_INVALID_CODE: warning(400),
  INVALID_ENTITLEMENT: warning(400),
  POLICY_INVALID: warning(400),

  MFA_SESSION_EXPIRED: endsSession,
  UNAUTHORIZED_ACCESS: endsSession,
  INCORRECT_CREDENTIALS: endsSession,
  ACCESS_DENIED: endsSession,
  REQUIRES_ELEVATED_ROLE: endsSession,

  MFA_INVALID_USER: warning(403),
  FLIGHT_NOT_PERMITTED: warning(403),
  RESOLUTION_PENDING: warning(403),

  TRIP_NOT_FOUND: warning(404),
  PASSENGER_NOT_FOUND: warning(404),
  FLIGHT_NOT_FOUND: warning(404),
  ALERT_NOT_FOUND: warning(404),
  RESOLUTION_NOT_FOUND: warning(404),
  BOOKING_ID_NOT_FOUND: warning(404),
  LOUNGE_BOOKING_NOT_FOUND: warning(404),
  LOUNGE_ID_NOT_FOUND: warning(404),
  PAYOUT_NOT_FOUND: warning(404),
  LINK_NOT_FOUND: warning(404),
  USER_NOT_FOUND: warning(404),
  ACCOUNT_NOT_FOUND: warning(404),
  PARTNER_NOT_FOUND: warning(404),
  PRODUCT_NOT_FOUND: warning(404),
  CODE_NOT_FOUND: warning(404),
  PAYMENT_METHOD_NOT_FOUND: warning(404),
  PROPOSITION_NOT_FOUND: warning(404),
  POLICY_NOT_FOUND: warning(404),
  NO_DEFAULT_PROPOSITION: warning(404),
  NO_ALERT_EXISTS: warning(404),
  BAG_NOT_FOUND: warning(404),
  SESSION_NOT_FOUND: { status: 404, reaction: 'force logout' },
  FLIGHT_SCHEDULE_NOT_FOUND: ofField(404, 'flightNumber'),

  DUPLICATE_FLIGHT: warning(409),
  FLIGHT_ALREADY_BOOKED: warning(409),
  FLIGHT_ALERTED: warning(409),
  CREATE_CUSTOMER_ACCOUNT_FAILED: warning(409),
  EMAIL_ALREADY_USED: warning(409),
  SUBSCRIPTION_FULL: warning(409),
  FLIGHT_OUT_OF_DATE_RANGE: warning(409),
  ALREADY_ASSIGNED: warning(409),
  DUPLICATE_ENTRY: warning(409),
  NO_AVAILABLE_LOUNGES: warning(409),
  NO_AVAILABLE_HOTELS: warning(409),
  MAX_TRIPS_EXCEEDED: warning(409),
  INVALID_FLIGHT_NUMBER: ofField(409, 'flightNumber'),
  INVALID_DATE: ofField(409, 'embarkDate'),
  FLIGHT_TOO_SOON: ofField(409, 'embarkDate'),
  NO_DEFAULT_PASSENGER: warning(409),
  NO_ALTERNATE_FLIGHTS: warning(409),
  NO_TRIPS_FOR_FLIGHT: warning(409),
  ALREADY_EXISTS: warning(409),
  INVALID_RESOLUTION_TYPE: warning(409),
  NO_FLIGHT_FOR_DATE: warning(409),
  INVALID_PASSENGER: warning(409),
  EMAIL_EXISTS: warning(409),
  LINK_ALREADY_USED: warning(409),
  PHONE_NUMBER_EXISTS: warning(409),
  USER_EXISTS: warning(409),
  IN_USE: warning(409),
  PAYOUT_EXITS: warning(409),
  DUPLICATE_PASSENGER: warning(409),
  CLAIMS_EXCEEDED: warning(409),
  MAX_ACCOUNT_PASSENGERS_EXCEEDED: warning(409),

  AUTHORIZATION_FAILED: warning(500),
  PAYOUT_SERVICE_ERROR: warning(500),
  NO_RESOLUTION_HANDLER: warning(500),
  CONFIG_ERROR: warning(500),
  VENDOR_ERROR: warning(500),
} as const satisfies Record<string, Entry>;

/**
 * Codes between app, gateway and insurer that the specification does not list. `unanswered`: the outcome is unknown.
 */
export const wireCodes = {
  REQUEST_RUNNING: { status: 409, reaction: 'unanswered' },
  KEY_REUSED: warning(422),
  TOO_MANY_REQUESTS: warning(429),
  ANSWER_UNREADABLE: { status: 502, reaction: 'unanswered' },
  NO_ANSWER: { status: 503, reaction: 'unanswered' },
  OVERLOADED: { status: 503, reaction: 'unanswered' },
  ANSWER_LATE: { status: 504, reaction: 'unanswered' },
} as const satisfies Record<string, Entry>;

export const catalogue = { ...insurerCodes, ...wireCodes };

export type Code = keyof typeof catalogue;

/** Refusals without a code: the condition, and the kind of reaction. */
export const codelessClasses = {
  /** Type Payments: each key of `fields` is wrong. */
  payments: { status: 422, reaction: 'fields' },
  /** Type B2BError: a dialog with `title` and `body`. */
  b2b: { status: 'any', reaction: 'dialog' },
  /** An empty body: the session is over. */
  bare401: { status: 401, reaction: 'end session' },
  /** Shows the message unchanged. */
  message: { status: 'any', reaction: 'error' },
  /** Shows 'Unknown error'. */
  nothing: { status: 'any', reaction: 'error' },
} as const;

export function isCode(code: string | undefined): code is Code {
  return code !== undefined && Object.hasOwn(catalogue, code);
}

type CodeTextId = 'errors.invalid_date_time' | `errors.${Lowercase<Exclude<Code, 'INVALID_DATE'>>}`;

/**
 * Returns the id of a code's text: `errors.` and the code in lower case, except for one code that the specification
 * names differently.
 */
export const textOfCode = (code: Code): CodeTextId =>
  code === 'INVALID_DATE' ? 'errors.invalid_date_time' : (`errors.${code.toLowerCase()}` as CodeTextId);
