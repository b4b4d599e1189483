/**
 * The report of a lost bag. `tripId` and `flightId`, `description`, and `image` are empty if not given.
 *
 * `reportedOn` is an instant, ISO 8601 in UTC, and `reportedOnLocal` the local time at that place, `YYYY-MM-DD HH:mm`.
 * `image` is a data URL, or an address at the insurer.
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

/** Returns the changed fields. A moment and a flight each span several fields, which are sent together. */
export function getBagChanges(known: NewBag | null, entered: NewBag): Partial<NewBag> {
  const changed = parts.filter((part) => part.some((field) => entered[field] !== known?.[field]));
  return Object.fromEntries(changed.flat().map((field) => [field, entered[field]]));
}

const parts = [['pir'], ['tripId', 'flightId'], ['reportedOn', 'reportedOnLocal'], ['description'], ['image']] as const;
