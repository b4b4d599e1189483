import { enums, type Infer, is, literal, nonempty, number, object, type Struct, string, union } from 'superstruct';

// Messages between windows of different origins. Each is checked for its origin and source before its shape.

/** Rises when a message changes in a way that an existing host would misread. A new type of message or a new reason does not. */
export const portalMessageVersion = 1;

const version = literal(portalMessageVersion);

/** From the portal in a frame to the page around it. `height` is in CSS pixels, `endsAt` an instant in ISO 8601. */
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

/** From the payout supplier's frame to the portal. */
export const PayoutFrameMessage = object({ status: enums(['completed', 'cancelled']) });

/** From the tokeniser's card frame to the portal. */
export const CardFrameMessage = union([
  object({ type: enums(['focus', 'blur']) }),
  object({ type: literal('error'), error: enums(['required', 'invalidCardNumber']) }),
  object({ type: literal('token'), token: nonempty(string()), displayValue: string() }),
]);

/** From the portal to the card frame. */
export const CardFrameRequest = object({ type: literal('submit') });

export type PortalMessage = Infer<typeof PortalMessage>;
export type PayoutFrameMessage = Infer<typeof PayoutFrameMessage>;
export type CardFrameMessage = Infer<typeof CardFrameMessage>;

/** A message that fits, or null. What another window sends may be made so that looking at it throws. */
export function frameMessage<Message>(struct: Struct<Message, unknown>, data: unknown): Message | null {
  try {
    return is(data, struct) ? data : null;
  } catch {
    return null;
  }
}
