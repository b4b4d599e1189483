import { array, enums, type Infer, nullable, object, optional, size, string, type } from 'superstruct';

import { id } from './common.ts';
import { instant, writtenDateTime } from './moments.ts';
import { int } from './values.ts';

/** Files that a lost bag may have. */
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

/** GET /travel/luggage/lost/bags and /{bagId}. A status nobody has heard of is possible and shown by its name. */
export const LostBag = type({
  bagId: id,
  status: string(),
  /** The airline's property irregularity report. */
  pir: string(),
  /** The flight that it was lost on. */
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
  /** A small picture as a data URL; null takes it away. */
  image: words,
  /** Together, or neither: what is not said is now. */
  reportedOn: optional(nullable(instant)),
  reportedOnLocal: optional(nullable(writtenDateTime)),
};

/** POST /travel/luggage/lost/bags. Texts of any shape: what is wrong with one has a code of its own. */
export const NewBag = object({ pir: string(), ...bag });
export type NewBag = Infer<typeof NewBag>;

/** GET, PATCH and DELETE /travel/luggage/lost/bags/{bagId} */
export const WhichBag = object({ bagId: id });

/** POST /travel/luggage/lost/bags/{bagId}/attachments?name, a form with one `file`. */
export const AttachmentName = object({ name: size(string(), 1, 255) });

/** What becomes of it. */
export const Attached = type({ attachmentId: id, name: string() });
export type Attached = Infer<typeof Attached>;

/** PATCH /travel/luggage/lost/bags/{bagId}: what is not given stays. */
export const BagChanges = object({
  pir: optional(string()),
  ...bag,
  status: optional(enums(['BAG_UPDATED_DETAILS'])),
});
export type BagChanges = Infer<typeof BagChanges>;
