/** The travellers of a trip and the one who is called for all of them; null if none is. */
export type Travelling = { passengerIds: readonly string[]; delegatedPassengerId: string | null };

/** Keeps one Idempotency-Key until the outcome is known. */
export type Attempt = Travelling & { key: string };

/** Clears the delegated passenger if they no longer travel. */
export const toTravelling = ({ passengerIds, delegatedPassengerId }: Travelling): Travelling => ({
  passengerIds,
  delegatedPassengerId: passengerIds.find((id) => id === delegatedPassengerId) ?? null,
});

/** Ignores the order of passengers. */
export const isSame = (one: Travelling, other: Travelling): boolean =>
  one.delegatedPassengerId === other.delegatedPassengerId &&
  one.passengerIds.length === other.passengerIds.length &&
  one.passengerIds.every((id) => other.passengerIds.includes(id));

/** Reuses the attempt if the same travellers are sent again while its outcome is unknown. */
export function toAttempt(
  { attempt, newKey }: { attempt: Attempt | null; newKey: () => string },
  chosen: Travelling,
): Attempt {
  const travelling = toTravelling(chosen);
  return attempt && isSame(attempt, travelling) ? attempt : { ...travelling, key: newKey() };
}
