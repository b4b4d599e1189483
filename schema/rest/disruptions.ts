import { enums, type Infer, nullable, object, optional, size, string, type } from 'superstruct';

import { id } from './common.ts';
import { writtenDateTime } from './moments.ts';

const what = {
  alertType: enums(['DELAY', 'CANCELLATION']),
  delayDate: optional(nullable(writtenDateTime)),
};

/** POST /travel/flights/notify-alert */
export const NewAlert = object({ ...what, tripId: id, flightId: id });
export type NewAlert = Infer<typeof NewAlert>;

/** POST /travel/trips/{tripId}/flights/{flightId}/alert, sent by agents for a customer. */
export const WhichFlight = object({ tripId: id, flightId: id });
export const AgentAlert = object({ ...what, reason: optional(nullable(size(string(), 0, 1000))) });
export type AgentAlert = Infer<typeof AgentAlert>;

/** The answer to both. */
export const AlertSent = type({ alertId: id });
export type AlertSent = Infer<typeof AlertSent>;
