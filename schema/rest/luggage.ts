import { array, enums, type Infer, nullable, object, optional, string, type } from 'superstruct';

import { dateTime, id, instant } from './common.ts';

const reference = optional(nullable(id));
const words = optional(nullable(string()));

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
  attachments: array(type({ attachmentId: id, name: string(), url: string() })),
});
export type LostBag = Infer<typeof LostBag>;

const bag = {
  tripId: reference,
  flightId: reference,
  description: words,
  /** Together, or neither: what is not said is now. */
  reportedOn: optional(nullable(instant)),
  reportedOnLocal: optional(nullable(dateTime)),
};

/** POST /travel/luggage/lost/bags. Texts of any shape: what is wrong with one has a code of its own. */
export const NewBag = object({ pir: string(), ...bag });
export type NewBag = Infer<typeof NewBag>;

/** GET, PATCH and DELETE /travel/luggage/lost/bags/{bagId} */
export const WhichBag = object({ bagId: id });

/** PATCH /travel/luggage/lost/bags/{bagId}: what is not given stays. */
export const BagChanges = object({
  pir: optional(string()),
  ...bag,
  status: optional(enums(['BAG_UPDATED_DETAILS'])),
});
export type BagChanges = Infer<typeof BagChanges>;
