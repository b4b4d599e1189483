import { enums, type Infer, is, literal, nonempty, number, object, type Struct, string, union } from 'superstruct';

// Messages between windows of different origins. Each is checked for its origin and source before its shape.

/** From the portal in a frame to the page around it. Height in CSS pixels. */
export const HeightMessage = object({ type: literal('height'), height: number() });

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

export type HeightMessage = Infer<typeof HeightMessage>;
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
