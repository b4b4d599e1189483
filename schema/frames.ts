import { enums, type Infer, literal, nonempty, number, object, string, union } from 'superstruct';

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
