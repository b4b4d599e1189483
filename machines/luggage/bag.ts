/**
 * What a customer says of a bag that is lost. `tripId` and `flightId`, `description`, and `image` are empty where
 * nothing is said.
 *
 * `reportedOn` is an instant, ISO 8601 in UTC, and `reportedOnLocal` what clocks showed there then, `YYYY-MM-DD HH:mm`. `image` is a data URL, or wherever else the
 * insurer has one.
 */
export type NewBag = {
  pir: string;
  tripId: string;
  flightId: string;
  reportedOn: string;
  reportedOnLocal: string;
  description: string;
  image: string;
};

/** `size`: in bytes, if the insurer says it. */
export type Attachment = { attachmentId: string; name: string; size: number | null };

export type Bag = NewBag & { bagId: string; status: string; attachments: readonly Attachment[] };

/** What is otherwise in another description of it. A moment, or a flight, is said whole. */
export function changesTo(known: NewBag | null, entered: NewBag): Partial<NewBag> {
  const changed = parts.filter((part) => part.some((field) => entered[field] !== known?.[field]));
  return Object.fromEntries(changed.flat().map((field) => [field, entered[field]]));
}

const parts = [['pir'], ['tripId', 'flightId'], ['reportedOn', 'reportedOnLocal'], ['description'], ['image']] as const;
