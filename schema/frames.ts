import { enums, type Infer, is, literal, nonempty, number, object, type Struct, string, union } from 'superstruct';

// Messages between windows of different origins. Check the origin and source of each before its shape.

/**
 * Increase it when a message changes in a way that an existing host would misread. A new type of message or a new
 * reason does not count.
 */
export const portalMessageVersion = 1;

const version = literal(portalMessageVersion);

/** Sent by the portal in a frame to the page around it. `height` is in CSS pixels, `endsAt` an instant in ISO 8601. */
export const PortalMessage = union([
  object({ version, type: literal('ready') }),
  object({ version, type: literal('height'), height: number() }),
  object({ version, type: literal('session-ending'), endsAt: string() }),
  object({ version, type: literal('session-ended'), reason: enums(['timeout', 'unauthorized', 'signed-out']) }),
  object({
    version,
    type: literal('error'),
    reason: enums(['no-token', 'token-refused', 'no-answer', 'no-permission', 'not-found', 'crashed']),
  }),
]);

/** Sent by the payout supplier's frame to the portal. */
export const PayoutFrameMessage = object({ status: enums(['completed', 'cancelled']) });

/** Sent by the tokenizer's card frame to the portal. */
export const CardFrameMessage = union([
  // `enter`: the key was pressed in the field, which submits the form around the frame.
  object({ type: enums(['focus', 'blur', 'enter']) }),
  object({ type: literal('error'), error: enums(['required', 'invalidCardNumber']) }),
  object({ type: literal('token'), token: nonempty(string()), displayValue: string() }),
]);

/** Sent by the portal to the card frame. */
export const CardFrameRequest = object({ type: literal('submit') });

export type PortalMessage = Infer<typeof PortalMessage>;
export type PayoutFrameMessage = Infer<typeof PayoutFrameMessage>;
export type CardFrameMessage = Infer<typeof CardFrameMessage>;

/**
 * Returns the message if it fits the struct, otherwise null. An object from another window may throw when it is read.
 */
export function frameMessage<Message>(struct: Struct<Message, unknown>, data: unknown): Message | null {
  try {
    return is(data, struct) ? data : null;
  } catch {
    return null;
  }
}
