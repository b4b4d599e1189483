/** `maxInsured`: how many people the policy insures on a trip; 0 means no maximum. */
type Carrying = { flights: readonly { totalPassengers: number }[]; maxInsured: number };

/**
 * Returns how many people can travel: the smallest maximum of the policy and of each flight, because everyone takes all
 * flights.
 */
export const getMaxTravellers = ({ flights, maxInsured }: Carrying): number =>
  Math.min(
    maxInsured > 0 ? maxInsured : Number.POSITIVE_INFINITY,
    ...flights.map(({ totalPassengers }) => totalPassengers),
  );

/**
 * Returns the id of the text about the number of travellers, if it is wrong. An employee is exempt from the maximum.
 */
export function travellersProblem(
  count: number,
  { isEmployee, ...carrying }: Carrying & { isEmployee: boolean },
): 'validation.one_passenger' | 'validation.max_passengers' | null {
  if (count === 0) return 'validation.one_passenger';
  return isEmployee || count <= getMaxTravellers(carrying) ? null : 'validation.max_passengers';
}
