import { array, enums, type Infer, nullable, object, optional, size, string, type } from 'superstruct';

import { id } from './common.ts';
import { instant, writtenDateTime } from './moments.ts';
import { int } from './values.ts';

export const mostAttachments = 20;

const reference = optional(nullable(id));
const words = optional(nullable(string()));

const Attachment = type({
  attachmentId: id,
  name: string(),
  url: string(),
  /** In bytes. */
  size: optional(nullable(int)),
});
export type Attachment = Infer<typeof Attachment>;

/** GET /travel/luggage/lost/bags and /{bagId}. Unknown statuses are possible and are shown by their name. */
export const LostBag = type({
  bagId: id,
  status: string(),
  /** The airline's property irregularity report. */
  pir: string(),
  /** The flight on which the bag was lost. */
  tripId: reference,
  flightId: reference,
  reportedOn: instant,
  reportedOnLocal: string(),
  description: words,
  image: words,
  attachments: array(Attachment),
});
export type LostBag = Infer<typeof LostBag>;

const bag = {
  tripId: reference,
  flightId: reference,
  description: words,
  /** A small picture as a data URL; null removes it. */
  image: words,
  /** Both or neither must be set; without them the moment is now. */
  reportedOn: optional(nullable(instant)),
  reportedOnLocal: optional(nullable(writtenDateTime)),
};

/** POST /travel/luggage/lost/bags. Accepts texts of any format, because the insurer has codes for invalid ones. */
export const NewBag = object({ pir: string(), ...bag });
export type NewBag = Infer<typeof NewBag>;

/** GET, PATCH and DELETE /travel/luggage/lost/bags/{bagId} */
export const WhichBag = object({ bagId: id });

/** POST /travel/luggage/lost/bags/{bagId}/attachments?name, a form with one `file`. */
export const AttachmentName = object({ name: size(string(), 1, 255) });

export const Attached = type({ attachmentId: id, name: string() });
export type Attached = Infer<typeof Attached>;

/** PATCH /travel/luggage/lost/bags/{bagId}: missing fields stay unchanged. */
export const BagChanges = object({
  pir: optional(string()),
  ...bag,
  status: optional(enums(['BAG_UPDATED_DETAILS'])),
});
export type BagChanges = Infer<typeof BagChanges>;
